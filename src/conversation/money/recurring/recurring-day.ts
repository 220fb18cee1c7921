// The day that an answer gives to something that repeats: "dia 5", "quinto dia útil", "no fim do mês", "toda sexta".

import { folded } from '../../../domain/fold.ts';
import { monthOfName } from '../../../domain/month-of-name.ts';
import type { Rhythm } from '../../../domain/rhythm.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import type { Situation } from '../../situation.ts';

type Day = Partial<Pick<Rhythm, 'dayOfMonth' | 'dayRule' | 'month' | 'weekday'>>;

const BARE_DAY = /^\s*(?:(?:no|todo)\s+)?(?:dia\s+)?(\d{1,2})\s*$/i;
const DAY_AND_MONTH = /^\s*(?:(?:em|no)\s+)?(?:dia\s+)?(\d{1,2})(?:\/|\s+de\s+)([a-zà-ÿ]+|\d{1,2})\s*$/i;
const END_OF_MONTH = /\b(?:fim|final) d[oe] mes\b/u;

/** Undefined without one, so that something else was said. A day that no month has is given all the same. */
export function recurringDay(every: Rhythm['every'], text: string, { read }: Pick<Situation, 'read'>): Day | undefined {
  const given = withoutUndefined(dayIn(every, text, read));
  return Object.keys(given).length === 0 ? undefined : given;
}

function dayIn(
  every: Rhythm['every'],
  text: string,
  read: Situation['read'],
): { [K in keyof Day]: Day[K] | undefined } {
  if (every === 'yearly') {
    const [, day, month = ''] = DAY_AND_MONTH.exec(text) ?? [];
    const monthNo = /^\d/u.test(month) ? Number(month) : monthOfName(folded(month));
    return { dayOfMonth: day === undefined ? undefined : Number(day), month: monthNo === 0 ? undefined : monthNo };
  }
  if (every !== 'monthly') {
    const weekly = read(`pago 10 de x toda semana ${text}`);
    return { weekday: weekly.intent === 'recurring_set' ? weekly.slots.weekday : undefined };
  }
  const [, bare] = BARE_DAY.exec(text) ?? [];
  if (bare !== undefined) return { dayOfMonth: Number(bare) };
  const monthly = read(`pago 10 de x todo mês ${text}`);
  const { day_of_month, day_rule } = monthly.intent === 'recurring_set' ? monthly.slots : {};
  const last = END_OF_MONTH.test(folded(text)) ? 'last_day' : undefined;
  return { dayOfMonth: day_of_month, dayRule: day_rule ?? (day_of_month === undefined ? last : undefined) };
}
