// The date, the time and the person's name, as sentences.

import type { LocalDate, LocalDateTime } from '../../domain/dates.ts';
import type { Reply } from '../../domain/message.ts';
import { dayOf, weekdayOf } from '../../language/dates/calendar.ts';
import { hourWords } from './moment-words.ts';

const WEEKDAYS = ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado', 'domingo'];

const weekdayName = (date: LocalDate): string => WEEKDAYS[weekdayOf(dayOf(date))] ?? '';
/** '22/11/2026' */
const inFull = (date: LocalDate): string => date.split('-').toReversed().join('/');

/** 'Hoje é domingo, 22/11/2026.' */
export function todayWords(now: LocalDateTime): Reply {
  const today = now.slice(0, 10) as LocalDate;
  return { text: [`Hoje é ${weekdayName(today)}, ${inFull(today)}.`] };
}

/** 'Faltam 32 dias para 25/12/2026, sexta-feira.' */
export function daysUntilWords(date: LocalDate, days: number): Reply {
  const when = `${inFull(date)}, ${weekdayName(date)}`;
  if (days === 0) return { text: [`É hoje: ${when}.`] };
  return { text: [days === 1 ? `Falta 1 dia: é amanhã, ${when}.` : `Faltam ${days} dias para ${when}.`] };
}

/** `name` as it was typed: 'férias'. */
export const dayUnknownWords = (name: string): Reply => ({
  text: [`Ainda não sei que dia é (${name}). Me diga a data, por exemplo “${name} dia 10 de janeiro”, e eu conto.`],
});

/** '25/12/2026 cai numa sexta-feira.' */
export function weekdayWords(date: LocalDate): Reply {
  const weekday = weekdayName(date);
  return { text: [`${inFull(date)} cai ${weekday.endsWith('feira') ? 'numa' : 'num'} ${weekday}.`] };
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
