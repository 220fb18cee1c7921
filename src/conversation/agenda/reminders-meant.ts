// "O lembrete de quinta", "o da diária de segunda": which reminder is meant, by its name, or by the day it rings on where several bear it.

import type { Scheduled } from '../../domain/due.ts';
import { localDate } from '../local-time.ts';
import type { Situation } from '../situation.ts';
import { momentSaid } from './moment-said.ts';

const ON_A_DAY =
  /^(?:(?<name>\S.*?) )??(?:d[aeo]s? |n[ao] |pr[ao] |de )?(?<day>hoje|amanh[ãa]|(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)(?:[- ]feira)?|dia \d{1,2}(?:\/\d{1,2}| de \p{L}+)?)$/iu;

/** What has all the words; where nothing has, what rings on the day they end with. */
export function remindersMeant(words: string, situation: Situation): readonly Scheduled[] {
  const { loaded, zone } = situation;
  const named = words === '' ? [] : loaded.called(words).reminders;
  if (named.length > 0) return named;
  const { name, day } = ON_A_DAY.exec(words.trim())?.groups ?? {};
  const date = day === undefined ? undefined : momentSaid(day, situation)?.remind_at?.slice(0, 10);
  if (date === undefined) return [];
  const all = name === undefined ? loaded.reminders() : loaded.called(name).reminders;
  return all.filter(({ dueAt }) => localDate(dueAt, zone) === date);
}
