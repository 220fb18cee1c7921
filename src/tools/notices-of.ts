// "Consulta do Pedro (26/10)": the reminders ahead of one, which follow it to another day.

import type { Scheduled } from '../domain/due.ts';
import { MINUTE_MS } from '../domain/durations.ts';

const DAY_MS = 86_400_000;
/** Of what it is ahead: the day, in numbers. */
const DAY = /^(?<day>\d{2})\/(?<month>\d{2})(?<hour> .*)?\)$/u;
/** A leap year, which has every day. */
const ANY_YEAR = 2028;

const padded = (count: number): string => String(count).padStart(2, '0');

/** Those that ring ahead of it, as they are. */
export const aheadOf = ({ due: event }: Scheduled, all: readonly Scheduled[]): readonly Scheduled[] =>
  all.filter(
    ({ due }) =>
      event.kind === 'reminder' &&
      event.rhythm === undefined &&
      due.kind === 'reminder' &&
      due.rhythm === undefined &&
      due.content.startsWith(`${event.content} (`),
  );

/** @param shift in milliseconds; what rings days ahead keeps its own hour. @returns each as it rings from then on */
export function noticesOf(event: Scheduled, shift: number, all: readonly Scheduled[]): readonly Scheduled[] {
  return aheadOf(event, all).flatMap((one) => {
    const { due } = one;
    if (due.kind !== 'reminder' || event.due.kind !== 'reminder') return [];
    const name = `${event.due.content} (`;
    const { day, month, hour } = DAY.exec(due.content.slice(name.length))?.groups ?? {};
    const near = event.dueAt - one.dueAt < DAY_MS / 2;
    const days = Math.round(shift / DAY_MS);
    const by = near ? shift : days * DAY_MS;
    if (day === undefined || hour !== undefined || by === 0) return [];
    const to = new Date(Date.UTC(ANY_YEAR, Number(month) - 1, Number(day) + days));
    const content = `${name}${padded(to.getUTCDate())}/${padded(to.getUTCMonth() + 1)})`;
    const time = near && due.time !== undefined ? { time: laterBy(due.time, shift) } : {};
    return [{ ...one, dueAt: one.dueAt + by, due: { ...due, ...time, content } }];
  });
}

/** 'HH:MM' so many milliseconds later. */
function laterBy(time: string, shift: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = (((hour * 60 + minute + Math.round(shift / MINUTE_MS)) % 1440) + 1440) % 1440;
  return `${padded(Math.floor(at / 60))}:${padded(at % 60)}`;
}
