// "Me lembra da sinvastatina todo dia", where a note says "sinvastatina às 22h": the hours are those of the note.

import { DAY_ONLY } from '../../domain/dates.ts';
import type { ReminderSlots } from '../../language/slots/memory-slots.ts';
import { stemsOf } from '../../memories/stem.ts';
import type { Situation } from '../situation.ts';

const HOURS = /(?<![\d,.])(?<hour>[01]?\d|2[0-3])(?:h|:)(?<minute>[0-5]\d)?(?![\d a-z]*(?:min|em \d))/gi;
const LEADING = /^(?:d[aeo]s? )?(?:tomar|dar|o |a |os |as )+/i;

/** The slots with the hours that the only note of that says on the same line, where a day is told and no hour. */
export function withHourNoted(slots: ReminderSlots, { loaded }: Situation): ReminderSlots {
  const { content = '', time, remind_at, recurrence } = slots;
  const isDay = remind_at === undefined ? recurrence !== undefined : remind_at.length === DAY_ONLY;
  const stems = stemsOf(content.replace(LEADING, ''));
  if (!isDay || time !== undefined || stems.length === 0) return slots;
  const [note, ...others] = loaded.called(content.replace(LEADING, '')).items.filter(({ kind }) => kind === 'note');
  if (note === undefined || others.length > 0) return slots;
  const line = note.body.split(/[,;\n]/u).find((part) => stems.every((stem) => stemsOf(part).includes(stem)));
  const [first, ...more] = [...(line ?? '').matchAll(HOURS)].map(
    ({ groups }) => `${groups?.['hour']?.padStart(2, '0')}:${groups?.['minute'] ?? '00'}`,
  );
  if (first === undefined) return slots;
  const at = remind_at === undefined ? {} : { remind_at: `${remind_at}T${first}` as typeof remind_at };
  return { ...slots, ...at, time: first, ...(more.length > 0 && { more_times: more }) };
}
