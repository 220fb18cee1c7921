// "O das 15h", "o de sábado", "o lembrete da luz", "o 2": the one reminder that words point at, when they say that it is one.

import type { Scheduled } from '../../domain/due.ts';
import { unaccented } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { localDate, localDateTime } from '../local-time.ts';
import { placesSaid } from '../screen/places-said.ts';
import type { Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { hourSaid, momentSaid, STAND_IN } from './moment-said.ts';
import { eventsAmong, OF, remindersInPart, remindersMeant } from './reminders-meant.ts';

const KIND = /^(?:lembretes?|avisos?|alarmes?|despertador)(?![a-zà-ÿ]) ?/i;
const ARTICLE = /^(?:[oa]|aquel[ea]|ess[ea]|meu|minha) /i;
const OF_HOUR =
  /^(?:(?<name>\S.*?) )??(?:d[ae]s?|[àa]s) (?<hour>\d{1,2}(?:h\d{0,2}|:\d{2}| horas)?(?: d[ae] (?:manh[ãa]|tarde|noite))?)$/i;
const ONLY_DAY = pattern('i')`
  ^(?:d[aeo]|n[ao]|pr[ao])? ?(?:hoje|amanh[ãa]|(?:${WEEKDAY_NAMES})(?:[- ]feira)?|dia \d{1,2})$
`;

function onScreen({ shownKeyed, reminders }: Situation['loaded']): readonly (Scheduled | undefined)[] {
  const keys = shownKeyed?.kind === 'lembrete' ? shownKeyed.keys : [];
  const all = keys.length === 0 ? [] : reminders();
  return keys.map((key) => all.find((one) => one.key === key));
}

function only(found: readonly Scheduled[]): Scheduled | undefined {
  const [one, ...others] = eventsAmong(found);
  return others.length === 0 ? one : undefined;
}

/** Rings at that hour; of a name, if one is said. */
function atHour(words: string, situation: Situation): Scheduled | undefined {
  const { name, hour } = OF_HOUR.exec(words)?.groups ?? {};
  if (hour === undefined) return undefined;
  const said = momentSaid(`às ${hour}`, situation);
  const time = said?.content === STAND_IN ? hourSaid(said) : undefined;
  const { loaded, zone } = situation;
  const among = name === undefined ? loaded.reminders() : loaded.called(name.replace(OF, '')).reminders;
  return only(among.filter(({ dueAt }) => localDateTime(dueAt, zone).slice(11, 16) === time));
}

/** What has the name besides may be meant: an entry, a note. A day alone may be that of an entry. */
function mayBeElse(name: string, { loaded }: Situation): boolean {
  if (loaded.shownKeyed?.kind === 'lembrete') return false;
  if (ONLY_DAY.test(name)) return loaded.lastEntry !== undefined || loaded.shownEntries.length > 0;
  const { items, entries } = loaded.called(name);
  return items.length > 0 || entries.length > 0;
}

/** Undefined unless exactly one is meant, and nothing else may be. */
export function reminderPointed(words: string, situation: Situation): Scheduled | undefined {
  const said = words.trim().replace(ARTICLE, '');
  const screen = onScreen(situation.loaded);
  const [place, ...more] = placesSaid(unaccented(words.trim()), screen.length) ?? lastPlace(words, screen.length);
  if (place !== undefined) return more.length === 0 ? screen[place - 1] : undefined;
  const named = said.replace(KIND, '').replace(ARTICLE, '');
  const timed = atHour(named, situation) ?? only(remindersInPart(named, situation));
  if (timed !== undefined) return timed;
  const name = named.replace(OF, '');
  if (!/\p{L}{2}/u.test(name)) return undefined;
  if (!KIND.test(said) && mayBeElse(ONLY_DAY.test(named) ? named : name, situation)) return undefined;
  return only(remindersMeant(name, situation)) ?? onDay(name, situation);
}

const lastPlace = (words: string, lines: number): readonly number[] =>
  lines > 0 && /^(?:o )?[úu]ltimo$/i.test(words.trim()) ? [lines] : [];

/** "A reunião de segunda", where several have that name: the one of that day. */
function onDay(name: string, { loaded, zone, ...rest }: Situation): Scheduled | undefined {
  const [, what, day] = /^(\S.*?) (?:d[aeo] |n[ao] )?(\S+)$/u.exec(name) ?? [];
  if (what === undefined || day === undefined || !ONLY_DAY.test(day)) return undefined;
  const date = momentSaid(day, { ...rest, loaded, zone })?.remind_at?.slice(0, 10);
  return only(loaded.called(what).reminders.filter(({ dueAt }) => localDate(dueAt, zone) === date));
}
