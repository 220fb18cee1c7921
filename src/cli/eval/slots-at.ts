// Slots as a reader outside understands them: a delay ("daqui a 2 horas") also as the local time it ends at.

import type { LocalDateTime } from '../../domain/dates.ts';
import { MINUTE_MS } from '../../domain/durations.ts';
import type { Understanding } from '../../language/understanding.ts';
import type { Slots } from './labelled.ts';

/** @param now local time of the message. */
export function slotsAt({ slots }: Pick<Understanding, 'slots'>, now: LocalDateTime): Slots {
  if (!('delay_minutes' in slots) || slots.delay_minutes === undefined) return slots as Slots;
  // Read as UTC only to add to it: Brazil has kept one offset all year since 2019.
  const end = new Date(`${now}Z`).getTime() + slots.delay_minutes * MINUTE_MS;
  return { ...slots, remind_at: new Date(end).toISOString().slice(0, 16) };
}
