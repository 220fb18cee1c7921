// "Audiência dia 26 às 14h, me avisa às 13h": an event with its moment, and another moment for the reminder.

import type { LocalDate, LocalDateTime } from '../../domain/dates.ts';
import { pattern } from '../../domain/pattern.ts';
import { findLeadTime } from '../../language/dates/lead-time.ts';
import type { ReminderSlots } from '../../language/slots/memory-slots.ts';
import { tokenize } from '../../language/tokens/tokenize.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { hourWords } from '../replies/moment-words.ts';
import { reworded, type Situation } from '../situation.ts';
import { decideReminder } from './decide-reminder.ts';
import { hourSaid, isBareHour, momentSaid, STAND_IN } from './moment-said.ts';
import { ringOf } from './ring-of.ts';

const CALL = pattern('i')`
  ^(?:e |ent[ãa]o |oi,? )?(?<event>\S.{2,160}?)[,;.!]? (?:e |ent[ãa]o |a[íi] |mas )?
  (?:
    (?:pode )?me (?:lembra|lembre|avisa|avise|chama|cutuca|acorda)r?|
    me (?:alerta|d[áa] um (?:toque|grito|al[ôo]|salve|berro))|
    avisa|lembra
  )(?: (?:disso|del[ea]|a[íi]|eu|por favor))?,? (?<when>\S.{1,60}?)[.!]*$
`;

const dayOf = ({ remind_at }: ReminderSlots): LocalDate | undefined =>
  remind_at === undefined ? undefined : (remind_at.slice(0, 10) as LocalDate);

/** "Vence dia 30 o seguro": the content already says the day. */
const SAYS_DAY = /\bdia \d/i;

/** The event's moment, to be shown when it rings: '26/11 às 14h', with the day only when it rings on another. */
function momentOf(told: ReminderSlots, content: string, ringsOn: LocalDate | undefined): string {
  const [day, hour] = [dayOf(told), hourSaid(told)];
  const [, month = '', date = ''] = day?.split('-') ?? [];
  const dated = day === undefined || day === ringsOn || SAYS_DAY.test(content) ? [] : [`${date}/${month}`];
  return [...dated, ...(hour === undefined ? [] : [`às ${hourWords(hour)}`])].join(' ');
}

/** Of "às 13h", "uma hora antes", "na véspera às 20h": what was read of the whole message, where it counts back from what is told. */
function whenSaid(words: string, situation: Situation, whole: ReminderSlots): ReminderSlots | undefined {
  const tokens = tokenize(words);
  const lead = findLeadTime(tokens);
  if (lead !== undefined) return lead.span.from === 0 ? whole : undefined;
  const said = momentSaid(words, situation);
  return said?.content === STAND_IN ? said : undefined;
}

/** "Vem 4 da tarde, me dá um grito 3 e meia": of morning and evening, the later one that is before the event. */
function ahead(hour: string, told: string | undefined): string {
  const later = `${Number(hour.slice(0, 2)) + 12}${hour.slice(2)}`;
  return told !== undefined && hour < '12' && later < told ? later : hour;
}

/** "Um dia antes e uma hora antes": each is a reminder of its own. */
const AND =
  /(?:,| e|, e) (?=(?:umas? |meia |duas |\d+ ?)?(?:[a-zà-ÿ]+ ){0,2}antes|(?:n[ao] )?(?:v[ée]spera|(?:pr[óo]prio )?dia|hora)(?![a-zà-ÿ]))/i;

/** @returns undefined when only one moment was given. */
export function ringApart(situation: Situation): Decision | undefined {
  const { event, when = '' } = CALL.exec(situation.text.trim())?.groups ?? {};
  const whens = whensIn(when);
  if (event === undefined || whens.length < 2) return oneApart(situation);
  const each = whens.map((one) =>
    ON_IT.test(one) ? onIt(event, situation) : oneApart(reworded(situation, `${event}, me avisa ${one}`)),
  );
  const calls = each.flatMap((one) => (one?.do === 'run_tool' ? one.calls : []));
  const [call, ...others] = calls;
  return call === undefined || calls.length < each.length ? undefined : run(call, ...others);
}
ringApart.says = [CALL];

/** The moment of the event itself. */
const ON_IT = /^(?:no (?:pr[óo]prio )?dia(?: mesmo)?|na hora)$/i;
const TOO = /^(?<lead>.*(?:antes|v[ée]spera))(?: tamb[ée]m| tb| tbm)$/i;

/** "Na véspera também" is besides the day itself. */
function whensIn(when: string): readonly string[] {
  const lead = TOO.exec(when)?.groups?.['lead'];
  return lead === undefined ? when.split(AND) : [...lead.split(AND), 'no dia'];
}

function onIt(event: string, situation: Situation): Decision | undefined {
  const itself = reworded(situation, `me lembra de ${event}`);
  const { understanding } = itself;
  return understanding.intent === 'reminder_set' ? decideReminder(understanding.slots, itself) : undefined;
}

/** "No dia de manhã". */
const ON_THE_DAY = /^no (?:pr[óo]prio )?dia(?: mesmo)?,? (?<hour>\S.*)$/i;
const TASK = /^[a-zà-ÿ]{2,}[aei]r\s/i;
const MORNING = /^(?:(?:bem )?cedo|de manh[ãa](?: cedo)?)$/i;

function oneApart(situation: Situation): Decision | undefined {
  const { text, read, understanding } = situation;
  // "De manhã e à noite, me lembra às 8 e às 20": both times belong to the reminder.
  if (understanding.intent !== 'reminder_set' || understanding.slots.more_times !== undefined) return undefined;
  const { event = '', when = '' } = CALL.exec(text.trim())?.groups ?? {};
  const hourOnly = ON_THE_DAY.exec(when)?.groups?.['hour'];
  const said = when === '' ? undefined : whenSaid(hourOnly ?? when, situation, understanding.slots);
  if (said === undefined) return undefined;
  const told = read(`me lembra de ${event}`);
  if (told.intent !== 'reminder_set' || told.slots.content === undefined) return undefined;
  const day = dayOf(told.slots);
  if (day === undefined || told.slots.recurrence !== undefined) return undefined;
  // "Simulado dia 25, me lembra de manhã": of that day; "à noite" may be the evening before.
  const ofItsDay = hourOnly !== undefined || MORNING.test(when) || TASK.test(told.slots.content);
  const hour = hourSaid(said) ?? (ofItsDay ? said.around : undefined);
  const atHour = (isBareHour(hourOnly ?? when) || MORNING.test(when)) && hour !== undefined;
  // "Aniversário do Beto 14/03, me lembra todo ano".
  const sinceThen = said.recurrence === 'yearly' &&
    said.remind_at === undefined && { remind_at: told.slots.remind_at ?? day };
  const moment = atHour
    ? { ...said, remind_at: `${day}T${ahead(hour, hourSaid(told.slots))}` as LocalDateTime }
    : { ...said, ...sinceThen };
  const ring = ringOf(moment, situation);
  const words = momentOf(told.slots, told.slots.content, dayOf(moment));
  // "Vou viajar dia 20, me lembra 3 dias antes de fazer a mala": what is to be done, and not what it is ahead of.
  const { content: asked = event } = understanding.slots;
  const named = TASK.test(asked) && !event.includes(asked) ? asked : told.slots.content;
  const content = words === '' ? named : `${named} (${words})`;
  return ring && run({ tool: 'set_reminder', args: { content, ...ring } });
}
