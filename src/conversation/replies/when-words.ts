// A past date as people write it.

import type { LocalDate, LocalDateTime } from '../../domain/dates.ts';
import type { Reply } from '../../domain/message.ts';
import { hourWords } from './moment-words.ts';

const DAY_MS = 86_400_000;

/** 'hoje', 'ontem', 'em 12/11', 'em 12/11/2025' seen from `today`. */
export function whenWas(date: LocalDate, today: LocalDate): string {
  const days = Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS);
  if (days === 0) return 'hoje';
  if (days === 1) return 'ontem';
  const [year = '', month = '', day = ''] = date.split('-');
  return year === today.slice(0, 4) ? `em ${day}/${month}` : `em ${day}/${month}/${year}`;
}

/** 'Guardei X ontem, às 9h.' @param at when it was kept, local time */
export const keptWhenWords = (title: string, at: LocalDateTime, today: LocalDate): Reply => ({
  text: [
    'Guardei ',
    { bold: title },
    ` ${whenWas(at.slice(0, 10) as LocalDate, today)}, às ${hourWords(at.slice(11, 16))}.`,
  ],
});
