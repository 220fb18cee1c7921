// The date, the time and the person's name, as sentences.

import type { LocalDate, LocalDateTime } from '../../domain/dates.ts';
import type { Reply } from '../../domain/message.ts';
import { dayOf } from '../../language/dates/calendar.ts';
import { dayInFull, weekdayName } from './calendar-words.ts';
import { hourWords } from './moment-words.ts';

/** 'Hoje é domingo, 22/11/2026.' */
export function todayWords(now: LocalDateTime): Reply {
  const today = dayOf(now.slice(0, 10) as LocalDate);
  return { text: [`Hoje é ${weekdayName(today)}, ${dayInFull(today)}.`] };
}

/** 'São 10h.', 'É 1h30.' */
export function clockWords(now: LocalDateTime): Reply {
  const time = now.slice(11, 16);
  return { text: [`${time.startsWith('01') ? 'É' : 'São'} ${hourWords(time)}.`] };
}

/** With an example when the name is unknown. */
export const nameWords = (name: string | undefined): Reply => ({
  text: [
    name === undefined
      ? 'Você ainda não me disse. Por exemplo: “me chama de Bia”.'
      : `Você me pediu para te chamar de ${name}.`,
  ],
});
