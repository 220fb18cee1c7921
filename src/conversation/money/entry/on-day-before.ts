// "Ontem vendi 290", then "e gastei 40 de gelo": what goes on from it was on that day too.

import type { LancamentoSlots } from '../../../language/slots/lancamento-slots.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';

const GOES_ON = /^(?:e|mais|tamb[ée]m|tbm?) /i;
const DAY = new RegExp(`(?<![a-zà-ÿ])(?:agora|hoje|hj|amanh[ãa]|${WEEKDAY_NAMES}|dia \\d)`, 'i');

/** The slots unchanged when a day is told, or nothing that was on another one was recorded just before. */
export function onDayBefore(
  slots: LancamentoSlots,
  { text, message: { body }, loaded, asking, zone }: Situation,
): LancamentoSlots {
  const { date, status } = slots;
  // Another wording of it may leave out what joins it.
  const typed = body.kind === 'text' ? body.text.trim() : text;
  const today = localDate(asking.said, zone);
  if (!GOES_ON.test(typed) || (date ?? today) !== today || status === 'pending') return slots;
  if (DAY.test(typed) || loaded.lastEntry === undefined || !loaded.wroteLast()) return slots;
  const days = loaded.lastEntries().filter(({ status: told }) => told === 'paga');
  const [day, ...others] = new Set(days.map((one) => one.date));
  const alike = day !== undefined && others.length === 0 && days.every(({ precision }) => precision === 'day');
  return alike && day < today ? { ...slots, date: day } : slots;
}
