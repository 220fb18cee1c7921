// "Me avisa dois dias antes", after something with a day of its own was noted: that day is what it is before. "Me avisa um dia antes do
// aluguel" names it.

import type { LocalDate } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import { addDays } from '../../finance/civil-date.ts';
import { findLeadTime, type LeadTime } from '../../language/dates/lead-time.ts';
import type { Reading } from '../../language/reading/reading.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate } from '../local-time.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { instantOf } from './next-time.ts';

/** What stands in front of how long before. */
const CALL =
  /^(?:e$|(?:(?:por favor|pode|e|entao),? )*(?:tambem )?(?:me )?(?:lembr[ae]r?|avis[ae]r?|alert[ae]r?)(?: (?:d?iss?o|d?el[ea]|dess[ea](?: conta)?))?)$/u;
const BEHIND = /^(?:d[aeo]s? (?<name>\S.*?))? ?(?:tambem|tb)?(?:,? por favor)?[ .!]*$/u;
/** What a reminder says of the day it is ahead of: "vacina da Sofia (10/12)". */
const OF_DAY = / \((\d{2})\/(\d{2})\)$/u;

type Dated = { readonly content: string; readonly day: Lancamento['date']; readonly time?: string };

const paying = ({ kind, description, date }: Lancamento): Dated => ({
  content: `${kind === 'receita' ? 'receber' : 'pagar'} ${description ?? 'a conta'}`,
  day: date,
});

/** "Reunião dia 27/11 às 19h", kept as a note. */
function noted({ title, body }: Item, read: Situation['read']): Dated | undefined {
  const told = read(`me lembra de ${body}`);
  const at = told.intent === 'reminder_set' && told.slots.recurrence === undefined ? told.slots.remind_at : undefined;
  if (at === undefined || told.intent !== 'reminder_set') return undefined;
  const time = at.length > DAY_ONLY ? { time: at.slice(DAY_ONLY + 1) } : {};
  return { content: told.slots.content ?? title, day: at.slice(0, DAY_ONLY) as LocalDate, ...time };
}
/** '2026-11-23', with no hour behind it. */
const DAY_ONLY = 10;

/** What has a day to come: what was named, else what was done last. */
function datedThing(name: string | undefined, { loaded, zone, read }: Situation): Dated | undefined {
  if (name !== undefined) {
    const bills = loaded.bills().filter(({ description }) => folded(description ?? '').includes(name));
    return bills[0] && paying(bills[0]);
  }
  const { done, lastEntry, lastSaved } = loaded;
  if (lastEntry?.status === 'pendente') return paying(lastEntry);
  const { reminder } = done ?? {};
  if (done?.afterList === true && reminder === undefined && lastSaved?.kind === 'note') return noted(lastSaved, read);
  if (reminder?.due.kind !== 'reminder' || reminder.due.rhythm !== undefined) return undefined;
  const { content, time } = reminder.due;
  const timed = time === undefined ? {} : { time };
  const rings = localDate(reminder.dueAt, zone);
  const [told, date, month] = OF_DAY.exec(content) ?? [];
  if (told === undefined) return { content, day: rings, ...timed };
  const day = `${rings.slice(0, 4)}-${month}-${date}` as LocalDate;
  return day < rings ? undefined : { content: content.replace(OF_DAY, ''), day, ...timed };
}

/** How long before, and of what when it was named; undefined where the words mean something else. */
function asked({ text, tokens }: Reading): { readonly lead: LeadTime; readonly name?: string } | undefined {
  const lead = findLeadTime(tokens);
  if (lead === undefined) return undefined;
  const call = folded(text.slice(0, tokens[lead.span.from]?.start)).trim();
  const behind = BEHIND.exec(folded(text.slice(tokens[lead.span.to - 1]?.end)).trim());
  if (behind === null || !CALL.test(call)) return undefined;
  const name = behind.groups?.['name'];
  return name === undefined ? { lead } : { lead, name };
}

/** Undefined when it is about something else; what has no day known here is asked for with one. */
export function remindBefore(situation: Situation): Decision | undefined {
  const { asking, reading, zone } = situation;
  const said = asked(reading);
  if (said === undefined) return undefined;
  const thing = datedThing(said.name, situation);
  if (thing === undefined) return say(phrases.beforeWhat);
  const { days, minutes } = said.lead;
  const { time } = thing;
  const dueAt = instantOf(addDays(thing.day, -days), time, zone) - minutes * 60_000;
  if (dueAt <= asking.now) return say(phrases.remindWhen);
  const [, month = '', day = ''] = thing.day.split('-');
  const content = `${thing.content} (${day}/${month})`;
  return run({ tool: 'set_reminder', args: { content, dueAt, ...(time === undefined ? {} : { time }) } });
}
