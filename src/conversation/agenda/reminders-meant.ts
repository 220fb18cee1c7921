// "O lembrete de quinta", "o da diária de segunda": the reminders a name means; several of one name are told apart by the day they ring on.

import type { Scheduled } from '../../domain/due.ts';
import { pattern } from '../../domain/pattern.ts';
import { localDate } from '../local-time.ts';
import type { Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { momentSaid } from './moment-said.ts';

const ON_A_DAY = pattern('i')`
  ^(?:(?<name>\S.*?) )??(?:d[aeo]s? |n[ao] |pr[ao] |de )?
  (?<day>hoje|amanh[ãa]|(?:${WEEKDAY_NAMES})(?:[- ]feira)?|dia \d{1,2}(?:\/\d{1,2}| de [a-zà-ÿ]+)?)$
`;

/** "O da noite da losartana": of several hours. */
const OF_PART = /^(?:[oa] )?(?:d?[ae] )?(?<part>manh[ãa]|tarde|noite) d[aeo] (?<of>\S.{1,40})$/i;

/** Called by the profession, and kept by the name or as a visit: "o doutor mudou pro dia 12". */
const DOCTOR = /^(?:doutora?|m[ée]dic[oa]|dra?\.?|cl[íi]nica)$/i;
const VISIT = /(?<![a-zà-ÿ])(?:dra?|doutora?|m[ée]dic[oa]|consulta|retorno)(?![a-zà-ÿ])/i;

/** Reminders with all the words; when none has, those that ring on the day named at the end. */
export function remindersMeant(words: string, situation: Situation): readonly Scheduled[] {
  const { loaded, zone } = situation;
  const named = words === '' ? [] : loaded.called(words).reminders;
  if (named.length > 0) return named;
  const { part = '', of = '' } = OF_PART.exec(words.trim())?.groups ?? {};
  if (of !== '') {
    const [from, to] = /^m/i.test(part) ? ['04', '12'] : /^t/i.test(part) ? ['12', '18'] : ['18', '24'];
    return loaded
      .called(of)
      .reminders.filter(({ due }) => due.kind === 'reminder' && (due.time ?? '') >= from && (due.time ?? '') < to);
  }
  if (DOCTOR.test(words))
    return loaded.reminders().filter(({ due }) => due.kind === 'reminder' && VISIT.test(due.content));
  const { name, day } = ON_A_DAY.exec(words.trim())?.groups ?? {};
  const date = day === undefined ? undefined : momentSaid(day, situation)?.remind_at?.slice(0, 10);
  if (date === undefined) return [];
  const all = name === undefined ? loaded.reminders() : loaded.called(name).reminders;
  return all.filter(({ dueAt }) => localDate(dueAt, zone) === date);
}
