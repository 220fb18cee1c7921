// A date and time as people write it: 'hoje às 18h', 'sexta, 20/11, às 9h30'.

import type { LocalDate, LocalDateTime } from '../../domain/dates.ts';
import { daysBetween } from '../../finance/civil-date.ts';
import { dayWords } from '../../finance/replies/day-words.ts';

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

/** '9h', '9h30'. @param time 'HH:MM' */
export function hourWords(time: string): string {
  const [hour = '', minute = '00'] = time.split(':');
  return `${Number(hour)}h${minute === '00' ? '' : minute}`;
}

/** 'hoje', 'amanhã', 'sexta, 20/11': the weekday where the date alone would have to be looked up. */
function datedWords(date: LocalDate, today: LocalDate): string {
  const words = dayWords(date, today);
  if (Math.abs(daysBetween(date, today)) <= 1) return words;
  return `${WEEKDAYS[new Date(Date.parse(date)).getUTCDay()]}, ${words}`;
}

/** 'amanhã às 9h', 'sexta, 20/11, às 9h'. */
export function momentWords(at: LocalDateTime, today: LocalDate): string {
  const day = datedWords(at.slice(0, 10) as LocalDate, today);
  const hour = hourWords(at.slice(11, 16));
  const preposition = hour.startsWith('1h') || hour.startsWith('0h') ? 'à' : 'às';
  return `${day}${day.includes(',') ? ',' : ''} ${preposition} ${hour}`;
}
