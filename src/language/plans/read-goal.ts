// Savings goal: amount, name, due date.

import type { LocalDate } from '../../domain/dates.ts';
import { wholeMonth } from '../query/month-arithmetic.ts';
import type { Reading } from '../reading/reading.ts';
import { spanOfMatch } from '../reading/span-of-match.ts';
import { present } from '../slots/present.ts';
import type { GoalSlots } from '../slots/slots.ts';

const STOP = new Set(['ate', ',', 'com', 'de', 'em', ':', 'por']);

/** Name of the goal: the words after "pra", "do" or the label. */
function nameOf(r: Reading): string | undefined {
  const amount = r.money;
  const isAmount = (i: number): boolean =>
    amount !== undefined && (r.units[i]?.from ?? 0) >= amount.from && (r.units[i]?.from ?? 0) < amount.to;
  const noun = r.find('goal_noun');
  const starts: number[] = [];
  for (let i = r.head; i < r.tail; i++)
    if (
      r.is(i, 'prep_to') ||
      (i === noun + 1 && (r.is(i, 'prep_of') || r.norm(i) === ':')) ||
      (i === noun + 2 && r.norm(i - 1) === 'nova')
    )
      starts.push(i + 1);
  // "Meta iphone 3500".
  const next = r.units[r.head + 1];
  if (noun === r.head && starts.length === 0 && next?.kind === 'word' && !next.entry?.tenses) starts.push(noun + 1);
  for (const start of starts) {
    let at = start;
    while (r.isAny(at, 'det', 'poss')) at++;
    let end = at;
    while (
      end < r.tail &&
      !isAmount(end) &&
      !(STOP.has(r.norm(end)) && (r.norm(end) !== 'de' || isAmount(end + 1))) &&
      !r.is(end, 'target_noun') &&
      r.units[end]?.kind !== 'punct'
    )
      end++;
    const name = r.raw(at, end);
    if (name !== '' && !isAmount(at) && !r.is(at, 'month') && !NO_NAME.test(name)) return name;
  }
  const reserve = spanOfMatch(r, RESERVE);
  return reserve === undefined ? undefined : r.raw(reserve.from, reserve.to);
}
const NO_NAME = /^(?:o )?(?:fim|final)|^(?:juntar|guardar|ter|economizar|poupar|chegar(?: em| a)?)$/i;
/** A goal named by what the money is: "10 mil de reserva". */
const RESERVE = /\breserva(?: de emergencia)?\b/;

function dueOf(r: Reading): LocalDate | undefined {
  const year = r.match(/\bate (?:o )?(?:(?:fim|final|dez) de )?(20\d\d)\b/)?.[1];
  if (year !== undefined) return `${year}-12-31` as LocalDate;
  const date = r.future.at(-1);
  if (date === undefined) return undefined;
  if (date.precision === 'month') return wholeMonth(date.date).to;
  return date.date;
}

/** In centavos; with `period` the amount is what is put by each month or week. */
export function readGoal(r: Reading): GoalSlots {
  const monthly = r.has('q_per_month') ? ('monthly' as const) : r.has('q_per_week') ? ('weekly' as const) : undefined;
  return present({ amount_cents: r.money?.cents, name: nameOf(r), due: dueOf(r), period: monthly });
}
