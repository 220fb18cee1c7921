// "Consulta da Manu quinta 16h20", "Paty amanhã às 14h": a thing with its day and its hour is an appointment, whoever it is of.

import { pattern } from '../../domain/pattern.ts';
import type { ReminderSlots } from '../../language/slots/memory-slots.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { hourSaid } from './moment-said.ts';

/** A day that is named, and no part of it alone. */
export const DAY_NAMED = pattern('i')`
  (?<![a-zà-ÿ])(?:amanh[ãa]|${WEEKDAY_NAMES}|semana que vem|dia \d{1,2}|\d{1,2}/\d{1,2}(?:/\d{2,4})?|\d{1,2} de (?:${MONTH_NAMES}))(?![a-zà-ÿ])
`;
/** What may be, or is asked. */
const IN_DOUBT =
  /\?|(?<![a-zà-ÿ])(?:que vem|talvez|acho que|ser[áa] que|se (?:der|puder|chover|n[ãa]o)|quem sabe|ou)(?![a-zà-ÿ])/i;
/** In words. */
const MOST = 12;

/** Asking whether to keep it would only stand in the way of what is told of it next. */
export const isAppointment = (slots: ReminderSlots, text: string): boolean =>
  hourSaid(slots) !== undefined &&
  DAY_NAMED.test(text) &&
  !IN_DOUBT.test(text) &&
  (slots.content ?? '').split(' ').length <= MOST;
