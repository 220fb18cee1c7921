// "Me lembra de pagar a luz sexta às 9": sets a reminder, or several.

import type { LocalDate, LocalDateTime } from '../../domain/dates.ts';
import { DAY_ONLY } from '../../domain/dates.ts';
import { pattern } from '../../domain/pattern.ts';
import { reais } from '../../finance/money.ts';
import type { ReminderSlots } from '../../language/slots/memory-slots.ts';
import type { SlotsOf } from '../../language/slots/slots.ts';
import type { ToolCall } from '../../tools/registry.ts';
import type { Ring } from '../../tools/set-reminder.ts';
import { askToFill } from '../ask.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate, localDateTime } from '../local-time.ts';
import { momentWords } from '../replies/moment-words.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { againOf } from './again-of.ts';
import { withHourNoted } from './hour-noted.ts';
import { momentSaid } from './moment-said.ts';
import { namedForPronoun } from './named-for-pronoun.ts';
import { paying } from './paying.ts';
import { pointedBackAt } from './pointed-back-at.ts';
import { ringOf } from './ring-of.ts';
import { momentOfThat, toldBefore } from './told-before.ts';
import { LEAD_BEHIND, TOLD_BY } from './told-by.ts';
import { withItsThing, withWhatComes, withWhose } from './who-comes.ts';
import { whomToRemind } from './whom-to-remind.ts';

const POINTS_BACK = /^(?:d?iss?[ot]|d?ess[ae]|d?est[ae]|novo)$/i;

/** "Me lembra de novo amanhã": of what rang. */
const AGAIN = /^novo$/i;

/** "E no dia, duas horas antes": a lead time without the event it precedes. */
const ONLY_LEAD = /^(?:umas? |duas |dois |meia )?(?:horas?|minutos?|min|dias?|semanas?) antes$/i;
/** "Me avisa 2h antes", with nothing that it is ahead of. */
const CALL_AHEAD =
  /^(?:(?:e|mas|a[íi]),? )*(?:me )?(?:avisa|lembra) \d{1,2} ?(?:h|hs|horas?|min|minutos?) antes[.!]*$/i;

/** Without a moment it is asked for; one that has passed while the message waited is said to be over. */
export function decideReminder(given: SlotsOf<'reminder_set'>, situation: Situation): Decision {
  const { asking, loaded, zone } = situation;
  const slots = withHourNoted(given, situation);
  const ring = ringOf(slots, situation);
  if (CALL_AHEAD.test(situation.text.trim())) return say(phrases.beforeWhat);
  // Of what is not kept, an hour alone would be today's.
  if (TOLD_BY.test(slots.content ?? '') && situation.reading.future.length === 0)
    return say(phrases.noReminderOf((slots.content ?? '').replace(TOLD_BY, '')));
  const over = asking.said < asking.now && slots.remind_at !== undefined;
  const that =
    ring === undefined && POINTS_BACK.test(slots.content ?? '')
      ? momentOfThat(pointedBackAt(loaded), situation)
      : undefined;
  if (that?.understanding.intent === 'reminder_set') return decideReminder(that.understanding.slots, that);
  if (ring === undefined) return say(over ? phrases.remindOver : phrases.remindWhen);
  if (ONLY_LEAD.test(slots.content ?? '')) return say(phrases.beforeWhat);
  const told =
    slots.content &&
    withItsThing(slots.content.replace(TOLD_BY, '').replace(LEAD_BEHIND, '').replace(GOING_TO, ''), situation.text);
  const content =
    told &&
    namedForPronoun(
      withWhose(withWhatComes(whomToRemind(told, situation.text), situation.text), situation.text),
      situation,
    );
  const again = AGAIN.test(content ?? '') ? loaded.rangLately()?.content : undefined;
  const pointed = POINTS_BACK.test(content ?? '') ? (pointedBackAt(loaded) ?? '') : undefined;
  const said = again ?? (pointed === undefined ? content : againOf(pointed) || pointed || undefined);
  const both = eachMonth(slots, situation);
  if (both !== undefined) return both;
  const other = slots.content === undefined ? undefined : otherDay(slots.content, situation);
  if (other !== undefined) return run(remind(other.content, ring), remind(other.more, other.ring));
  if (said !== undefined) {
    // "Às 7 e às 20h", "terça e quinta": one reminder for each, since each is postponed and cancelled separately.
    const { more_times = [], more_weekdays = [] } = slots;
    const weekly = [slots, ...more_weekdays.map((weekday) => ({ ...slots, weekday }))];
    const more = weekly
      .flatMap((on) => [on, ...more_times.map((time) => atHour(on, time, situation))])
      .slice(1)
      .flatMap((on) => ringOf(on, situation) ?? []);
    const days = (slots.more_days ?? []).flatMap((day) => ringOf(onDay(slots, day), situation) ?? []);
    const [call, ...others] = apart(said).flatMap((thing) => [ring, ...more, ...days].map((one) => remind(thing, one)));
    return run(call ?? remind(said, ring), ...others);
  }
  const before = toldBefore(situation);
  if (before?.understanding.intent === 'reminder_set') return decideReminder(before.understanding.slots, before);
  // "Me avisa dia 5", behind what somebody owes or is to be paid.
  const waits = loaded.wroteLast() ? loaded.lastEntry : undefined;
  if (waits?.status === 'pendente') return run(remind(paying(waits).content, ring));
  const lent = loaded.wroteLast() ? lentLast(loaded) : undefined;
  if (lent !== undefined) return run(remind(lent, ring));
  const when = momentWords(localDateTime(ring.dueAt, zone), localDate(asking.now, zone));
  const act: ToolCall = { tool: 'set_reminder', args: { content: '', ...ring } };
  return askToFill([`Do que eu te lembro ${when}?`], 'content', act, asking);
}

/** What was lent or taken just before, money or a thing. */
function lentLast({ lastEntry, lastSaved }: Situation['loaded']): string | undefined {
  if (lastEntry === undefined) return /emprest/i.test(lastSaved?.body ?? '') ? lastSaved?.body : undefined;
  const { kind, category, counterpart, cents } = lastEntry;
  if (category !== 'dividas' || counterpart === '') return undefined;
  return `${kind === 'despesa' ? 'cobrar' : 'pagar'} ${reais(cents)} ${kind === 'despesa' ? 'de' : 'pra'} ${counterpart}`;
}

/** "Todo dia 5 de pagar o colégio e dia 10 o condomínio": another thing on another day of the month. */
const OTHER_DAY_OF_MONTH =
  /^(?<verb>[a-zà-ÿ]+[aeiô]r) (?<one>.{2,60}?),? e (?:todo )?dia (?<day>\d{1,2}) (?:de (?=[a-zà-ÿ]+[aeiô]r ))?(?<two>[a-zà-ÿ].{1,60})$/i;

function eachMonth({ remind_at: _, ...slots }: ReminderSlots, situation: Situation): Decision | undefined {
  const { verb, one, day, two = '' } = OTHER_DAY_OF_MONTH.exec(slots.content ?? '')?.groups ?? {};
  if (slots.recurrence !== 'monthly' || slots.day_of_month === undefined || day === undefined) return undefined;
  const first = ringOf(slots, situation);
  const second = ringOf({ ...slots, day_of_month: Number(day) }, situation);
  const then = /^[a-zà-ÿ]+[aeiô]r /i.test(two) ? two : `${verb} ${two}`;
  return first && second && run(remind(`${verb} ${one}`, first), remind(then, second));
}

/** "Devolver a forma, e domingo de ligar pra mãe": a second reminder, on another day. */
const OTHER_DAY = pattern('i')`
  ^(?<content>.{3,80}?),? e (?:n[ao] )?
  (?<when>
    (?:depois de )?amanh[ãa]|[àa] (?:noite|tarde)|de (?:noite|tarde|manh[ãa])|(?:na|no) (?:hora do )?(?:almo[çc]o|jantar)|
    (?:${WEEKDAY_NAMES})(?: (?:[àa]s )?\d{1,2}(?:h\d{0,2}|:\d{2})?)?|dia \d{1,2}
  ) (?:de|pra) (?<then>[a-zà-ÿ]+[aeiô]r(?: .{2,80})?)$
`;

function otherDay(words: string, situation: Situation) {
  const { content, when, then } = OTHER_DAY.exec(words)?.groups ?? {};
  if (content === undefined || when === undefined || then === undefined) return undefined;
  const said = momentSaid(when, situation);
  const ring = said && ringOf(said, situation);
  // "Terça de buscar", behind "levar o carro".
  const of = then.includes(' ') ? '' : content.replace(/^\S+/u, '');
  return ring && { content, more: `${then}${of}`, ring };
}

/** "Pagar a luz e de ligar pra vó", "ligar pro banco e pro contador": each is moved and done by itself. */
const TWO =
  /^(?<one>(?<verb>[a-zà-ÿ]+[aeiô]r) .{2,60}?) e (?:de (?<two>[a-zà-ÿ]+[aeiô]r .{2,60})|(?<to>(?<=r (?:pr|com |n)[oa] .{2,40} e )(?:pr|com |n)[oa] .{2,40}))$/i;

function apart(said: string): readonly string[] {
  const { one, verb, two, to } = TWO.exec(said)?.groups ?? {};
  return one === undefined ? [said] : [one, two ?? `${verb} ${to}`];
}

const remind = (content: string, ring: Ring): ToolCall => ({ tool: 'set_reminder', args: { content, ...ring } });

/** The same slots at another time of the same day. */
function atHour({ remind_at, ...slots }: ReminderSlots, time: string, situation: Situation): ReminderSlots {
  if (remind_at === undefined) return { ...slots, time };
  // "Às 8h, às 14h e às 20h", said at ten: only the first is tomorrow's.
  const { reading, asking, zone } = situation;
  const now = localDateTime(asking.now, zone);
  if (reading.future.length === 0 && slots.recurrence === undefined && time > now.slice(11, 16))
    return { ...slots, remind_at: `${now.slice(0, 10)}T${time}` as LocalDateTime };
  const repeats = slots.time === undefined ? {} : { time };
  return { ...slots, ...repeats, remind_at: `${remind_at.slice(0, 10)}T${time}` as LocalDateTime };
}

/** The same slots on another day. */
const onDay = ({ remind_at, ...slots }: ReminderSlots, day: LocalDate): ReminderSlots => ({
  ...slots,
  remind_at:
    remind_at === undefined || remind_at.length === DAY_ONLY
      ? day
      : (`${day}${remind_at.slice(DAY_ONLY)}` as LocalDateTime),
});

// "De buscar o exame", answered to "do que eu te lembro?".
const LEADING = /^(?:d[aeo]s?|que|pra|para|sobre)\s+(?=\S)/i;

/** "Vou atender a Sônia" is to be done: the thing itself is what rings. */
const GOING_TO =
  /^(?:(?:eu|a gente) )?(?:vou|vamos|vai) (?:ter (?:uma? )?|(?=(?!ser |estar )[a-zà-ÿ]{2,}(?:[aei]r|ôr) ))/i;

/** The call with the answer to "do que eu te lembro?" as its content. */
export const withContent = (call: Extract<ToolCall, { tool: 'set_reminder' }>, text: string): ToolCall => ({
  ...call,
  args: { ...call.args, content: text.trim().replace(LEADING, '') },
});
