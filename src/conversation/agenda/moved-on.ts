// "Adiaram uma semana", "a prova atrasou dois dias"; "a festa mudou pra dia 15", of what is kept with its day and does not ring: it is on
// another day.

import type { LocalDate } from '../../domain/dates.ts';
import type { Scheduled } from '../../domain/due.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '../../domain/durations.ts';
import type { Item } from '../../domain/item.ts';
import { pattern, piece } from '../../domain/pattern.ts';
import { addDays } from '../../language/dates/calendar.ts';
import type { ToolCall } from '../../tools/registry.ts';
import type { Ring } from '../../tools/set-reminder.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate, localDateTime } from '../local-time.ts';
import { rewriting } from '../notebook/edited.ts';
import { hourWords, momentWords } from '../replies/moment-words.ts';
import type { Situation } from '../situation.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { countSaid, spelledCounts } from '../wording/counts.ts';
import { noted } from './dated-thing.ts';
import { decideMoveByName, movesSaid } from './decide-move-by-name.ts';
import { momentIn, momentSaid, STAND_IN } from './moment-said.ts';
import { instantOf } from './next-time.ts';

const BY = piece`
  (?:em |por |mais |uns |umas )*(?<count>\d{1,3}|meia(?= h)|${spelledCounts(1, 12)}) (?<unit>min(?:uto)?s?|h(?:ora)?s?|dias?|semanas?)(?: pra frente| mais tarde)?
`;
const NAME = '(?<name>[a-zA-ZÀ-ÿ][a-zA-ZÀ-ÿ ]{2,40}?)';
const OPENS = '(?:(?:ih|ah|opa|olha|e|agora|na verdade|ali[áa]s|s[óo] que|mas),? )*';
const SHIFTED = pattern('i')`
  ^${OPENS}(?:(?:[oa]s? |minha |meu )(?<front>[a-zà-ÿ][a-zà-ÿ ]{2,40}?) )?(?:el[ea]s? |l[áa] )?(?:foi |vai |v[ãa]o )?
  (?<verb>adi|atras|empurr|antecip|adiant)[a-zà-ÿ]+ (?:(?:[oa]s? |minha |meu )${NAME} )?${BY}[.!]*$
`;
const MS = { m: MINUTE_MS, h: HOUR_MS, d: DAY_MS, s: WEEK_MS } as const;

/** By how many milliseconds what is moved rings later, earlier below zero; and what was named. */
export function shiftSaid(text: string): { readonly by: number; readonly name?: string } | undefined {
  const { front, verb = '', name = front, count = '', unit = '' } = SHIFTED.exec(text.trim())?.groups ?? {};
  const many = count.toLowerCase() === 'meia' ? 0.5 : countSaid(count);
  if (many === undefined) return undefined;
  const later = /^(?:adi$|at|em)/i.test(verb);
  const by = many * MS[unit.charAt(0).toLowerCase() as keyof typeof MS] * (later ? 1 : -1);
  return { by, ...(name === undefined ? {} : { name }) };
}

const DAY_IN = pattern('i')`
  (?:(?:(?:${WEEKDAY_NAMES})(?:-feira)?,? )?(?:dia )?\d{1,2}(?:/\d{1,2}(?:/\d{4})?| de (?:${MONTH_NAMES}))|dia \d{1,2}|(?:${WEEKDAY_NAMES})(?:-feira)?)(?:,? (?:[àa]s? )?\d{1,2}(?:h\d{0,2}|:\d\d))?
`;
/** In days: that a date is always written in full. */
const FAR = -30;

type Dated = Pick<Scheduled, 'due' | 'dueAt'>;

/** The note as what would ring on its day; undefined for one without a day to come. */
function asRing(item: Item, { read, zone, asking }: Situation): Dated | undefined {
  const told = item.kind === 'note' && DAY_IN.test(item.body) ? noted(item, read) : undefined;
  if (told === undefined || told.day < localDate(asking.now, zone)) return undefined;
  const time = told.time === undefined ? {} : { time: told.time };
  return { dueAt: instantOf(told.day, told.time, zone), due: { kind: 'reminder', content: told.content, ...time } };
}

/** The note with that moment in the place of its own. */
function redated({ id, body }: Item, { dueAt, time }: Ring, { zone }: Situation): ToolCall {
  const at = localDateTime(dueAt, zone);
  const day = momentWords(at, addDays(at.slice(0, 10) as LocalDate, FAR)).replace(/,? [àa]s? \S+$/u, '');
  const when = time === undefined ? day : `${day}, às ${hourWords(time)}`;
  return rewriting({ id }, body.replace(DAY_IN, when));
}

const later = ({ dueAt, due }: Dated, by: number, zone: string): Ring => {
  const at = dueAt + by;
  const time = due.kind === 'reminder' && due.time !== undefined ? { time: localDateTime(at, zone).slice(11, 16) } : {};
  return { dueAt: at, ...time };
};

/** Of what rings once. */
const isOnce = ({ due }: Dated): boolean =>
  due.kind === 'reminder' && due.rhythm === undefined && due.everyHours === undefined;

/** The only note of that name, or the one just kept, with its day to come. */
function noteMeant(name: string | undefined, situation: Situation): readonly [Item, Dated] | undefined {
  const { loaded } = situation;
  const last = loaded.lastEntry === undefined && loaded.done?.reminder === undefined ? loaded.lastSaved : undefined;
  const items = name === undefined ? (last === undefined ? [] : [last]) : loaded.called(name).items;
  const [only, ...others] = items.flatMap((item) => {
    const ring = asRing(item, situation);
    return ring === undefined ? [] : [[item, ring] as const];
  });
  return others.length > 0 ? undefined : only;
}

function shifted(situation: Situation): Decision | undefined {
  const { loaded, zone, text, asking } = situation;
  const said = shiftSaid(text);
  if (said === undefined) return undefined;
  // The reminder just set is moved by half a sentence (half-said).
  const [only, ...others] = said.name === undefined ? [] : loaded.called(said.name).reminders.filter(isOnce);
  if (only !== undefined) {
    const ring = others.length > 0 || !isOnce(only) ? undefined : later(only, said.by, zone);
    return ring === undefined || ring.dueAt <= asking.now
      ? undefined
      : run({ tool: 'move_reminder', args: { key: only.key, ring } });
  }
  const [note, dated] = noteMeant(said.name, situation) ?? [];
  return note && dated && run(redated(note, later(dated, said.by, zone), situation));
}

const LAST_MOVED = pattern('i')`
  ^${OPENS}(?:el[ea]s? )?(?:passou|passaram|mudou|mudaram|adi(?:ou|aram)|remarc(?:ou|aram)|transfer(?:iu|iram)|antecip(?:ou|aram)|ficou|renov(?:ei|ou|aram)|prorrog(?:uei|ou|aram))
  (?: agora)? (?:pr[ao] |para (?:[oa] )?|at[ée] (?:[oa] )?)(?<moment>\S.{2,40}?)[.!]*$
`;

/** Undefined unless a reminder or a note with its day is meant. */
export function movedOn(situation: Situation): Decision | undefined {
  const text = situation.text.trim();
  const by = shifted(situation);
  if (by !== undefined || text.length > 140) return by;
  const bare = LAST_MOVED.exec(text)?.groups?.['moment'];
  const moves = bare === undefined ? movesSaid(text) : [{ name: undefined, moment: bare }];
  for (const { name, moment } of moves) {
    if (name !== undefined && situation.loaded.called(name).reminders.length > 0) continue;
    const when = moment.replace(/[.!]+$/u, '').replace(/ agora$/i, '');
    const [note, dated] = noteMeant(name, situation) ?? [];
    if (note === undefined || dated === undefined || momentSaid(when, situation)?.content !== STAND_IN) continue;
    const ring = momentIn(when, dated, situation);
    if (ring !== undefined && ring.rhythm === undefined) return run(redated(note, ring, situation));
  }
  return undefined;
}
movedOn.says = [SHIFTED, LAST_MOVED, ...decideMoveByName.says];
