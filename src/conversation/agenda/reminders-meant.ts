// "O lembrete de quinta", "o da diária de segunda": the reminders a name means; several of one name are told apart by the day they ring on.

import type { Scheduled } from '../../domain/due.ts';
import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { aheadOf } from '../../tools/notices-of.ts';
import { pointing } from '../focus/entries-in-focus.ts';
import type { Pointing } from '../focus/pointing.ts';
import { resolve } from '../focus/resolve.ts';
import { LATELY_MS } from '../lately.ts';
import { localDate, localDateTime } from '../local-time.ts';
import type { Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { momentSaid } from './moment-said.ts';

const ON_A_DAY = pattern('i')`
  ^(?:(?<name>\S.*?) )??(?:d[aeo]s? |n[ao] |pr[ao] |de )?
  (?<day>hoje|amanh[ãa]|(?:${WEEKDAY_NAMES})(?:[- ]feira)?|dia \d{1,2}(?:\/\d{1,2}| de [a-zà-ÿ]+)?)$
`;

/** From that hour, up to the other. */
const PARTS: Readonly<Record<string, readonly [string, string]>> = {
  madrugada: ['00', '06'],
  manha: ['05', '12'],
  tarde: ['12', '18'],
  noite: ['18', '24'],
};
/** "A losartana da noite", "o da noite da losartana": of several hours. */
const OF_PART =
  /^(?:(?<name>\S.*?) )??(?:[oa] )?(?:d?[ae] )(?<part>madrugada|manh[ãa]|tarde|noite)(?: d[aeo] (?<of>\S.{1,40}))?$/i;

/** Those that ring in the part of the day that is said, of a name if there is one. */
export function remindersInPart(words: string, { loaded, zone }: Situation): readonly Scheduled[] {
  const { name, of = name?.replace(OF, ''), part = '' } = OF_PART.exec(words)?.groups ?? {};
  const [from, to] = PARTS[folded(part)] ?? [];
  if (from === undefined || to === undefined) return [];
  const among = of === undefined ? loaded.reminders() : loaded.called(of).reminders;
  return among.filter(({ dueAt }) => {
    const hour = localDateTime(dueAt, zone).slice(11, 13);
    return hour >= from && hour < to;
  });
}
/** "Da luz", of "o da luz". */
export const OF = /^(?:d[aeo]s?|n[ao]|pr[ao]|sobre) (?=\S)/i;

/** Called by the profession, and kept by the name or as a visit: "o doutor mudou pro dia 12". */
const DOCTOR = /^(?:doutora?|m[ée]dic[oa]|dra?\.?|cl[íi]nica)$/i;
/** "A consulta do cardio", of "cardiologista". */
const OF_SPECIALIST = /^(?:consulta|retorno|m[ée]dic[oa]) (?:d[aeo]|com [oa]|n[ao]) (?<who>[a-zà-ÿ]{4,})$/i;
const VISIT = /(?<![a-zà-ÿ])(?:dra?|doutora?|m[ée]dic[oa]|consulta|retorno)(?![a-zà-ÿ])/i;

/** Without those that only ring ahead of another of them, as "consulta (19/11)". */
export const eventsAmong = (meant: readonly Scheduled[]): readonly Scheduled[] =>
  meant.filter((one) => !meant.some((other) => aheadOf(other, [one]).length > 0));

/** Reminders with all the words; when none has, those that ring on the day named at the end. */
export function remindersMeant(words: string, situation: Situation): readonly Scheduled[] {
  const { loaded, zone } = situation;
  const named = words === '' ? [] : loaded.called(words).reminders;
  if (named.length > 0) return named;
  const inPart = remindersInPart(words.trim(), situation);
  if (inPart.length > 0) return inPart;
  const who = OF_SPECIALIST.exec(words)?.groups?.['who'];
  const theirs =
    who === undefined
      ? []
      : loaded
          .reminders()
          .filter(({ due }) => due.kind === 'reminder' && ` ${folded(due.content)}`.includes(` ${folded(who)}`));
  if (theirs.length > 0) return theirs;
  if (DOCTOR.test(words))
    return loaded.reminders().filter(({ due }) => due.kind === 'reminder' && VISIT.test(due.content));
  const said = pointing(words, situation);
  if ((said.place ?? said.other) !== undefined && said.words.length === 0) return remindersLately(said, situation);
  const { name, day } = ON_A_DAY.exec(words.trim())?.groups ?? {};
  const date = day === undefined ? undefined : momentSaid(day, situation)?.remind_at?.slice(0, 10);
  if (date === undefined) return [];
  const all = name === undefined ? loaded.reminders() : loaded.called(name).reminders;
  return all.filter(({ dueAt }) => localDate(dueAt, zone) === date);
}

/** What the last messages set, in the order they were told. */
export function setLately({ loaded, asking }: Situation): readonly Scheduled[] {
  const turnOf = ({ key }: Scheduled): number => Number(key.split(' ')[0]);
  const set = loaded.spoken().filter(({ at, ran }) => asking.now - at <= LATELY_MS && ran.includes('set_reminder'));
  if (set.length === 0) return [];
  // Told at once they stand as they were said, and not as they ring.
  const placeOf = ({ due }: Scheduled): number =>
    due.kind === 'reminder' ? Math.max(...set.map(({ text }) => folded(text).indexOf(folded(due.content)))) : -1;
  const all = loaded.reminders().toSorted((a, b) => turnOf(a) - turnOf(b) || placeOf(a) - placeOf(b));
  const turns = [...new Set(all.map(turnOf))].slice(-set.length);
  return all.filter((one) => turns.includes(turnOf(one)));
}

/**
 * "O primeiro", "o outro", "a luz", of the reminders that the last messages set; none unless they tell one from the others.
 * @param nearest looked at before those
 */
export function remindersLately(said: Pointing, situation: Situation, nearest?: Scheduled): readonly Scheduled[] {
  const thing = (of: Scheduled, at: number) => ({
    of,
    called: of.due.kind === 'reminder' ? of.due.content : '',
    at,
    last: of.key === situation.loaded.done?.reminder?.key,
  });
  const near = nearest === undefined ? [] : [thing(nearest, 0)];
  const meant = resolve(said, [near, setLately(situation).map(thing)]);
  return meant.is === 'one' ? [meant.one] : meant.is === 'all' ? meant.among : [];
}
