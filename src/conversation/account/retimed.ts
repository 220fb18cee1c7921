// After "moro em Manaus" everything scheduled keeps the hour it was told with, on the clock of the new place. What
// counts from a moment ("daqui a 40 minutos", "de 8 em 8 horas") stays on that moment.

import type { LocalDate } from '../../domain/dates.ts';
import { DAY_ONLY } from '../../domain/dates.ts';
import type { Scheduled } from '../../domain/due.ts';
import type { Instant } from '../../domain/ids.ts';
import { instantOf, MORNING } from '../agenda/next-time.ts';
import { localDateTime } from '../local-time.ts';
import type { Situation } from '../situation.ts';

/** A day alone rings in the morning, so that what has no hour and rings at another was counted from a moment. */
const keepsHour = ({ due }: Scheduled, wall: string): boolean =>
  due.kind === 'recurring' ||
  (due.kind === 'reminder' && due.everyHours === undefined && (due.time !== undefined || wall === MORNING));

/** A row of the schedule, and the instant it moves to. */
type Retimed = { readonly kind: 'reminder' | 'recurring'; readonly key: string; readonly dueAt: Instant };

/** What rings at another instant once the clock is that of `to`. */
export function retimed(to: string, { loaded, zone, asking }: Situation): readonly Retimed[] {
  if (to === zone) return [];
  return loaded.scheduled().flatMap((one) => {
    const at = localDateTime(one.dueAt, zone);
    const wall = at.slice(DAY_ONLY + 1);
    const dueAt = instantOf(at.slice(0, DAY_ONLY) as LocalDate, wall, to);
    return keepsHour(one, wall) && dueAt > asking.now
      ? [{ kind: one.due.kind === 'recurring' ? 'recurring' : 'reminder', key: one.key, dueAt }]
      : [];
  });
}
