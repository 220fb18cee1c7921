// "Consulta do Pedro (26/10)": the reminders ahead of one, which follow it to another day.

import type { Scheduled } from '../domain/due.ts';

const DAY_MS = 86_400_000;
/** Of what it is ahead: the day, in numbers. */
const DAY = /^(?<day>\d{2})\/(?<month>\d{2})(?<hour> .*)?\)$/u;
/** A leap year, which has every day. */
const ANY_YEAR = 2028;

const padded = (count: number): string => String(count).padStart(2, '0');

/** @param shift in milliseconds; what has another hour keeps the notice's own. @returns each as it rings from then on */
export function noticesOf(event: Scheduled, shift: number, all: readonly Scheduled[]): readonly Scheduled[] {
  if (event.due.kind !== 'reminder' || event.due.rhythm !== undefined) return [];
  const name = `${event.due.content} (`;
  const days = Math.round(shift / DAY_MS);
  return all.flatMap((one) => {
    const { due } = one;
    if (due.kind !== 'reminder' || due.rhythm !== undefined || !due.content.startsWith(name)) return [];
    const { day, month, hour } = DAY.exec(due.content.slice(name.length))?.groups ?? {};
    if (day === undefined || hour !== undefined || days === 0) return [];
    const to = new Date(Date.UTC(ANY_YEAR, Number(month) - 1, Number(day) + days));
    const content = `${name}${padded(to.getUTCDate())}/${padded(to.getUTCMonth() + 1)})`;
    return [{ ...one, dueAt: one.dueAt + days * DAY_MS, due: { ...due, content } }];
  });
}
