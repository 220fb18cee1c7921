// "De 8 em 8 horas por sete dias", "todo dia às 7h até dia 30": what repeats ends by itself.

import type { LocalDate } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import type { Instant } from '../../domain/ids.ts';
import { pattern } from '../../domain/pattern.ts';
import { addDays, addMonths } from '../../language/dates/calendar.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate, localDateTime } from '../local-time.ts';
import { reworded, type Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { countSaid, spelledCounts } from '../wording/counts.ts';
import { decideReminder } from './decide-reminder.ts';
import { MEDICINE } from './medicine-words.ts';
import { momentSaid, STAND_IN } from './moment-said.ts';
import { instantOf } from './next-time.ts';

const LASTS = pattern('i')`
  ,? *(?<![a-zà-ÿ])(?:por|durante|pelos próximos|nos próximos) (?<count>
    \d{1,3}|${spelledCounts(1, 12)}|quatorze|quinze|vinte|trinta
  ) (?<unit>dias?|semanas?|m[êe]s(?:es)?)(?: seguidos| corridos)?(?![a-zà-ÿ])
`;
const TO_A_DAY = pattern('i')`
  ,? *(?<![a-zà-ÿ])at[ée] (?:o |a )?(?<day>
    (?:depois de )?amanh[ãa]|
    (?:${WEEKDAY_NAMES})(?:[- ]feira)?(?: que vem)?|
    dia \d{1,2}(?:\/\d{1,2}| de [a-zà-ÿ]+)?|
    \d{1,2}\/\d{1,2}|(?:o )?fim d[eo] (?:m[êe]s|ano)|(?:o )?natal
  )(?![a-zà-ÿ])
`;
/** A request, or what is done: "tomar amoxicilina de 8 em 8 horas". */
const ASKED =
  /(?<![a-zà-ÿ])(?:me (?:lembr|avis)[a-zà-ÿ]+|lembr[a-zà-ÿ]+|avis[a-zà-ÿ]+|tom[a-zà-ÿ]{1,3}|pingar|passar|dar|fazer|usar|inalar)(?![a-zà-ÿ])/i;

type SetReminder = Extract<ToolCall, { tool: 'set_reminder' }>;

const HOURS = /(?<![a-zà-ÿ])[àa]s? \d/i;
const repeats = (call: ToolCall): boolean =>
  call.tool === 'set_reminder' && (call.args.rhythm ?? call.args.everyHours) !== undefined;

/** The instant before which it rings for the last time. */
function endOf({ args }: SetReminder, situation: Situation): Instant | undefined {
  const { text, zone } = situation;
  const { count, unit = '' } = LASTS.exec(text)?.groups ?? {};
  if (count !== undefined) {
    const many = countSaid(count) ?? 0;
    const day = localDate(args.dueAt, zone);
    const last = /^m/i.test(unit) ? addMonths(day, many) : addDays(day, many * (/^s/i.test(unit) ? 7 : 1));
    return instantOf(last, localDateTime(args.dueAt, zone).slice(11), zone);
  }
  const said = momentSaid(TO_A_DAY.exec(text)?.groups?.['day'] ?? '', situation);
  const day = said?.content === STAND_IN ? (said.remind_at?.slice(0, 10) as LocalDate | undefined) : undefined;
  return day === undefined ? undefined : instantOf(addDays(day, 1), '00:00', zone);
}

/** "Até março", behind what was just set to repeat. */
const ONLY_UNTIL =
  /^(?:mas |s[óo] )*at[ée] (?:o |a )?(?:(?<month>janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|(?<day>[^?$]{3,30}?))[.!]*$/i;
function endsLast(situation: Situation): Decision | undefined {
  const { loaded, text, zone, asking } = situation;
  const { month, day } = ONLY_UNTIL.exec(text.trim())?.groups ?? {};
  const last = loaded.wroteLast() ? loaded.done?.reminder : undefined;
  if (
    (month ?? day) === undefined ||
    last?.due.kind !== 'reminder' ||
    (last.due.rhythm ?? last.due.everyHours) === undefined
  )
    return undefined;
  const said = momentSaid(month === undefined ? (day ?? '') : `1 de ${month}`, situation);
  const to = said?.content === STAND_IN ? (said.remind_at?.slice(0, 10) as LocalDate | undefined) : undefined;
  // Until March is through March.
  const until = to && instantOf(month === undefined ? addDays(to, 1) : addMonths(to, 1), '00:00', zone);
  if (until === undefined || until <= asking.now) return undefined;
  const { kind: _, content: __, ...ring } = last.due;
  return run({ tool: 'move_reminder', args: { key: last.key, ring: { dueAt: last.dueAt, ...ring, until } } });
}

/** Undefined unless something that repeats is to be reminded of, and when it ends is said. */
export function ringUntil(situation: Situation): Decision | undefined {
  const { text } = situation;
  const ends = endsLast(situation);
  if (ends !== undefined) return ends;
  const said = LASTS.exec(text) ?? TO_A_DAY.exec(text);
  if (said === null || !(ASKED.test(text) || MEDICINE.test(folded(text)))) return undefined;
  const plain = text.replace(said[0], ' ').replace(/\s+/gu, ' ').trim();
  // For so many days is every day, whatever hours are named.
  const daily = /^(?:me |por favor)/i.test(plain) ? plain : `me lembra de ${plain}`;
  const sets = [plain, ...(HOURS.test(plain) && LASTS.test(text) ? [`${daily} todo dia`] : [])].flatMap((words) => {
    const one = reworded(situation, words);
    const set = one.understanding.intent === 'reminder_set' ? decideReminder(one.understanding.slots, one) : undefined;
    return set?.do === 'run_tool' && set.calls.every(repeats) ? [set] : [];
  });
  const [set] = sets;
  if (set === undefined) return undefined;
  const calls = set.calls.flatMap((call) => {
    if (call.tool !== 'set_reminder') return [];
    const { rhythm, everyHours } = call.args;
    const until = rhythm === undefined && everyHours === undefined ? undefined : endOf(call, situation);
    return until === undefined || until <= call.args.dueAt ? [] : [{ ...call, args: { ...call.args, until } }];
  });
  const [call, ...others] = calls;
  return call === undefined || calls.length < set.calls.length ? undefined : run(call, ...others);
}
ringUntil.says = [ONLY_UNTIL, LASTS, TO_A_DAY];
