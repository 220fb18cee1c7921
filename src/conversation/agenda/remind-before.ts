// "Me avisa dois dias antes", after something dated was saved: counts back from its day. "Me avisa um dia antes do
// aluguel" names it.

import { HOUR_MS, MINUTE_MS } from '../../domain/durations.ts';
import { folded } from '../../domain/fold.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { dateOf } from '../../language/dates/calendar.ts';
import { dayBefore } from '../../language/dates/lead-time.ts';
import type { Reading } from '../../language/reading/reading.ts';
import { searchWords } from '../../memories/search-words.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { recurringNamed } from '../../tools/set-recurring.ts';
import { askToConfirm } from '../ask.ts';
import { askIfUnsure } from '../ask-if-unsure.ts';
import { celebrationNamed, titleOf } from '../calendar/celebrations.ts';
import { todayOf } from '../calendar/day-meant.ts';
import { run, say } from '../decided.ts';
import { type Decision, IDLE_STATE } from '../decision.ts';
import { localDate, localDateTime } from '../local-time.ts';
import { offeredAct } from '../open-question/open-question.ts';
import { hourWords } from '../replies/moment-words.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { type BeforeAsked, beforeAsked, NO_LEAD } from './before-asked.ts';
import { beforeEachRing } from './before-each-ring.ts';
import { datedLately } from './dated-lately.ts';
import { type Dated, isOfItself, noted, ringing } from './dated-thing.ts';
import { hourSaid, momentSaid } from './moment-said.ts';
import { instantOf, nextInstant } from './next-time.ts';
import { paying } from './paying.ts';

/** "Uma semana antes do dia das mães". */
function celebrated(name: string, situation: Situation): Dated | undefined {
  const named = celebrationNamed(name, todayOf(situation));
  return named && { content: titleOf(named.celebration), day: dateOf(named.day) };
}

/** "1 dia antes do trabalho de geo", which is offered. */
function offeredThing(name: string | undefined, situation: Situation): Dated | undefined {
  const act = name === undefined ? undefined : offeredAct(situation);
  const words = searchWords(name ?? '');
  if (act?.tool !== 'set_reminder' || !words.every((word) => folded(act.args.content).includes(word))) return undefined;
  const { dueAt, ...due } = act.args;
  return ringing({ dueAt, due: { kind: 'reminder', ...due } }, situation.zone);
}

/** The dated thing: what was named, else what was done last. */
function datedThing(name: string | undefined, situation: Situation): Dated | undefined {
  const { loaded, zone, read } = situation;
  if (name !== undefined) {
    const [bill] = loaded.bills().filter(({ description }) => folded(description ?? '').includes(name));
    if (bill !== undefined) return paying(bill);
    const { reminders, items } = loaded.called(name);
    const named = reminders.filter(({ due }) => isOfItself(due));
    const last = named.filter(({ key }) => key === loaded.done?.reminder?.key);
    const [only, ...others] = last.length > 0 ? last : named;
    if (only !== undefined) return others.length > 0 ? undefined : ringing(only, zone);
    const [note, ...more] = items.filter(({ kind }) => kind === 'note').flatMap((one) => noted(one, read) ?? []);
    return more.length > 0 ? undefined : (note ?? celebrated(name, situation));
  }
  const { done, lastEntry, lastSaved, state, shown, shownKeyed } = loaded;
  const [found, ...others] = shown;
  const offered = state.at === 'pending' && state.action.kind === 'confirm' ? state.action.yes.act : undefined;
  if (offered?.tool === 'save_note') return noted({ title: offered.args.content, body: offered.args.content }, read);
  if (offered?.tool === 'set_reminder') {
    const { dueAt, content, ...timed } = offered.args;
    return ringing({ dueAt, due: { kind: 'reminder', content, ...timed } }, zone);
  }
  if (lastEntry?.status === 'pendente') return paying(lastEntry);
  const [key, ...keys] = shownKeyed?.kind === 'lembrete' && loaded.justListed ? shownKeyed.keys : [];
  const onScreen = keys.length > 0 ? undefined : loaded.reminders().find((one) => one.key === key);
  const reminder = onScreen ?? done?.reminder;
  if (found?.item?.kind === 'note' && others.length === 0 && done?.afterList !== true) return noted(found.item, read);
  if (done?.afterList === true && reminder === undefined && lastSaved?.kind === 'note') return noted(lastSaved, read);
  return reminder && ringing(reminder, zone);
}

const LAST_OF_MONTH = 31;

/** "Um dia antes do aluguel", which comes every month: so does the reminder. */
function beforeWhatRepeats(
  { lead, name = '' }: BeforeAsked,
  situation: Situation,
): Extract<Decision, { do: 'run_tool' }> | undefined {
  const { loaded, asking, zone } = situation;
  const { value } = recurringNamed(loaded.recurring(), name) ?? {};
  // The day before the first is the last of a month, however long.
  const before = value?.dayOfMonth === undefined ? -1 : value.dayOfMonth - lead.days;
  const day = before === 0 ? LAST_OF_MONTH : before;
  if (value?.every !== 'monthly' || value.interval !== undefined || day < 1 || lead.minutes > 0) return undefined;
  const rhythm = { every: value.every, since: localDate(asking.said, zone), dayOfMonth: day };
  const does = value.kind === 'receita' ? 'receber' : 'pagar';
  const content = `${does} ${value.description} (dia ${value.dayOfMonth})`;
  const dueAt = nextInstant(rhythm, undefined, asking.now, zone);
  return { do: 'run_tool', calls: [{ tool: 'set_reminder', args: { content, dueAt, rhythm } }], next: IDLE_STATE };
}

const EVERY_BILL =
  /^(?:cada (?:conta|boleto|uma)(?: fixa)?|(?:tod[ao]s )?(?:(?:as|os|minhas|meus) )*(?:contas|boletos)(?: fix[ao]s| do mes)?)(?: venc\w+)?$/u;

/** "Um dia antes de cada conta": a reminder for each that repeats. */
function beforeEveryBill(said: BeforeAsked, situation: Situation): Decision | undefined {
  if (!EVERY_BILL.test(said.name ?? '')) return undefined;
  const [call, ...others] = situation.loaded
    .recurring()
    .filter(({ value }) => value.kind === 'despesa' && value.paused !== true)
    .flatMap(({ value }) => beforeWhatRepeats({ ...said, name: value.description }, situation)?.calls ?? []);
  return call && run(call, ...others);
}

/** "Um dia antes e uma hora antes": one reminder for each. */
const AND =
  /(?:,| e|, e) (?=(?:n[ao] )?(?:umas? |meia |duas |\d+ ?)?(?:[a-zà-ÿ]+ ){0,2}(?:antes|v[ée]spera)|no (?:pr[óo]prio |mesmo )?dia(?![a-zà-ÿ]))/i;

/** Asks for the day when it is unknown. @returns undefined when the message is about something else. */
export function remindBefore(situation: Situation): Decision | undefined {
  const [first = '', ...more] = situation.text.trim().split(AND);
  if (more.length === 0) return oneBefore(situation.reading, situation);
  const each = [first, ...more.map((one) => `me avisa ${one}`)].map((one) =>
    oneBefore(situation.readingOf(one), situation),
  );
  const calls = each.flatMap((one) => (one?.do === 'run_tool' ? one.calls : []));
  const [call, ...others] = calls;
  return call === undefined || calls.length < each.length ? each[0] : run(call, ...others);
}

function hourOf(when: string | undefined, situation: Situation): string | undefined {
  const said = when === undefined ? undefined : momentSaid(`amanhã ${when}`, situation);
  return said && (hourSaid(said) ?? said.around);
}

/** "De pagar o aluguel um dia antes": before the bill of that name. */
const PAYS = /^(?:pagar|receber) (?:[oa]s? |minha |meu )?(?<bill>.{2,40})$/u;
function ofItsBill(said: BeforeAsked, { loaded }: Situation): BeforeAsked {
  const bill = PAYS.exec(said.does ?? '')?.groups?.['bill'];
  const known =
    bill !== undefined &&
    (recurringNamed(loaded.recurring(), bill) !== undefined ||
      loaded.bills().some(({ description }) => folded(description ?? '').includes(bill)));
  return known ? { lead: said.lead, ...withoutUndefined({ when: said.when }), name: bill } : said;
}

function oneBefore(reading: Reading, situation: Situation): Decision | undefined {
  const told = beforeAsked(reading, situation);
  if (told === undefined) return undefined;
  const said = ofItsBill(told, situation);
  const every = beforeEveryBill(said, situation);
  if (every !== undefined) return every;
  const thing = datedThing(said.name, situation) ?? offeredThing(said.name, situation);
  const each =
    thing === undefined ? beforeEachRing(said.lead, hourOf(said.when, situation), said.name, situation) : undefined;
  if (each !== undefined) return each;
  // "Na véspera do dia das mães" has its day in it.
  const { understanding } = situation;
  const at = understanding.intent === 'reminder_set' ? understanding.slots.remind_at : undefined;
  // Of what is not known, only a day counted from now is left.
  if (
    thing === undefined &&
    at !== undefined &&
    (said.name === undefined ||
      !/(?:dias?|semanas?) antes/i.test(situation.text) ||
      at.slice(0, 10) !== localDate(situation.asking.now, situation.zone))
  )
    return undefined;
  if (thing === undefined)
    return (
      beforeEach(said, situation) ??
      (said.name === undefined ? beforeLately(said, situation) : beforeWhatRepeats(said, situation)) ??
      say(phrases.beforeWhat)
    );
  const call = aheadOf(thing, said, situation);
  return call === undefined ? tooLate(thing, said, situation) : run(call);
}

/** That moment has passed: in an hour is offered, where the thing is later. */
function tooLate(thing: Dated, said: BeforeAsked, situation: Situation): Decision {
  const { asking, zone } = situation;
  const soon = (Math.floor(asking.now / HOUR_MS) + 2) * HOUR_MS;
  const time = localDateTime(soon, zone).slice(11, 16);
  const late = localDate(soon, zone) !== localDate(asking.now, zone) || soon >= instantOf(thing.day, thing.time, zone);
  const call = late ? undefined : aheadOf(thing, { ...said, lead: NO_LEAD, when: `às ${time}` }, situation);
  if (call?.tool !== 'set_reminder') return say(phrases.remindWhen);
  return askToConfirm(
    [`Esse momento já passou. Te lembro hoje às ${hourWords(time)}?`],
    { ...call, args: { ...call.args, dueAt: soon, time } },
    { yes: 'Sim', no: 'Não' },
    asking,
  );
}

/** "Me lembra 3 dias antes", with other things said since the day was told: asked about, since it may be of another. */
function beforeLately(said: BeforeAsked, situation: Situation): Decision | undefined {
  const thing = datedLately(situation);
  const call = thing && aheadOf(thing, said, situation);
  if (call?.tool !== 'set_reminder') return undefined;
  return askIfUnsure(run(call), { ...situation, understanding: { ...situation.understanding, confidence: 0.45 } });
}

const EACH =
  /^(?:cada|cada (?:prova|reuniao|consulta|um|uma)(?: d?el[ea]s| dess[ea]s)?|tod[oa]s(?: el[ea]s)?|(?:[oa]s )?(?:dois|duas|tres|quatro)|d?el[ea]s)$/u;

/** "3 dias antes de cada um", behind birthdays told one by one or the reminders on the screen. */
function beforeEach(said: BeforeAsked, situation: Situation): Decision | undefined {
  if (!EACH.test(said.name ?? '')) return undefined;
  const { loaded, zone, read } = situation;
  const { shownKeyed, justListed, shown, lastSaved } = loaded;
  const keys = justListed && shownKeyed?.kind === 'lembrete' ? shownKeyed.keys : undefined;
  const ring = loaded.done?.afterList === true ? loaded.done.reminder?.due : undefined;
  const named = loaded.called(
    /^\p{L}{4,}/u.exec(ring?.kind === 'reminder' ? ring.content : (lastSaved?.title ?? ''))?.[0] ?? '-',
  );
  const items = justListed ? shown.flatMap(({ item }) => item ?? []) : named.items;
  const rings =
    keys === undefined
      ? named.reminders.filter(({ due }) => isOfItself(due))
      : loaded.reminders().filter(({ key }) => keys.includes(key));
  const things = [
    ...rings.flatMap((one) => ringing(one, zone) ?? []),
    ...items.flatMap((item) => (item.kind === 'note' ? (noted(item, read) ?? []) : [])),
  ];
  const once = new Map(things.map((thing) => [`${thing.content} ${thing.day}`, thing]));
  const [first, ...others] = [...once.values()].flatMap((thing) => aheadOf(thing, said, situation) ?? []);
  return first && run(first, ...others);
}

/** Undefined when that moment has passed. */
function aheadOf(thing: Dated, said: BeforeAsked, situation: Situation): ToolCall | undefined {
  const { asking, zone } = situation;
  const { lead } = said;
  // On its day it is told in the morning.
  const time = hourOf(said.when, situation) ?? (lead === NO_LEAD ? undefined : thing.time);
  const dueAt = instantOf(dayBefore(thing.day, lead), time, zone) - lead.minutes * MINUTE_MS;
  if (dueAt <= asking.now) return undefined;
  const [, month = '', day = ''] = thing.day.split('-');
  const hour =
    thing.time === undefined || (thing.told === undefined && lead !== NO_LEAD) ? '' : ` às ${hourWords(thing.time)}`;
  const moment = `${day}/${month}${hour}`;
  const content =
    said.does === undefined ? `${thing.content} (${moment})` : `${said.does} (${thing.content}, ${moment})`;
  return { tool: 'set_reminder', args: { content, dueAt, ...(time === undefined ? {} : { time }) } };
}
