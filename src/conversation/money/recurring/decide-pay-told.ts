// "Meu salário é 5 mil": what comes in every month, though no rhythm is said. It is kept like "ganho 5 mil por mês".

import { pattern, piece } from '../../../domain/pattern.ts';
import { recurringNamed } from '../../../tools/set-recurring.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { FIGURE } from '../../wording/typed-amount.ts';
import { decideRecurring, keepRecurring } from './decide-recurring.ts';

const NUMBER = piece`
  (?:
    ${FIGURE}k?|r\$|mil|k|e|reais|contos?|um|dois|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|doze|cem|
    [a-zà-ÿ]+(?:[cz]entos|nhentos|enta|inte|inta|nze|esseis|essete|oito|enove)
  )
`;
const VALUE = `(?:de |uns |umas |em )?(?<value>${NUMBER}(?: ${NUMBER}){0,6})`;
/** Pensions and grants may be paid as well as received. */
const PAY =
  '(?<pay>sal[áa]rio|ordenado|soldo|pr[óo][- ]?labore|aposentadoria|renda)(?: (?:l[íi]quid[oa]|mensal|fix[oa]))*';
const IS = '(?:(?:agora|hoje) )?(?:é|eh|e|t[áa]|est[áa]|são|fica|passou a ser)(?: (?:agora|hoje))?';
const PAY_TOLD = pattern('i')`
  ^(?:oi,? |olha,? )?(?:(?:o |a )?(?:meu|minha) ${PAY} ${IS} ${VALUE}|agora (?:eu )?(?:ganho|recebo) ${VALUE})
  (?: l[íi]quid[oa]s?)?(?:,? (?:por|todo|ao) m[êe]s| mensa(?:l|is))?[.!]*$
`;

/** "Recebo 3.400 líquido dia 5": of every month, since it has not come yet. */
const PAID_ON = pattern('i')`
  ^(?:eu )?(?:recebo|ganho) ${VALUE}(?: l[íi]quid[oa]s?| limpos?)?,? (?:(?:todo|no|sempre|cai|l[áa] pelo) )*(?<day>dia \d{1,2}|(?:quinto|5[ºo]) dia [úu]til)
  (?: (?:(?:de )?(?:cada|todo)|do) m[êe]s)?[.!]*$
`;

/** "Salário cai dia 5", where how much it is was said before. */
const COMES_ON = pattern('i')`
  ^(?:(?:e|ele|oi|ah),? )*(?:o |meu |o meu )?(?:sal[áa]rio|pagamento|ordenado) (?:cai|entra|sai|vem|chega|é pago)(?: (?:sempre|todo|no|l[áa] pelo))* (?<day>
    dia \d{1,2}|(?:quinto|5[ºo]) dia [úu]til
  )(?: (?:(?:de )?(?:cada|todo)|do) m[êe]s)?[.!]*$
`;
const EARNS = pattern('i')`
  (?<![a-zà-ÿ])(?:ganho|recebo|tiro|meu sal[áa]rio é(?: de)?|sal[áa]rio de) (?:uns |cerca de )?(?<value>(?:r\$ ?)?${FIGURE}(?: mil| reais)*)
  (?! ?(?:por|a|ao|na|no) (?:dia|hora|semana|quinzena))
`;
const MOST_SINCE = 8;

/** The pay with its day, out of two messages. */
function payInPieces(situation: Situation): Decision | undefined {
  const day = COMES_ON.exec(situation.text.trim())?.groups?.['day'];
  if (day === undefined) return undefined;
  for (const { text } of situation.loaded.spoken().slice(-MOST_SINCE).toReversed()) {
    const value = EARNS.exec(text)?.groups?.['value'];
    const dated = value === undefined ? undefined : reworded(situation, `salário ${value} todo ${day}`);
    if (dated?.understanding.intent === 'recurring_set') return decideRecurring(dated.understanding.slots, dated);
  }
  return undefined;
}

/** Undefined when no usual pay is told. The day of one that is already kept stays. */
export function decidePayTold(situation: Situation): Decision | undefined {
  const { text, loaded, read } = situation;
  const pieces = payInPieces(situation);
  if (pieces !== undefined) return pieces;
  const { pay = 'salário', value, day } = (PAY_TOLD.exec(text.trim()) ?? PAID_ON.exec(text.trim()))?.groups ?? {};
  if (value === undefined) return undefined;
  if (day !== undefined) {
    const dated = reworded(situation, `salário ${value} todo ${day}`);
    const { understanding: meant } = dated;
    return meant.intent === 'recurring_set' ? decideRecurring(meant.slots, dated) : undefined;
  }
  const words = /^renda$/i.test(pay) ? `ganho ${value} por mês` : `meu ${pay} é ${value} por mês`;
  const again = read(words);
  if (again.intent !== 'recurring_set' || again.slots.type !== 'income') return undefined;
  const { amount_cents: cents, description = pay } = again.slots;
  const known = recurringNamed(loaded.recurring(), description);
  if (known !== undefined && cents !== undefined)
    return keepRecurring({ ...known, value: { ...known.value, cents } }, situation);
  return decideRecurring(again.slots, reworded(situation, words, again));
}
decidePayTold.says = [COMES_ON, PAY_TOLD, PAID_ON];
