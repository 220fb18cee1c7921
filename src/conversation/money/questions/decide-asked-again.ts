// "E agora?", "então fica", "e agora no inter", "e nos dois juntos", "e o que entrou", "e a próxima": repeats the last
// question with current data, varies it, or adds it to the one before.

import type { LocalDate, Period } from '../../../domain/dates.ts';
import { pattern } from '../../../domain/pattern.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import { addDays } from '../../../finance/civil-date.ts';
import type { Question } from '../../../finance/question.ts';
import type { SimplistaSlots } from '../../../language/slots/simplista-slots.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { reworded, type Situation } from '../../situation.ts';
import { byWords } from '../../wording/by-words.ts';
import { AND } from '../../wording/openers.ts';
import { askLedger } from './ask-ledger.ts';
import { decideFollowUp } from './decide-follow-up.ts';
import type { LastQuestion } from './last-question.ts';
import { ownMonth } from './own-month.ts';
import { questionOf } from './question-of.ts';
import { isTopic, ofAnything, topicOf } from './topics-in.ts';

const AGAIN = pattern('i')`
  ^(?:e |mas |ah )*(?:
    (?:agora|ent[ãa]o)(?: (?:fica|ficou|d[áa]|deu|ta|t[áa]|est[áa]))?(?: (?:em|com))?(?: quanto)?(?: (?:o )?total)?|
    (?:fica|ficou|d[áa]|deu|t[áa])(?: (?:em )?quanto)? (?:agora|ent[ãa]o)|
    (?:fica|ficou)(?: em)? quanto
  )\s*[?.]*$
`;
const NOW = /^(?:e |mas )?(?:agora|ent[ãa]o) (?<rest>\S.{1,40}?)\s*[?.]*$/i;
const BOTH = pattern('i')`
  ^(?:e )?(?<own>(?:quanto|qto) .{2,30}? )?(?:
    (?:n[oa]s|d[oa]s) (?:dois|duas)(?: (?:meses|dias|semanas|anos))?(?: (?:juntos|juntas|somad[oa]s|ao todo))?|
    (?:os|as) (?:dois|duas) (?:meses|dias|semanas|anos|juntos|juntas)|
    tudo junto|juntando(?: tudo)?|somando (?:tudo|os dois|as duas)
  )\s*[?.]*$
`;
const COUNTING =
  /^(?:e )?(?:contando|somando|juntando|incluindo) (?:com )?(?:[oa] (?:de )?)?(?<when>(?:hoje|ontem|anteontem|m[êe]s|semana|essa|esse).*?)\s*[?.]*$/i;
const FLOW = pattern('i')`
  ^e (?:
    (?:o que|(?:o )?quanto|tudo (?:o )?que) (?:j[áa] )?(?:(?<in>entrou|recebi|ganhei|vendi)|saiu|gastei|paguei)|
    (?:(?:de|em|com|n?os|n?as|d[oa]s) )?(?:(?<ins>entradas?|receitas?|ganhos?)|gastos?|despesas?|sa[íi]das?)
  )\s*[?.]*$
`;
const NEXT = /^e (?:agora )?(?:a |na )?(?:pr[óo]xima|seguinte|outra|que vem)(?: fatura)?\s*[?.]*$/i;
const OF_MONTH = /^(?:e )?(?:agora )?(?:a|essa) (?:fatura )?(?<month>(?:d[eo] |que vence em )[a-zà-ÿ]+)\s*[?.]*$/i;

/** "Tirando ele qual o maior?": the next one. */
const BUT_IT = pattern('i')`
  ^${AND}(?:tirando|sem(?: contar)?|fora|exceto|descontando) (?:el[ea]|ess[ea]|iss[eo]|aquel[ea])(?: a[íi])?
  (?:,? (?:(?:e|qual|quem|que) )*(?:(?:é|eh|foi|vem|fica|seria) )*(?:[oa] )?(?:maior|menor|segund[oa]|pr[óo]xim[oa]|mais (?:car|barat|alt|pesad|baix)[oa])(?: gasto| compra| entrada)?)?
  \s*[?.]*$
`;

const goingOn = byWords([BUT_IT, AGAIN, NOW, BOTH, COUNTING, FLOW, NEXT, OF_MONTH], (form) => [form]);

/** "Quanto tenho de limite" may be about a card or a budget; "a de janeiro" is a fatura. */
const OF_CARD: ReadonlySet<Question['op']> = new Set(['invoice', 'card_limit', 'budget_status']);

const STANDING: ReadonlySet<Question['op']> = new Set(['receivables', 'debts_total', 'due', 'goal_status']);

/** From this confidence on, the message has a meaning of its own. */
const ALONE = 0.6;

/** Undefined when there is no earlier question, or the message is a question by itself. */
export function decideAskedAgain(situation: Situation): Decision | undefined {
  const { text, loaded, understanding, read } = situation;
  const words = text.trim();
  // The history is read only when the message may continue a question: it costs a query.
  const slots = understanding.intent === 'simplista' ? understanding.slots : undefined;
  const extreme = slots !== undefined && isExtreme(slots) ? slots : undefined;
  if (extreme === undefined && !goingOn(words).some((form) => form.test(words))) return undefined;
  const asked = loaded.asked();
  const [last] = asked;
  if (last === undefined) return undefined;
  const { op, top_n = 1 } = last.question;
  if (BUT_IT.test(words) && (op === 'max' || op === 'min'))
    return askLedger({ ...last.question, top_n: top_n + 1, check: 'next' });
  if (AGAIN.test(words)) return again(words, last.question, situation);
  const both = BOTH.exec(words)?.groups;
  if (both !== undefined) return ofBoth(both['own'], asked, situation);
  const when = COUNTING.exec(words)?.groups?.['when'];
  if (when !== undefined) return withMore(when, last.question, situation);
  const flow = FLOW.exec(words)?.groups;
  if (flow !== undefined) return flowOf(flow, last.question);
  const invoice = OF_CARD.has(last.question.op) ? anotherInvoice(words, last.question, read) : undefined;
  if (invoice !== undefined) return askLedger(invoice);
  if (extreme !== undefined && (loaded.lastQuestion !== undefined || THESE.test(words))) {
    const among = amongThem(words, extreme, last.question);
    if (among !== undefined) return askLedger(among);
  }
  const rest = NOW.exec(words)?.groups?.['rest'];
  if (rest === undefined || (understanding.confidence >= ALONE && understanding.intent !== 'smalltalk'))
    return undefined;
  // "E agora deu quanto na semana?" after a payment: repeats the last sum, not the question of who still owes.
  const sum = asked.find(({ question }) => !STANDING.has(question.op)) ?? last;
  const lastQuestion = { ...sum, question: asFigure(sum.question) };
  return decideFollowUp({ ...reworded(situation, `e ${rest}?`, understanding), loaded: { ...loaded, lastQuestion } });
}

/** The same once more; "e agora?" after a span that is over is about the present one. */
function again(words: string, last: Question, { asking, zone }: Situation): Decision {
  const { period, ...timeless } = asFigure(last);
  const over = /agora/i.test(words) && period !== undefined && period.to < localDate(asking.said, zone);
  return askLedger(over ? timeless : asFigure(last));
}

/** The days asked about, with those of `when` added. */
function withMore(when: string, last: Question, situation: Situation): Decision | undefined {
  const more = questionOf(situation.read(`quanto gastei ${when}?`))?.period;
  const period = together(spansOf(last, situation)[0], more);
  return period === undefined ? undefined : askLedger({ ...last, period });
}

const flowOf = (flow: Readonly<Record<string, string>>, { period }: Question): Decision =>
  askLedger({
    op: 'sum',
    type: (flow['in'] ?? flow['ins']) === undefined ? 'expense' : 'income',
    ...(period && { period }),
  });

/** The next fatura of the card asked about, or the one of a month. */
function anotherInvoice(words: string, { account }: Question, read: Situation['read']): Question | undefined {
  const card = account === undefined ? {} : { account };
  if (NEXT.test(words)) return { op: 'invoice', check: 'next', ...card };
  const month = OF_MONTH.exec(words)?.groups?.['month'];
  const period = month === undefined ? undefined : questionOf(read(`fatura ${month}?`))?.period;
  return period && { op: 'invoice', period, ...card };
}

type Extreme = SimplistaSlots & { readonly op: 'max' | 'min' };

const isExtreme = (slots: SimplistaSlots): slots is Extreme => slots.op === 'max' || slots.op === 'min';

const THESE = /\b(?:dess[ea]s|dest[ea]s|del[ea]s)\b/i;
const OF_SPENDING = /\b(?:gast\w+|compr\w+|despes\w+|paguei)\b/i;
const OF_FLOW: ReadonlySet<Question['op']> = new Set(['sum', 'count', 'list', 'breakdown', 'summary', 'max', 'min']);

/** "Qual foi o maior" in the period just asked about; "desses" keeps all filters. */
function amongThem(
  words: string,
  { op, period, category, merchant, group_by, top_n }: Extreme,
  last: Question,
): Question | undefined {
  if (!OF_FLOW.has(last.op)) return undefined;
  if (period !== undefined || category !== undefined || merchant !== undefined) return undefined;
  if (THESE.test(words)) return { ...last, op };
  // "Qual mês gastei mais?" is not about the one month just asked about.
  const { from = '', to = '' } = last.period ?? {};
  if (group_by === 'month' && from.slice(0, 7) === to.slice(0, 7)) return undefined;
  const type = last.type === 'income' && !OF_SPENDING.test(words) ? 'income' : 'expense';
  if (type === 'expense' && (last.period === undefined || last.type === 'income')) return undefined;
  return { op, type, ...withoutUndefined({ period: last.period, group_by, top_n }) };
}

/** A what-if as the balance behind it, a list as its sum. */
function asFigure({ amount_cents: _a, delta: _d, ...question }: Question): Question {
  if (question.op === 'what_if') return { ...question, op: 'balance' };
  return question.op === 'list' ? { ...question, op: 'sum' } : question;
}

/** The periods that a question was answered for. */
function spansOf({ period, compare_to }: Question, { asking, zone, loaded }: Situation): readonly Period[] {
  const first = period ?? ownMonth(localDate(asking.said, zone), loaded.monthStart());
  return typeof compare_to === 'object' ? [first, compare_to] : [first];
}

/** Both periods as one; undefined when they are not adjacent. */
function together(a: Period | undefined, b: Period | undefined): Period | undefined {
  if (a === undefined || b === undefined) return undefined;
  const [early, late] = a.from <= b.from ? [a, b] : [b, a];
  if (late.from > addDays(early.to, 1)) return undefined;
  const to: LocalDate = late.to > early.to ? late.to : early.to;
  return { from: early.from, to };
}

/** "E os dois juntos", after uber and gasolina in one period: of either. */
function ofBothTopics(asked: readonly LastQuestion[]): Decision | undefined {
  const [last, before] = asked.map(({ question }) => question);
  if (last === undefined || before === undefined || last.op !== before.op || last.type !== before.type)
    return undefined;
  const each = [topicOf(before), topicOf(last)];
  const [first, second] = each.map((topic) => JSON.stringify(topic));
  const sameTime = JSON.stringify(last.period) === JSON.stringify(before.period);
  if (!sameTime || first === second || !each.every(isTopic)) return undefined;
  return askLedger({ ...ofAnything(last), each });
}

function ofBoth(own: string | undefined, asked: readonly LastQuestion[], situation: Situation): Decision | undefined {
  const topics = own === undefined ? ofBothTopics(asked) : undefined;
  if (topics !== undefined) return topics;
  const spans = asked.flatMap(({ question }) => spansOf(question, situation));
  const [first] = spans;
  const other = spans.find((span) => span.from !== first?.from);
  const period = together(first, other);
  const base = own === undefined ? asked[0]?.question : questionOf(situation.read(`${own.trim()}?`));
  if (period === undefined || base === undefined) return undefined;
  const { compare_to: _, ...question } = base;
  return askLedger({ ...question, op: question.op === 'compare' || own !== undefined ? 'sum' : question.op, period });
}
