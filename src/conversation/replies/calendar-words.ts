// Days, holidays and the time between two days, as sentences.

import type { Reply } from '../../domain/message.ts';
import { type Day, dateOf, plusMonths, weekdayOf } from '../../language/dates/calendar.ts';
import { type Celebration, type Holiday, titleOf } from '../calendar/celebrations.ts';

const WEEKDAYS = ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado', 'domingo'];

export const weekdayName = (day: Day): string => WEEKDAYS[weekdayOf(day)] ?? '';
/** '22/11/2026' */
export const dayInFull = (day: Day): string => dateOf(day).split('-').toReversed().join('/');
/** 'sexta-feira, 25/12/2026' */
const dayWithName = (day: Day): string => `${weekdayName(day)}, ${dayInFull(day)}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** In what the time to a day is counted. */
export type Measure = 'dias' | 'semanas' | 'meses';

const ONE: Readonly<Record<Measure, string>> = { dias: 'dia', semanas: 'semana', meses: 'mês' };
const many = (count: number, of: Measure): string => `${count} ${count === 1 ? ONE[of] : of}`;

/** '74 dias', '10 semanas e 4 dias', '2 meses e 15 dias'; `to` is not before `from`. */
function spanWords(from: Day, to: Day, measure: Measure): string {
  const days = to - from;
  if (measure === 'dias' || days === 0) return many(days, 'dias');
  let whole = measure === 'semanas' ? Math.floor(days / 7) : 0;
  while (measure === 'meses' && plusMonths(from, whole + 1) <= to) whole++;
  const rest = measure === 'semanas' ? days - whole * 7 : to - plusMonths(from, whole);
  return [whole === 0 ? undefined : many(whole, measure), rest === 0 ? undefined : many(rest, 'dias')]
    .filter((part) => part !== undefined)
    .join(' e ');
}

const left = (today: Day, day: Day): string => (day - today === 1 ? 'falta 1 dia' : `faltam ${day - today} dias`);

/** 'Faltam 32 dias para 25/12/2026, sexta-feira.' */
export function daysUntilWords(day: Day, today: Day, measure: Measure): Reply {
  const when = `${dayInFull(day)}, ${weekdayName(day)}`;
  if (day === today) return { text: [`É hoje: ${when}.`] };
  if (day < today) return { text: [`Já foi: ${when}.`] };
  if (day === today + 1) return { text: [`Falta 1 dia: é amanhã, ${when}.`] };
  const span = spanWords(today, day, measure);
  return { text: [`${span.startsWith('1 ') ? 'Falta' : 'Faltam'} ${span} para ${when}.`] };
}

/** `name` as it was typed: 'férias'. */
export const dayUnknownWords = (name: string): Reply => ({
  text: [`Ainda não sei que dia é (${name}). Me diga a data, por exemplo “${name} dia 10 de janeiro”, e eu conto.`],
});

/** '25/12/2026 cai numa sexta-feira.' */
export function weekdayWords(day: Day, today: Day): Reply {
  const weekday = weekdayName(day);
  const verb = day < today ? 'caiu' : 'cai';
  return { text: [`${dayInFull(day)} ${verb} ${weekday.endsWith('feira') ? 'numa' : 'num'} ${weekday}.`] };
}

/** 'O Carnaval é terça-feira, 09/02/2027: faltam 75 dias.' */
export function celebrationWords({ name }: Celebration, day: Day, today: Day): Reply {
  const said = capital(name);
  if (day < today) return { text: [`${said} foi ${dayWithName(day)}.`] };
  if (day === today) return { text: [`${said} é hoje, ${dayWithName(day)}.`] };
  if (day === today + 1) return { text: [`${said} é amanhã, ${dayWithName(day)}.`] };
  return { text: [`${said} é ${dayWithName(day)}: ${left(today, day)}.`] };
}

/** 'É domingo, 10/01/2027.' */
export const dateWords = (day: Day, today: Day): Reply => ({
  text: [`${day < today ? 'Foi' : 'É'} ${dayWithName(day)}.`],
});

const OWN_PLACE = 'Conto só os nacionais: os da sua cidade e do seu estado eu não sei.';
const OPTIONAL = ' (ponto facultativo)';

/** Whether a day is a holiday: 'É, sim: sexta-feira, 25/12/2026, é o Natal.' */
export function isHolidayWords(day: Day, holiday: Holiday | undefined): Reply {
  if (holiday === undefined) return { text: [`Não: ${dayWithName(day)}, não é feriado. ${OWN_PLACE}`] };
  return holiday.optional
    ? { text: [`${capital(dayWithName(day))}, é ${holiday.name}: ponto facultativo, os bancos fecham.`] }
    : { text: [`É, sim: ${dayWithName(day)}, é ${holiday.name}.`] };
}

/** The holidays of a stretch of days, one a line; `when` as a reply says it: 'em abril de 2027'. */
export function holidaysWords(holidays: readonly Holiday[], when: string): Reply {
  if (holidays.length === 0) return { text: [`Nenhum feriado nacional ${when}. ${OWN_PLACE}`] };
  const lines = holidays.map(
    ({ name, day, optional }) => `• ${dayWithName(day)}: ${titleOf({ name })}${optional ? OPTIONAL : ''}`,
  );
  return { text: [{ bold: `Feriados ${when}` }, `\n${lines.join('\n')}\n\n${OWN_PLACE}`] };
}

/** 'O próximo feriado é o Natal: sexta-feira, 25/12/2026, faltam 29 dias.' */
export const nextHolidayWords = ({ name, day }: Holiday, today: Day): Reply => ({
  text: [`O próximo feriado é ${name}: ${dayWithName(day)}, ${day === today ? 'hoje' : left(today, day)}.`],
});

/** 'De 10/01/2027 a 25/03/2027 são 74 dias: 10 semanas e 4 dias.' */
export function betweenWords(from: Day, to: Day, measure: Measure): Reply {
  const days = spanWords(from, to, 'dias');
  const weeks = spanWords(from, to, measure === 'dias' ? 'semanas' : measure);
  return {
    text: [
      `De ${dayInFull(from)} a ${dayInFull(to)} ${to - from === 1 ? 'é' : 'são'} ${days}${weeks === days ? '' : `: ${weeks}`}.`,
    ],
  };
}

/** 'De 27/11/2026 a 25/12/2026 são 20 dias úteis, …'; both days included. */
export const businessDaysWords = (from: Day, to: Day, count: number): Reply => ({
  text: [
    `De ${dayInFull(from)} a ${dayInFull(to)} ${count === 1 ? 'é 1 dia útil' : `são ${count} dias úteis`}, sem os feriados nacionais.`,
  ],
});

/** 'Quem nasceu em 12/04/1987 tem 39 anos.' */
export const ageWords = (born: Day, years: number): Reply => ({
  text: [`Quem nasceu em ${dayInFull(born)} tem ${years} ${years === 1 ? 'ano' : 'anos'}.`],
});

/** 'Quem nasceu em 1987 faz 39 anos em 2026.' */
export const ageInYearWords = (year: number, current: number): Reply => ({
  text: [`Quem nasceu em ${year} faz ${current - year} anos em ${current}.`],
});
