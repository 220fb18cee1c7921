// "Me lembra 31 de abril", "às 25h", "uber 20 dia 31/11": a moment that does not exist is asked for again, and neither kept as a note
// nor taken for today.

import { DAY_ONLY } from '../../domain/dates.ts';
import { unaccented } from '../../domain/fold.ts';
import { monthOfName } from '../../domain/month-of-name.ts';
import { sentence } from '../../finance/answers/answer.ts';
import { monthName } from '../../finance/replies/day-words.ts';
import { daysInMonth } from '../../language/dates/calendar.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDateTime } from '../local-time.ts';
import type { Situation } from '../situation.ts';
import { FOLDED_MONTH_NAMES } from '../wording/calendar-words.ts';

const CALL =
  /(?<![a-zà-ÿ])(?:me (?:lembr|avis|alert|acord|cham)[a-zà-ÿ]*|n[ãa]o me deix[a-zà-ÿ]+ esquecer|lembra(?:r|-me)?)(?![a-zà-ÿ])/i;
const DATE = new RegExp(
  `(?<![\\d/])(?<day>\\d{1,2})(?:/(?<number>\\d{1,2})(?![\\d/])| de (?<name>${FOLDED_MONTH_NAMES})\\b)`,
  'u',
);
const HOUR = /\b(?:as|a partir das|pelas) (?<hour>\d{1,2})(?: ?h(?:oras?)?(?<minute>\d{2})?|:(?<minutes>\d{2}))(?!\d)/u;
/** A leap year, so that 29 February exists in some year. */
const LEAP = 2028;

function wrongDay(words: string): string | undefined {
  const { day, number, name } = DATE.exec(words)?.groups ?? {};
  if (day === undefined) return undefined;
  const month = name === undefined ? Number(number) : monthOfName(name);
  if (month < 1 || month > 12) return 'Esse mês não existe.';
  const last = daysInMonth(LEAP, month);
  return Number(day) >= 1 && Number(day) <= last
    ? undefined
    : `${sentence(monthName(month))} só vai até o dia ${last}.`;
}

function wrongHour(words: string): string | undefined {
  const { hour, minute, minutes } = HOUR.exec(words)?.groups ?? {};
  return hour !== undefined && (Number(hour) > 24 || Number(minute ?? minutes ?? 0) > 59)
    ? 'Essa hora não existe: o dia vai até as 23h59.'
    : undefined;
}

/** Said as a day, which "2/3" or "parcela 13/12" are not. */
const ON_DAY = /(?<![a-zà-ÿ])(?:dia|em|vence[a-z]*|venceu) (?:dia |em )?(?=\d{1,2}(?:\/\d| de [a-z]))/i;

/** Undefined unless a reminder is asked for at a moment that cannot be, or is over, or money told of a day that cannot be. */
export function impossibleMoment({ text, understanding, asking, zone }: Situation): Decision | undefined {
  const typed = unaccented(text);
  if (!CALL.test(text)) {
    const day = understanding.intent === 'lancamento' ? ON_DAY.exec(typed) : null;
    const wrong = day === null ? undefined : wrongDay(typed.slice(day.index));
    return wrong === undefined ? undefined : say({ text: [`${wrong} Não anotei; me diga de novo, com o dia certo.`] });
  }
  const wrong = wrongDay(typed) ?? wrongHour(typed);
  if (wrong !== undefined) return say({ text: [`${wrong} Me peça de novo, com o dia e a hora certos.`] });
  if (understanding.intent !== 'reminder_set' || asking.said < asking.now) return undefined;
  const { remind_at, recurrence, every_hours } = understanding.slots;
  const now = localDateTime(asking.now, zone);
  const over =
    remind_at !== undefined && remind_at <= now.slice(0, remind_at.length) && remind_at !== now.slice(0, DAY_ONLY);
  return over && recurrence === undefined && every_hours === undefined
    ? say({
        text: [
          `Ess${remind_at.length > DAY_ONLY ? 'a hora' : 'e dia'} já passou. Me diga ${remind_at.length > DAY_ONLY ? 'outra' : 'outro'}, que eu te lembro.`,
        ],
      })
    : undefined;
}
impossibleMoment.says = [CALL, ON_DAY];
