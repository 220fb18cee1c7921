// The date, the time and the person's name, as sentences.

import type { LocalDateTime } from '../../domain/dates.ts';
import type { Reply } from '../../domain/message.ts';
import { hourWords } from './moment-words.ts';

const WEEKDAYS = ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'];

/** 'Hoje é domingo, 22/11/2026.' */
export function todayWords(now: LocalDateTime): Reply {
  const [year = '', month = '', day = ''] = now.slice(0, 10).split('-');
  const weekday = WEEKDAYS[new Date(`${now.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? '';
  return { text: [`Hoje é ${weekday}, ${day}/${month}/${year}.`] };
}

/** 'São 10h.', 'É 1h30.' */
export function clockWords(now: LocalDateTime): Reply {
  const time = now.slice(11, 16);
  return { text: [`${time.startsWith('01') ? 'É' : 'São'} ${hourWords(time)}.`] };
}

export const nameWords = (name: string | undefined): Reply => ({
  text: [
    name === undefined
      ? 'Você ainda não me disse. Por exemplo: “me chama de Bia”.'
      : `Você me pediu para te chamar de ${name}.`,
  ],
});
