// "Assinatura netflix 39,90 todo dia 10": saved at once; posted automatically once its day is known.

import { folded } from '../../../domain/fold.ts';
import type { Instant } from '../../../domain/ids.ts';
import type { Reply } from '../../../domain/message.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Rhythm } from '../../../domain/rhythm.ts';
import type { Told } from '../../../domain/told.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import type { SlotsOf } from '../../../language/slots/slots.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { type Posting, type RecurringChange, recurringNamed } from '../../../tools/set-recurring.ts';
import { nextInstant } from '../../agenda/next-time.ts';
import { askToFill } from '../../ask.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { tellsMonth } from '../../study/tells-figures.ts';
import { PAID } from '../../wording/half-forms.ts';
import { isOnKnownCard } from '../entry/is-on-known-card.ts';
import { recordCall } from '../entry/record-call.ts';
import { askIfAnother } from './ask-if-another.ts';
import { billsListed, type ListedBill } from './bills-listed.ts';
import { startIn } from './first-day-of.ts';
import { recurringDay } from './recurring-day.ts';
import { everyFortnight, recurringName } from './recurring-name.ts';
import { usual } from './usual.ts';

type Recurring = Told<'recorrencia'>;

const BEFORE = /\b(?:antecip\w+|antes|adiant\w+|sexta|dia [uú]til anterior)\b/i;

/** "Se cair no fim de semana, passa pra segunda": no shift unless asked for. */
function weekendRule(text: string): Pick<Rhythm, 'weekend'> {
  const at = /\b(?:fim de semana|fds|s[aá]bado|domingo|feriado|dia n[aã]o [uú]til)\b/i.exec(text);
  if (at === null || !/\b(?:se|quando|caso|caindo)\b/i.test(text)) return {};
  return {
    weekend:
      BEFORE.test(text.slice(at.index + at[0].length)) || BEFORE.test(text.slice(0, at.index)) ? 'before' : 'after',
  };
}

/** A salary due on the nth working day: labour law counts Saturdays, and one due on a Saturday is paid on Friday. */
const salaryRule = (category: string, dayRule: string | undefined): Pick<Rhythm, 'calendar' | 'weekend'> =>
  category === 'salario' && dayRule?.startsWith('business_day_') ? { calendar: 'trabalho', weekend: 'before' } : {};

/** Whether the rhythm fixes a day. Without one the entry is saved and the day asked; nothing is posted until then. */
export const placed = ({ every, weekday, dayOfMonth, dayRule, month }: Rhythm): boolean => {
  switch (every) {
    case 'daily':
      return true;
    case 'weekly':
    case 'biweekly':
      return weekday !== undefined;
    case 'monthly':
      return dayOfMonth !== undefined || dayRule !== undefined;
    case 'yearly':
      return dayOfMonth !== undefined && month !== undefined;
    default:
      return every satisfies never;
  }
};

/** The next posting; undefined while the day is unknown. */
export function postingOf(
  value: Recurring['value'],
  { asking, zone }: Pick<Situation, 'asking' | 'zone'>,
): Posting | undefined {
  if (!placed(value)) return undefined;
  const { every, interval, weekday, dayOfMonth, month, dayRule, calendar, weekend, since } = value;
  const rhythm = withoutUndefined({ every, interval, weekday, dayOfMonth, month, dayRule, calendar, weekend, since });
  const dueAt = nextInstant(rhythm, undefined, asking.now, zone);
  return { rhythm, dueAt, on: localDate(dueAt, zone) };
}

/** "Sobra uns 600 por mês", "quero tirar 3500 por mês": of no hard question yet, and nothing that repeats. */
const LEFT_OR_WANTED = pattern()`
  ^(?:(?:e|mas|ai|so|me|eu|a gente|hoje|acho que) )*(?:sobr(?:am?|aria)|guardo|guardamos|junto|poupo|consigo|conseguimos|posso|
  da (?:pra|para)|daria (?:pra|para)|quero|queria|preciso|gostaria de|pretendo) (?:(?:tirar|ganhar|guardar|juntar|pagar|viver com|por|
  separar) )?(?:(?:uns|umas|so|de|r|mais ou menos|cerca de) )*\d
`;

/** "Vendo uns 400 por mês", of what is being worked out: so many of them. */
const SOLD =
  /^(?:(?:e|mas|eu|a gente) )*(?:vendo|vendemos|faco|fazemos|atendo|produzo) (?:(?:uns|umas|so|mais ou menos|cerca de) )*\d+ (?:por|ao|no) mes$/;

/** Saved at once; a missing amount or day is asked afterwards. */
export function decideRecurring(told: SlotsOf<'recurring_set'>, situation: Situation): Decision {
  const slots = everyFortnight(told, situation.text);
  if (
    slots.description === undefined &&
    slots.category !== 'salario' &&
    (LEFT_OR_WANTED.test(folded(situation.text).trim()) ||
      (situation.loaded.lastMission !== undefined && SOLD.test(folded(situation.text).trim())))
  )
    return say(phrases.premise);
  if (slots.action !== undefined) return changeRecurring(slots.action, slots.description ?? '', situation);
  if (tellsMonth(situation) && slots.amount_cents !== undefined)
    return run(
      usual('gastos do mês', 'despesa', slots.amount_cents, 'outros', localDate(situation.asking.said, situation.zone)),
    );
  // "Notion 10 dólares por mês": what it is in reais is asked, as of a purchase.
  const { currency = 'BRL' } = situation.reading.money ?? {};
  if (currency !== 'BRL' && slots.description !== undefined) {
    const told = recurringOf(slots, situation);
    const call: ToolCall = { tool: 'set_recurring', args: { told } };
    return askToFill(
      ['Quanto dá em reais (', { bold: told.value.description }, ')?'],
      'amount',
      call,
      situation.asking,
    );
  }
  const one = recurringOf(slots, situation);
  return (
    twoDays(slots, situation) ??
    several(slots, situation) ??
    askIfAnother(one, situation, keepRecurring) ??
    keepRecurring(one, situation)
  );
}

/** The frequency, given once for several entries. */
const HOW_OFTEN =
  /[,;]?\s*(?:(?:todo|toda|cada|por) (?:m[êe]s|semana|ano|dia)(?: (?:no )?dia)? ?\d{0,2}|mensa(?:l|is)(?:mente)?|(?:todo )?dia \d{1,2})\s*/gi;

/** "Netflix 44,90, spotify 23,90 e prime 19,90 todo mês dia 12": one recurring entry each, on the same day. */
function several(slots: SlotsOf<'recurring_set'>, situation: Situation): Decision | undefined {
  if ((situation.text.match(/\d[.,]?\d*/gu) ?? []).length < 2) return undefined;
  const each = eachWithItsDay(situation);
  if (each.length > 1) return together(each, situation);
  const bills = slots.type === 'income' ? undefined : billsListed(situation.text, situation.read);
  if (bills !== undefined && bills.length > 1) return together(onTheirDays(bills, slots), situation);
  const once = situation.read(situation.text.replace(HOW_OFTEN, ' ').trim());
  const items = once.intent === 'lancamento' ? (once.slots.items ?? []) : [];
  const same = items.map(({ type, amount_cents, category, description }) => ({
    ...slots,
    ...withoutUndefined({ type, amount_cents, category, description }),
  }));
  return together(same, situation);
}

/** The rhythm of the message is of all of them; its day is of the one it is said of. */
function onTheirDays(bills: readonly ListedBill[], slots: SlotsOf<'recurring_set'>): SlotsOf<'recurring_set'>[] {
  const { day_of_month, ...rest } = slots;
  const all = bills.every((bill) => bill.day_of_month === undefined) || bills.at(-1)?.day_of_month === day_of_month;
  return bills.map((bill) => ({ ...(all ? slots : rest), ...bill }));
}

/** "Recebo 1800 todo dia 5 e 20": one recurring entry for each day. */
const TWO_DAYS =
  /(?<![a-zà-ÿ])dias? (?<first>\d{1,2}) e (?:(?:no|todo) )?(?:dia )?(?<second>\d{1,2})(?![\d.,]|\s*(?:reais|conto))/i;

function twoDays(slots: SlotsOf<'recurring_set'>, situation: Situation): Decision | undefined {
  const { first, second } = TWO_DAYS.exec(situation.text)?.groups ?? {};
  const days = [Number(first), Number(second)];
  if (
    slots.recurrence !== 'monthly' ||
    slots.amount_cents === undefined ||
    days.some((day) => !(day >= 1 && day <= 31))
  )
    return undefined;
  const name = slots.description ?? slots.category ?? 'outros';
  const each = days.map((day_of_month) => ({ ...slots, day_of_month, description: `${name} do dia ${day_of_month}` }));
  return together(each, situation);
}

const AFTER_A_DAY = /(?<=\bdia \d{1,2})\s*(?:[,;]| e )\s*/i;

const RECEIVES = /^(?:eu )?(?:recebo|ganho|pago) /i;

/** "Aluguel 900 todo dia 5 e internet 100 todo dia 10": each with its own day. */
function eachWithItsDay(situation: Situation): readonly SlotsOf<'recurring_set'>[] {
  const { text, read } = situation;
  const [first = '', ...more] = text.split(AFTER_A_DAY);
  const [verb = ''] = RECEIVES.exec(first) ?? [];
  const parts =
    more.length === 0 ? [] : [first, ...more.map((part) => (/^(?:r\$ ?)?\d/i.test(part) ? verb + part : part))];
  const each = parts.flatMap((part) => {
    const one = read(part);
    if (one.intent !== 'recurring_set' || one.slots.amount_cents === undefined) return [];
    const { name, category } = recurringName(one.slots, { ...situation, text: part });
    return [{ ...one.slots, description: name, category }];
  });
  return each.length === parts.length ? each : [];
}

/** All of them, or undefined with fewer than two. */
export function together(each: readonly SlotsOf<'recurring_set'>[], situation: Situation): Decision | undefined {
  const kept = each.map((slots) => keepRecurring(recurringOf(slots, situation), situation));
  const [first, ...rest] = kept.flatMap((one) => (one.do === 'run_tool' ? one.calls : []));
  return first === undefined || rest.length === 0 ? undefined : run(first, ...rest);
}

function recurringOf(slots: SlotsOf<'recurring_set'>, situation: Situation): Recurring {
  const { asking, zone, text } = situation;
  const { type = 'expense' } = slots;
  const { name, category } = recurringName(slots, situation);
  const kind = type === 'income' ? 'receita' : type === 'transfer' ? 'transferencia' : 'despesa';
  // "Coloca a internet como recorrente" right after paying it: the amount is that of the payment.
  const { lastEntry } = situation.loaded;
  const paid = lastEntry !== undefined && folded(lastEntry.description) === folded(name) ? lastEntry.cents : undefined;
  const onCard = isOnKnownCard(
    withoutUndefined({ kind, method: slots.payment_method, bank: slots.account }),
    situation.loaded,
  );
  const value = withoutUndefined({
    kind,
    description: name,
    cents: slots.amount_cents ?? paid,
    category,
    every: slots.recurrence ?? 'monthly',
    interval: slots.interval,
    dayOfMonth: slots.day_of_month,
    weekday: slots.weekday,
    dayRule: slots.day_rule,
    month: slots.month,
    // Debit or credit is asked for single purchases only; a recurring one may leave it open.
    method: onCard ? ('credito' as const) : slots.payment_method === 'cartao' ? undefined : slots.payment_method,
    bank: slots.account,
    since: startIn(folded(text), localDate(asking.said, zone)) ?? localDate(asking.said, zone),
    ...salaryRule(category, slots.day_rule),
    ...weekendRule(text),
  } as const);
  return { kind: 'recorrencia', key: folded(name), value };
}

/** Saves the entry in any case, then asks for the day when it was not given. */
export function keepRecurring(told: Recurring, situation: Situation): Decision {
  const posting = postingOf(told.value, situation);
  const call: ToolCall = { tool: 'set_recurring', args: { told, ...(posting === undefined ? {} : { posting }) } };
  if (posting !== undefined) return run(call);
  const { next } = askToFill([DAY_QUESTIONS[told.value.every]], 'day', call, situation.asking);
  return { do: 'run_tool', calls: [call], next };
}

const DAY_QUESTIONS: Readonly<Record<Rhythm['every'], string>> = {
  daily: 'Em que dia cai?',
  weekly: 'Em que dia da semana cai?',
  biweekly: 'Em que dia da semana cai?',
  monthly: 'Em que dia do mês cai?',
  yearly: 'Em que dia e mês cai?',
};

/** The day of what is kept, where the message gives one. A day that does not exist is asked for again. */
export function onTheDay(told: Recurring, text: string, situation: Situation): Decision | undefined {
  const day = recurringDay(told.value.every, text, situation);
  if (day === undefined) return undefined;
  const value = { ...told.value, ...day };
  const { dayOfMonth = 1, month = 1 } = value;
  const exists = dayOfMonth >= 1 && dayOfMonth <= 31 && month >= 1 && month <= 12;
  return keepRecurring({ ...told, value: exists ? value : told.value }, situation);
}

/** The answer to "em que dia cai?". What was kept stays kept without one, and is not posted. */
export const continueRecurring = (
  { args: { told } }: Extract<ToolCall, { tool: 'set_recurring' }>,
  situation: Situation,
): Decision => onTheDay(told, situation.text, situation) ?? paidNow(told, situation) ?? say(keptUndated(told));

/** "Paguei", instead of a day: the one of now. */
function paidNow({ value }: Recurring, { text, asking, zone }: Situation): Decision | undefined {
  const { kind, cents, description, category } = value;
  if (kind !== 'despesa' || cents === undefined || !PAID.test(text.trim())) return undefined;
  return run(recordCall({ kind, cents, description, category, date: localDate(asking.said, zone) }));
}

/** What is said when the day stays open. */
export const keptUndated = ({ value: { description, every } }: Recurring): Reply => phrases.undated(description, every);

/** "Cancela a internet", when a recurring entry has that name. */
export function decideCancelNamed(situation: Situation): Decision | undefined {
  const { understanding, loaded, text } = situation;
  if (understanding.intent !== 'undo_transaction' || !/^\s*cancela/i.test(text)) return undefined;
  const { target } = understanding.slots;
  const words = target === undefined || target === 'last' ? undefined : target.description;
  if (words === undefined || recurringNamed(loaded.recurring(), words) === undefined) return undefined;
  return changeRecurring('cancel', words, situation);
}

/** @param words name what repeats; the tool says so when nothing or more than one thing has that name */
export function changeRecurring(did: RecurringChange, words: string, situation: Situation): Decision {
  const { asking, loaded, zone } = situation;
  const value = recurringNamed(loaded.recurring(), words)?.value;
  const next = value === undefined || did === 'cancel' || did === 'pause' ? undefined : postingOf(value, situation);
  const posting = next === undefined || did === 'resume' ? next : skipped(next, asking.now, zone);
  return run({ tool: 'change_recurring', args: { did, words, ...(posting === undefined ? {} : { posting }) } });
}

/** The occurrence after the next one. */
function skipped({ rhythm, dueAt }: Posting, now: Instant, zone: string): Posting {
  const after = nextInstant(rhythm, undefined, Math.max(now, dueAt), zone);
  return { rhythm, dueAt: after, on: localDate(after, zone) };
}
