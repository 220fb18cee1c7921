// "Dia 10", "pra sexta", of an entry: when it is paid or comes.

import type { LocalDate } from '../../../domain/dates.ts';
import { momentSaid, STAND_IN } from '../../agenda/moment-said.ts';
import type { Situation } from '../../situation.ts';

export const momentTold = (day: string, situation: Situation) => momentSaid(day.replace(/^pr[ao] /i, ''), situation);

/** Undefined when the words say more than a day. */
export function dayTold(day: string, situation: Situation): LocalDate | undefined {
  const said = momentTold(day, situation);
  return said?.content === STAND_IN ? (said.remind_at?.slice(0, 10) as LocalDate | undefined) : undefined;
}
