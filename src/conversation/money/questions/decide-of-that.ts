// "Quanto disso foi mercado?", "e na anterior?", "média por dia", "o que tem nela?": the question about money before, of one part of it, one span
// earlier, by the day, or what is behind its figure.

import type { Period } from '../../../domain/dates.ts';
import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import { addDays, addMonths, daysBetween, wholeMonth } from '../../../finance/civil-date.ts';
import type { Question } from '../../../finance/question.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';
import { askLedger } from './ask-ledger.ts';
import { ENTRY_OPS } from './entry-ops.ts';
import { goneOn } from './gone-on.ts';
import { ownMonth } from './own-month.ts';
import { questionOf } from './question-of.ts';
import { topicIn, topicOf } from './topics-in.ts';

const OF_THAT = pattern('i')`
  ^${AND}(?:
    (?:quanto|qto|que parte) (?:é que )?(?:disso|desse total|desse valor|desse dinheiro|desses gastos|deles)|
    (?:disso|desse total)(?: tudo)?,? (?:quanto|qto)
  )(?: (?:foi|foram|é|eh|era|deu|eu gastei|gastei|saiu|tudo))* (?<what>[a-zà-ÿ][^?]{1,40}?)\s*[?.]*$
`;
const EARLIER =
  /^e (?:(?:n|d)?[oa] )?(?:(?:semana|m[êe]s|dia|ano) )?(?<how>anterior|retrasad[oa]|antes dess[ea])\s*[?.]*$/i;
/** "Quanto é do Pardal?", after what came in: a part of it. */
const OF_ONE = pattern('i')`
  ^${AND}(?:quanto|qto) (?:(?:é|eh|foi|deu|veio|era) )+(?<what>
    (?:s[óo] )?(?:d[aeo]s?|com|n[ao]s?) [a-zà-ÿ][^?]{1,30}?
  )\s*[?.]*$
`;
const AVERAGE = pattern('i')`
  ^${AND}(?:
    (?:qual (?:é |foi |seria )?)?(?:a |em |minha )?m[ée]dia (?:por|ao|d[oa]|a cada|de cada) (?<grain>dia|semana|m[êe]s)|
    (?:(?:isso|em m[ée]dia|dá|da|deu|fica|sai) )*(?:quanto|qto) (?:(?:é|eh|dá|da|deu|fica|ficou|foi|seria|sai|isso|em m[ée]dia) )*
    (?:por|ao|em) (?<each>dia|semana|m[êe]s)(?: em m[ée]dia| isso)?|
    (?:isso )?(?:por|ao) (?<one>dia|semana|m[êe]s)(?: isso)? (?:é|eh|dá|da|deu|fica|seria|sai) (?:quanto|qto)
  )\s*[?.]*$
`;
/** "Em média quanto dá cada?", "e por corrida?" */
const EACH_ONE = pattern('i')`
  ^${AND}(?:em m[ée]dia )?(?:(?:(?:quanto|qto) )?(?:(?:dá|da|deu|foi|saiu|sai|é|fica|ficou) )*(?:quanto )?(?:a |por )?cada|por)
  (?: (?:um|uma|vez|compra|corrida|viagem|ida|pedido))?(?: (?:em m[ée]dia|na m[ée]dia))?\s*[?.]*$
`;
/** "Quanto fica?", behind one of what repeats ended: of those that are left. */
const REMAINS =
  /^(?:e |agora )*(?:(?:quanto|qto) (?:fica|ficou|d[áa]|sobra)|fica quanto)(?: agora| tudo| por m[êe]s| no total)*\s*[?.]*$/i;
/** "Nesse ritmo fecho o mês em quanto?" */
const PACE = pattern('i')`
  ^(?=[^\d]{10,90}$)(?=.*\b(?:quanto|qto)\b)(?=.*\b(?:m[êe]s|gast\w+|fech\w+|termin\w+)(?![a-zà-ÿ]))
  (?=.*\b(?:
    n?(?:esse|este|mesmo|meu) (?:mesmo )?(?:ritmo|passo|pique)|(?:n?essa|nesta) (?:toada|batida|pegada|m[ée]dia)|desse jeito|
    (?:continuar|seguir|for|for indo|indo) assim
  )(?![a-zà-ÿ]))
  (?!.*\b(?:guard|junt|sobr|rend|devo|vender|receb|ganh)).*$
`;
/** "Quanto isso dá por ano?", after what repeats every month. */
const A_YEAR =
  /^(?:(?:e|mas|isso) )*(?:quanto|qto)? ?(?:(?:isso|tudo|é|d[áa]|fica|seria) )*(?:por|ao|no|em um) ano(?: isso| tudo)?\s*[?.]*$/i;

const IN_BILL = pattern('i')`
  ^(?:e )?(?:o ?que|oq|quais(?: as)? compras) (?:(?:é|eh) que )?(?:tem|t[áa]|est[áa]|entrou|entraram|veio|caiu) (?:
    nela|nele|nessa|nisso|a[íi]|dentro(?: dela)?|nessa fatura
  )\s*[?.]*$
`;
const CLOSED_BILL = pattern('i')`
  ^e (?:(?:qual|quanto)(?: (?:é|foi|ficou|deu|t[áa]|ta))? )?a (?:fatura )?
  (?:que (?:j[áa] )?(?:fechou|venceu)|fechada|vencida|anterior|do m[êe]s passado)\s*[?.]*$
`;
const NEXT_BILL = pattern('i')`
  ^(?:e )?(?:quanto|qto|o ?que|oq) (?:que )?(?:vem|vai vir|vir[áa]|tem|fica|vai ficar|j[áa] tem|d[áa]|vai dar) (?:
    (?:n|d)?a )?(?:pr[óo]xima|seguinte|que vem)(?: fatura)?\s*[?.]*$
`;
const TO_COME =
  /^e (?:(?:n|d)?[oa] )?(?:semana que vem|pr[óo]xima semana|m[êe]s que vem|pr[óo]ximo m[êe]s|amanh[ãa]|outra semana)\s*[?.]*$/i;

const ALL_OF_IT = /^(?:e )?(?:no total|ao todo|de todo mundo|todos juntos|tudo junto|somando todos)\s*[?.]*$/i;
const STILL_LEFT =
  /^(?:e )?(?:quant[oa]s|quanto)(?: parcelas)? (?:ainda )?(?:faltam?|restam?)(?: pagar)?(?<all> (?:no total|ao todo))?\s*[?.]*$/i;
const COMES_IN =
  /^(?:e )?(?:quanto|qto) (?:vem|vai vir|vai cair|cai|pago|vou pagar) (?<when>em [a-zà-ÿ]+|m[êe]s que vem|no m[êe]s que vem)\s*[?.]*$/i;
const STANDING: ReadonlySet<Question['op']> = new Set(['receivables', 'debts_total', 'installments_list']);

const GRAINS = { d: 'day', s: 'week', m: 'month' } as const;
/** Days apart that a span must exceed to hold several of the unit. */
const LONGER = { day: 1, week: 7, month: 31 } as const;
const FLOWS: ReadonlySet<Question['op']> = new Set([...ENTRY_OPS, 'summary', 'savings', 'share']);
/** How many questions back the bill may be. */
const RECENT = 3;

/** The whole month, or the days, before; `how` skips one more from the present. */
function earlier({ from, to }: Period, how: string, today: string): Period {
  const steps = /^ret/i.test(how) && to >= today ? 2 : 1;
  const month = wholeMonth(from);
  if (month.from === from && month.to === to) return wholeMonth(addMonths(from, -steps));
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days * steps), to: addDays(to, -days * steps) };
}

/** Undefined when nothing was asked before, or the message is about something else. */
export function decideOfThat(situation: Situation): Decision | undefined {
  const words = situation.text.trim();
  const { loaded, read } = situation;
  if (PACE.test(words)) return askLedger(atThisRate(situation));
  const question = OF_BILL.some((form) => form.test(words))
    ? ofBill(words, loaded)
    : TO_COME.test(words)
      ? stillDue(words, situation)
      : (leftToPay(words, loaded.lastQuestion?.question ?? listedBefore(loaded), read) ?? ofSums(words, situation));
  return question && askLedger(question);
}
decideOfThat.says = [
  PACE,
  A_YEAR,
  OF_THAT,
  OF_ONE,
  EARLIER,
  AVERAGE,
  EACH_ONE,
  REMAINS,
  IN_BILL,
  CLOSED_BILL,
  NEXT_BILL,
  TO_COME,
  ALL_OF_IT,
  STILL_LEFT,
  COMES_IN,
];

const OF_BILL: readonly RegExp[] = [IN_BILL, CLOSED_BILL, NEXT_BILL];

/** Of the card asked about lately. */
function ofBill(words: string, { asked }: Situation['loaded']): Question | undefined {
  const bill = asked()
    .slice(0, RECENT)
    .find(({ question }) => question.op === 'invoice' || question.op === 'card_limit')?.question;
  if (bill === undefined) return undefined;
  const check = IN_BILL.test(words) ? ('purchases' as const) : undefined;
  return { op: 'invoice', ...withoutUndefined({ check, account: bill.account }) };
}

/** "E semana que vem?", after what is to pay. */
function stillDue(words: string, { loaded, read }: Situation): Question | undefined {
  if (loaded.asked()[0]?.question.op !== 'due') return undefined;
  return dueIn(words.replace(/^e (?:n?[oa] )?/i, '').replace(/[?.\s]+$/u, ''), read);
}

function dueIn(when: string, read: Situation['read']): Question | undefined {
  const said = read(`o que vence ${when}?`);
  const period = said.intent === 'simplista' ? said.slots.period : undefined;
  return period && { op: 'due', period };
}

/** What repeats, when it was the last thing asked about: one of them was ended since. */
function listedBefore({ asked, lastEntry }: Situation['loaded']): Question | undefined {
  const question = lastEntry === undefined ? asked()[0]?.question : undefined;
  return question?.op === 'recurring_list' ? question : undefined;
}

/** Parcelas and debts: all of them, those that are left, those of a month to come. */
function leftToPay(words: string, last: Question | undefined, read: Situation['read']): Question | undefined {
  if (last?.op === 'recurring_list' && REMAINS.test(words)) return last;
  if (last === undefined) return undefined;
  if (STANDING.has(last.op) && ALL_OF_IT.test(words)) return { op: last.op };
  const parcels = last.op === 'installments_list' || last.check === 'paid';
  const left = parcels ? STILL_LEFT.exec(words)?.groups : undefined;
  if (left !== undefined)
    return {
      op: 'installments_list',
      ...(left['all'] === undefined && last.merchant !== undefined ? { merchant: last.merchant } : {}),
    };
  const comes = last.op === 'installments_list' || last.op === 'invoice' ? COMES_IN.exec(words) : null;
  const when = comes?.groups?.['when'];
  return when === undefined ? undefined : dueIn(when, read);
}

/** At this rate, until the month ends: of what was asked about, if anything. */
function atThisRate({ loaded, asking, zone }: Situation): Question {
  const today = localDate(asking.said, zone);
  const last = loaded.lastQuestion?.question;
  const topic = last !== undefined && ENTRY_OPS.includes(last.op) && last.type !== 'income' ? topicOf(last) : {};
  return { op: 'sum', type: 'expense', check: 'pace', ...topic, period: ownMonth(today, loaded.monthStart()) };
}

/** "Da Neide esse mês", after a question of all time: its own period. */
const periodIn = (what: string, read: Situation['read']): Pick<Question, 'period'> =>
  withoutUndefined({ period: questionOf(read(`quanto gastei ${what}?`))?.period });

/** A part of the last sum, the same one span earlier, or its average. */
function ofSums(words: string, { loaded, asking, zone, read }: Situation): Question | undefined {
  // Behind a purchase alone: of what is spent.
  const told: Question | undefined = loaded.lastEntry?.kind === 'despesa' ? { op: 'sum', type: 'expense' } : undefined;
  const last = loaded.lastQuestion?.question ?? (AVERAGE.test(words) ? told : undefined);
  if (last?.op === 'recurring_list' && A_YEAR.test(words)) return { ...last, check: 'yearly' };
  if (last === undefined || !FLOWS.has(last.op)) return undefined;
  const { group_by: _g, top_n: _t, metric: _m, granularity: _r, ...plain } = last;
  const what = OF_THAT.exec(words)?.groups?.['what'];
  if (what !== undefined) {
    const topic = topicIn(what, last.type, read);
    return topic && goneOn({ ...plain, op: 'sum' }, { op: 'sum', ...topic, ...periodIn(what, read) });
  }
  const one = OF_ONE.exec(words)?.groups?.['what'];
  // Spending is what such words are about anyway.
  if (one !== undefined) {
    const topic = last.type === 'income' || last.period !== undefined ? topicIn(one, last.type, read) : undefined;
    return topic && goneOn({ ...plain, op: 'sum' }, { op: 'sum', ...topic, ...periodIn(one, read) });
  }
  const how = last.period === undefined ? undefined : EARLIER.exec(words)?.groups?.['how'];
  if (how !== undefined && last.period !== undefined)
    return { ...last, period: earlier(last.period, how, localDate(asking.said, zone)) };
  if (EACH_ONE.test(words)) return { ...plain, op: 'avg', granularity: 'purchase' };
  const { grain, each, one: by } = AVERAGE.exec(words)?.groups ?? {};
  const said = grain ?? each ?? by;
  if (said === undefined || last.op === 'savings' || last.op === 'summary') return undefined;
  const unit = GRAINS[folded(said)[0] as keyof typeof GRAINS];
  const { period = ownMonth(localDate(asking.said, zone), loaded.monthStart()), ...ever } = plain;
  // One month has no average of months: the usual one is asked for.
  const span = daysBetween(period.from, period.to) < LONGER[unit] ? {} : { period };
  return { ...ever, ...span, op: 'avg', granularity: unit };
}
