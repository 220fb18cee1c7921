// "A Aline pagou no pix", while it is asked whether her "mão e pé 60" is an expense: she paid for it, so it came in. "Esse já recebi",
// "paguei", "pago sexta" say as much of what is asked about, and "ela deu 50 de sinal" that the rest of it waits.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { openQuestion } from '../../open-question/open-question.ts';
import type { Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { AND } from '../../wording/openers.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { centsPaid, paidWith } from '../bills/paid-with.ts';
import { dayTold } from '../correction/day-told.ts';
import { SHARE, shareSaid } from '../correction/share-said.ts';
import { turned } from '../own-work/by-trade.ts';
import { valueSaid } from '../value-said.ts';
import { entryAsked } from './entry-asked.ts';
import { keepOrAsk } from './keep-or-ask.ts';

const PAID = pattern('i')`
  ^(?:(?:e|ah|sim|foi),? )*(?:(?:[oa] )?(?<who>[a-zà-ÿ]+(?: [a-zà-ÿ]+)?)|el[ea]) (?:j[áa] )?(?:me )?pagou
  (?: (?:no pix|em dinheiro|na hora|hoje|tudo|j[áa]))*[.!]*$
`;

const CAME_IN_PART = pattern('i')`
  ^${AND}(?:(?:[oa] )?(?<who>(?:(?:dona|seu) )?(?!(?:eu|j[áa]|s[óo])(?![a-zà-ÿ]))[a-zà-ÿ]{2,}) )?(?:j[áa] |s[óo] )*(?:me )?
  (?:deu|deixou|pagou|mandou|adiantou|fez|recebi|peguei|caiu|entrou) (?:s[óo] )?(?<part>${SHARE})(?<deposit>(?: no pix| em dinheiro)?(?: de (?:sinal|entrada|adiantamento)| adiantad[oa]s?))?
  (?:,? (?:e )?(?:no pix|em dinheiro|hoje|j[áa]|agora|por enquanto|(?:o (?:resto|restante)|a outra metade) (?:na|no dia d?a|quando) (?:entrega|entregar|retirada|buscar)))*[.!]*$
`;

const OPENS = '(?:(?:sim|isso|e|ah|é|foi),? )*(?:(?:esse|essa|isso|el[ea]|esses|tudo) (?:eu )?)?(?:eu )?';
const WITH = '(?: (?:isso|ess[ea]|el[ea]|tudo|j[áa]|sim|hoje|agora|na hora|certinho|direitinho))*[.!]*$';
/** "Já paguei", "comprei": done as it was read back. */
const DONE = new RegExp(
  `^${OPENS}(?:j[áa] )?(?:paguei|comprei|gastei|dei|mandei|passei|emprestei|gasto)(?: [oa]s (?<sum>${TYPED_AMOUNT}))?${WITH}`,
  'i',
);
/** "Esse já recebi tudo". */
const CAME = new RegExp(`^${OPENS}(?:j[áa] )?(?:recebi|ganhei|ganho|caiu|entrou|me pag(?:ou|aram))${WITH}`, 'i');
/** "Ainda não paguei", "vou receber sexta". */
const AHEAD = pattern('i')`
  ^${OPENS}(?:
    (?:ainda )?n[ãa]o (?:(?<unpaid>paguei|dei|mandei|comprei|foi pago)|(?<unmet>recebi|caiu|entrou|me pag(?:ou|aram)))(?: ainda| n[ãa]o)*|
    (?:s[óo] )?(?:(?<pay>vou pagar|pago|vence)|(?<get>vou receber|recebo|cai|v[ãa]o me pagar|vai cair)) (?<day>(?:n[ao] |em |s[óo] )*(?:dia \d{1,2}|amanh[ãa]|${WEEKDAY_NAMES}|semana que vem|m[êe]s que vem).*?)
  )[.!]*$
`;

/** What is asked about was paid, came in, or waits; undefined when the words tell none of these of it. */
export function decidePaidAsked(situation: Situation): Decision | undefined {
  const text = situation.text.trim();
  const part = CAME_IN_PART.exec(text)?.groups;
  if (part !== undefined) return cameInPart(part, situation);
  const said = PAID.exec(text);
  const ahead = AHEAD.exec(text)?.groups;
  const draft = (said ?? ahead ?? DONE.exec(text) ?? CAME.exec(text)) === null ? undefined : entryAsked(situation);
  if (draft === undefined || (draft.kind !== 'despesa' && draft.kind !== 'receita')) return undefined;
  if (ahead !== undefined) return stillAhead(draft, ahead, situation);
  const sum = DONE.exec(text)?.groups?.['sum'];
  if (sum !== undefined && valueSaid(sum, situation) !== draft.cents) return undefined;
  if (DONE.test(text)) return keepOrAsk([onSide(draft, 'out')], situation);
  if (CAME.test(text)) return keepOrAsk([onSide(draft, 'in')], situation);
  if (draft.kind !== 'despesa' || draft.counterpart === undefined) return undefined;
  const who = said?.groups?.['who'];
  const same = who === undefined || /^el[ea]$/i.test(who) || folded(draft.counterpart).includes(folded(who));
  return same ? keepOrAsk([turned(draft, 'in')], situation) : undefined;
}

const NOW = /(?<![a-zà-ÿ])(?:hoje|agora)(?![a-zà-ÿ])/i;
/** "Paguei hoje", "paguei com 3 de multa", while it is asked whether a bill of a day is due or paid. */
export function billPaidAsked(situation: Situation): Decision | undefined {
  const { text, asking, zone } = situation;
  const question = openQuestion(situation);
  const fine = paidWith(text);
  if (question?.kind !== 'clarify_type' || !(fine?.verb ?? (DONE.test(text.trim()) && NOW.test(text))))
    return undefined;
  const [due, paid] = question.options.map(({ act }) => (act?.tool === 'record_transaction' ? act.args.entries : []));
  const [draft, ...others] = paid ?? [];
  if (draft?.kind !== 'despesa' || draft.cents === undefined || others.length > 0 || due?.[0]?.pending !== true)
    return undefined;
  const cents = fine === undefined ? draft.cents : centsPaid(fine, draft.cents, situation);
  return cents === undefined
    ? undefined
    : keepOrAsk([{ ...draft, cents, date: localDate(asking.said, zone) }], situation);
}

/** What is on that side already keeps its category. */
function onSide(draft: Draft, way: 'in' | 'out'): Draft {
  if (way === 'in') return draft.kind === 'receita' ? draft : turned(draft, 'in');
  return draft.kind === 'despesa' ? draft : { ...turned(draft, 'out'), category: 'outros' };
}

function stillAhead(draft: Draft, said: Partial<Record<string, string>>, situation: Situation): Decision | undefined {
  const { unpaid, pay, day } = said;
  const date = day === undefined ? draft.date : dayTold(day, situation);
  const way = (unpaid ?? pay) === undefined ? 'in' : 'out';
  return date && keepOrAsk([{ ...onSide(draft, way), date, pending: true }], situation);
}

function cameInPart(
  { who, part = '', deposit }: Readonly<Record<string, string | undefined>>,
  situation: Situation,
): Decision | undefined {
  const asked = entryAsked(situation);
  const { counterpart, cents: whole } = asked ?? {};
  if (asked === undefined || whole === undefined || (asked.kind !== 'receita' && counterpart === undefined))
    return undefined;
  // A bill of the house of which somebody sends a part is no work done for them.
  const worked = deposit !== undefined || situation.loaded.trade() !== undefined;
  if (asked.kind !== 'receita' && (!worked || (asked.receivable ?? 0) > 0)) return undefined;
  const theirs = who === undefined || /^el[ea]$/i.test(who) || folded(counterpart ?? '').includes(folded(who));
  const cents = theirs ? shareSaid(part, whole, situation) : undefined;
  if (cents === undefined || (deposit === undefined && who === undefined && /\d/.test(part))) return undefined;
  const { pending: _, ...draft } = onSide(asked, 'in');
  const today = localDate(situation.asking.said, situation.zone);
  return keepOrAsk(
    [
      { ...draft, cents, date: today },
      { ...draft, cents: whole - cents, pending: true },
    ],
    situation,
  );
}
