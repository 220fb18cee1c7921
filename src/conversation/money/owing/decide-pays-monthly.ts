// "Vou pagar 100 por mês pra ele", of a debt that is kept: its parcels. "Quando termino?", behind it: the month of the last one.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { addMonths, wholeMonth } from '../../../finance/civil-date.ts';
import { reais } from '../../../finance/money.ts';
import { periodWords } from '../../../finance/replies/day-words.ts';
import { sameName } from '../../../finance/same-name.ts';
import type { Owed } from '../../../finance/towards-debt.ts';
import { say } from '../../decided.ts';
import { type Decision, IDLE_STATE } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { VALUE } from '../../wording/turn.ts';
import { COUNT, countSaid } from '../own-work/price-of-work.ts';
import { valueSaid } from '../value-said.ts';

const WHO = '(?:pr[ao]|para(?: [oa])?|ao?|com) (?:meu |minha )?';
const MONTHLY = pattern('i')`
  ^(?:(?:e|a[íi]|ent[ãa]o|eu|mas),? )*(?:vou|combinei(?: de)?|combinamos(?: de)?|fiquei de|consigo|quero|d[áa] pra|posso) (?:ir )?(?:pagar|pagando|dar|dando|mandar|mandando|devolver|devolvendo)
  (?: ${WHO}(?<before>[a-zà-ÿ]{2,20}))? (?:de )?${VALUE}(?: reais)? (?:por|todo|ao|cada|a cada) m[êe]s(?: ${WHO}(?<who>[a-zà-ÿ]{2,20}))?[.!]*$
`;
/** "Vou pagar o resto em 2 vezes". */
const IN_PARTS = pattern('i')`
  ^(?:(?:e|a[íi]|ent[ãa]o|eu|mas),? )*(?:(?:vou|combinei(?: de)?|combinamos(?: de)?|fiquei de) (?:pagar|devolver|dar)|devolvo|pago|vou devolvendo) (?:o resto|o que falta|el[ea]|isso|tudo)? ?em (?<parts>${COUNT}) ?(?:vezes|x|parcelas|meses)(?: de ${VALUE})?[.!]*$
`;
const WHEN_DONE = pattern('i')`
  ^(?:(?:e|mas|a[íi]|agora|ent[ãa]o),? )*(?:quando|em quanto tempo|em quantos meses|quantos meses) (?:(?:que|eu|é|vou|ele|ela|isso|faltam?|pra) )*(?:termin[oa]r?|acab[oa]r?|quit[oa]r?|zer[oa]r?)
  (?: (?:de pagar|de pagar (?:el[ea]|isso|tudo)|el[ea]|isso|tudo|(?:a |essa )?d[íi]vida))*\s*[?.!]*$
`;

/** When so much a month pays all of it. */
export function doneIn({ name, cents }: Owed, each: number, { asking, zone }: Situation): Decision {
  const parts = Math.ceil(cents / each);
  const today = localDate(asking.said, zone);
  const last = wholeMonth(addMonths(today, parts - 1));
  return say({
    text: [
      `Pagando ${reais(each)} por mês, você termina em `,
      { bold: parts === 1 ? '1 mês' : `${parts} meses` },
      `, ${periodWords(last, today)}: hoje faltam ${reais(cents)} (${name}).`,
    ],
  });
}

/** Undefined unless one debt without interest is meant. */
export function decidePaysMonthly(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const said = MONTHLY.exec(text.trim())?.groups;
  // As typed: of debts in general it is another question.
  const { body } = situation.message;
  const parts = countSaid(IN_PARTS.exec(text.trim())?.groups?.['parts'] ?? '');
  const asked = said === undefined && body.kind === 'text' && WHEN_DONE.test(body.text.trim());
  if (said === undefined && !asked && parts === undefined) return undefined;
  const { before, who = before, value = '' } = said ?? {};
  const owed = loaded.owed();
  const last =
    loaded.done?.debt ?? folded(loaded.lastEntry?.category === 'dividas' ? loaded.lastEntry.counterpart : '');
  const named = who === undefined || /^el[ea]$/i.test(who) ? undefined : who;
  const debt = owed.find(({ key, name }) => (named === undefined ? key === last : sameName(name, named)));
  // Of several, how they are paid off together is worked out.
  if (debt === undefined || (who === undefined && owed.length > 1)) return undefined;
  if (asked) return debt.parcelaCents === undefined ? undefined : doneIn(debt, debt.parcelaCents, situation);
  const cents = parts === undefined ? valueSaid(value, situation) : Math.ceil(debt.cents / parts);
  const told = loaded.debts().find(({ key }) => key === debt.key);
  if (cents === undefined || cents > debt.cents || told === undefined || told.value.monthlyRate !== undefined)
    return undefined;
  // What was paid since is off already, and is not taken off twice.
  const { parcelas: _, paid: __, ...plain } = told.value;
  const value_ = { ...plain, cents: debt.cents, parcelaCents: cents };
  const open = doneIn(debt, cents, situation);
  return {
    do: 'beside',
    calls: [{ tool: 'tell_money', args: { told: { kind: 'divida', key: debt.key, value: value_ } } }],
    open,
    next: IDLE_STATE,
  };
}
decidePaysMonthly.says = [IN_PARTS, MONTHLY, WHEN_DONE];
