// "A Marta pagou só 100", right behind what was sold to her for more: so much came in, and the rest waits.

import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import { subjectWords } from '../../../finance/replies/entry-words.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { lastRan } from '../../load/said-before.ts';
import { localDate } from '../../local-time.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { AND } from '../../wording/openers.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { PAID_NOW } from '../../wording/ways-of-paying.ts';
import { recordCall } from '../entry/record-call.ts';
import { valueSaid } from '../value-said.ts';
import { dayTold } from './day-told.ts';
import { editCall } from './edit-call.ts';
import { lessOf } from './less-of.ts';
import { shareSaid } from './share-said.ts';

const CAME = pattern('i')`
  ^(?:(?:${TAKES_BACK}),? )*${AND}(?:[oa] )?(?<who>(?:(?:dona|seu|dra?|client[ea]|minha|meu) )?[a-zà-ÿ]{2,}) (?:j[áa] |s[óo] )*(?:me )?
  (?:pagou|deu|mandou|passou|acertou) (?<only>s[óo] |apenas )?(?<value>${TYPED_AMOUNT}|(?:a )?metade)
  (?<till>(?: s[óo]| por enquanto| at[ée] agora)*)${PAID_NOW}(?<later>,? (?:e )?(?:o )?(?:resto|restante) [^\d]{3,25})?
  (?:,? (?:e |mas )?(?:el[ea] )?(?:ficou|t[áa]|ainda)(?: me)? (?:devendo|deve) ${TYPED_AMOUNT})?
  (?<rest>,? (?:(?:e|mas|el[ea]|disse|falou|que|q|vai|ficou de|depois) )*(?:complet|inteir|acert)[a-zà-ÿ]+(?: [^\d]{3,25})?)?[.!]*$
`;

/** "Esse mês caiu só 800", of the 1200 that wait. */
const CAME_IN = '(?:caiu|veio|entrou|recebi|me (?:pagaram|pagou|mandou|deu)|chegou|depositou)';
const ONLY_CAME = pattern('i')`
  ^(?:(?:e|mas|s[óo] que|ah|esse m[êe]s|hoje|ontem|dessa vez|n[ãa]o),? )*(?:(?:s[óo]|apenas) ${CAME_IN}|${CAME_IN} (?:s[óo]|apenas)) (?<value>${TYPED_AMOUNT}|(?:a )?metade)(?: hoje| ontem| at[ée] agora| por enquanto)*[.!]*$
`;

/** "60 foi de sinal, o resto ela paga na entrega", of the 150 told as come. */
const SIGNAL = pattern('i')`
  ^${AND}(?:
    (?<value>${TYPED_AMOUNT}) (?:foi|era|[ée]|foram) (?:s[óo] )?(?:de |o |a )?(?:sinal|entrada|adiantamento)(?:,? (?:e |mas )?(?:o resto|o restante|a outra metade) [^\d?]{3,30})?|
    (?:(?:recebi|(?:el[ea]s? )?(?:me )?(?:deu|pagou|deram|pagaram)|entrou|caiu) )?(?:s[óo] )?(?<now>${TYPED_AMOUNT}|(?:a )?metade)(?: (?:agora|hoje|de entrada|[àa] vista))*,? (?:e |mas )?(?:o (?:resto|restante)|(?:a )?(?:outra )?metade) [^?]{3,40}
  )[.!]*$
`;

function onlyCame(situation: Situation): Decision | undefined {
  const words = situation.text.trim();
  const { now, value = now } = (ONLY_CAME.exec(words) ?? SIGNAL.exec(words))?.groups ?? {};
  const { lastEntry: last, spoken } = situation.loaded;
  if (value === undefined || last?.kind !== 'receita' || !lastRan(spoken()).includes('record_transaction'))
    return undefined;
  const cents = shareSaid(value, last.cents, situation);
  if (cents === undefined || cents >= last.cents) return undefined;
  const { description, category, counterpart, date, status } = last;
  const same = { kind: 'receita', description, category, ...(counterpart === '' ? {} : { counterpart }) } as const;
  const today = localDate(situation.asking.said, situation.zone);
  return status === 'paga'
    ? run(lessOf(last, last.cents - cents), recordCall({ ...same, date, cents: last.cents - cents, pending: true }))
    : run(lessOf(last, cents), recordCall({ ...same, date: today, cents, dueCents: 0 }));
}

/** "O resto ela paga na entrega": it waits already. */
const REST_WAITS = pattern('i')`
  ^${AND}(?:(?:o resto|o restante|a outra metade|o que falta),? (?:(?:el[ea]s?|[oa] [a-zà-ÿ]{2,}) )?(?:me )?(?:s[óo] )?(?:pagam?|v[ãa]i (?:pagar|mandar)|mandam?|passam?|depositam?|acertam?|fica|vem|d[áa]|[ée])|(?:o resto|o restante|a outra metade|o que falta)(?= n[ao] )|
  (?:el[ea]s? )?(?:(?:disse que|vai|ficou de) )*(?:pagar?|mandar?|passar?|depositar?|acertar?|d[áa]) (?:o resto|o restante|a outra metade|o que falta)) (?:s[óo] )?
  (?<when>(?:pr[ao]|n[ao]|quando|depois|dia|amanh[ãa]|semana|${WEEKDAY_NAMES})(?![a-zà-ÿ]).{0,30}?)[.!]*$
`;

function restWaits(situation: Situation): Decision | undefined {
  const when = REST_WAITS.exec(situation.text.trim())?.groups?.['when'];
  const { lastEntry: last, bills, wroteLast } = situation.loaded;
  if (when === undefined || last?.kind !== 'receita' || last.counterpart === '' || !wroteLast()) return undefined;
  const due = bills().find(({ kind, counterpart }) => kind === 'receita' && counterpart === last.counterpart);
  if (due === undefined) return undefined;
  const date = dayTold(when, situation);
  return date === undefined ? say(phrases.waitsStill(subjectWords(due))) : run(editCall(due.id, { date }));
}

/** What the person named was told to have paid today, whatever was told since. */
const lately = (who: string, { loaded, asking, zone }: Situation): Lancamento | undefined =>
  loaded
    .entries({ words: who, date: localDate(asking.said, zone) })
    .find(({ kind, status }) => kind === 'receita' && status === 'paga');

/** Undefined unless the last entry is income recorded whole, and it is told to be less or to be from the same person. */
export function decideCameInPart(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const came = onlyCame(situation) ?? restWaits(situation);
  if (came !== undefined) return came;
  const {
    who = '',
    later,
    rest: completes,
    only = later ?? completes,
    till = '',
    value = '',
  } = CAME.exec(text.trim())?.groups ?? {};
  const told = value === '' || only === undefined ? undefined : lately(who, situation);
  const last = told ?? (loaded.wroteLast() ? loaded.lastEntry : undefined);
  if (value === '' || last?.kind !== 'receita' || last.status !== 'paga') return undefined;
  if (last.category === 'dividas' || last.category === 'reembolso') return undefined;
  const name = folded(who).replace(/^(?:dona|seu|dra?|minha|meu) /u, '');
  const same = folded(last.counterpart).includes(name);
  const anyone = /^(?:ela|ele|o cliente|cliente|clienta|cara|comprador|rapaz|moca)$/u.test(name);
  if (!same && !(anyone && (only !== undefined || till !== ''))) return undefined;
  const cents = /metade$/i.test(value) ? Math.round(last.cents / 2) : valueSaid(value, situation);
  if (cents === undefined || cents >= last.cents) return undefined;
  const { description, category, counterpart, date } = last;
  const named = counterpart === '' ? {} : { counterpart };
  const rest = last.cents - cents;
  const due = later === undefined ? undefined : dayTold(later.replace(/^.*rest(?:o|ante) /i, ''), situation);
  return run(
    lessOf(last, rest),
    recordCall({ kind: 'receita', description, category, date: due ?? date, ...named, cents: rest, pending: true }),
  );
}
decideCameInPart.says = [ONLY_CAME, SIGNAL, REST_WAITS, CAME];
