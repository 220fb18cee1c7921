// Decides messages the account sends to itself (reminders, recurring entries, missions). They carry no user words and
// leave an open question open.

import { occurrencesBetween } from '../agenda/occurrences.ts';
import { type AgendaSpan, agendaDays, agendaSpanOf, summaryPeriod, summarySpanOf } from '../agenda/summary-schedule.ts';
import type { LocalDate, LocalDateTime, Period } from '../domain/dates.ts';
import type { Due } from '../domain/due.ts';
import type { HouseholdNews } from '../domain/household.ts';
import type { InternalBody } from '../domain/internal-message.ts';
import { remindersIn } from './agenda/reminders-when.ts';
import { snoozeChoices } from './agenda/snooze.ts';
import type { Asking } from './ask.ts';
import type { Decision, State } from './decision.ts';
import type { Loaded } from './loaded.ts';
import { localDate, localDateTime } from './local-time.ts';
import { householdNotice } from './replies/household-words.ts';
import { linkedNotice } from './replies/link-words.ts';
import { reminderReply } from './replies/reminder-words.ts';
import { decideNews } from './study/decide-news.ts';

type Here = { readonly loaded: Loaded; readonly zone: string; readonly asking: Asking };

/** A reminder later than this says that it is late; less is normal queueing. */
const LATE_MS = 10 * 60 * 1000;

/** `late` news says so: the process was away when it fell due, unless the hour was jumped over by hand. */
export function decideInternal(body: InternalBody, { loaded, zone, asking }: Here): Decision {
  if (body.kind === 'mission') return decideNews(body.news, loaded, asking);
  const { state } = loaded;
  if (body.kind === 'linked') return { do: 'reply', reply: linkedNotice(body.channel), next: state };
  if (body.kind === 'household') return decideHouseholdNews(body.news, state);
  const { now, movedTo = 0 } = asking;
  const { due, dueAt, key } = body;
  const late = now - Math.max(dueAt, movedTo) > LATE_MS;
  switch (due.kind) {
    case 'reminder': {
      const span = summarySpanOf(due.content);
      if (span !== undefined) return sumUp(summaryPeriod(span, localDate(dueAt, zone)), state);
      const ahead = agendaSpanOf(due.content);
      if (ahead !== undefined) return tellAgenda(ahead, localDateTime(dueAt, zone), { loaded, zone, asking });
      return {
        do: 'reply',
        reply: { ...reminderReply(due.content, localDateTime(dueAt, zone), { late }), choices: snoozeChoices(dueAt) },
        rang: { content: due.content, dueAt },
        next: state,
      };
    }
    case 'recurring': {
      const dates = occurrencesBetween(due.rhythm, localDate(dueAt, zone), localDate(now, zone));
      return { do: 'run_tool', calls: [{ tool: 'post_recurring', args: { key, dates } }], next: state };
    }
    case 'embed':
      return { do: 'embed', tries: due.tries, next: state };
    case 'enrich':
      return {
        do: 'run_tool',
        calls: [{ tool: 'complete_memory', args: completion(due) }],
        next: state,
      };
    default:
      return due satisfies never;
  }
}

const sumUp = (period: Period, next: State): Decision => ({
  do: 'run_tool',
  calls: [{ tool: 'query_ledger', args: { question: { op: 'summary', period } } }],
  next,
});

function tellAgenda(span: AgendaSpan, at: LocalDateTime, { loaded, zone }: Here): Decision {
  const days = agendaDays(span, at.slice(0, 10) as LocalDate, at.slice(11, 16));
  const keys = remindersIn(days, { loaded, zone }).flatMap(({ due, key }) =>
    due.kind === 'reminder' && agendaSpanOf(due.content) === undefined ? [key] : [],
  );
  return {
    do: 'run_tool',
    calls: [{ tool: 'list_reminders', args: { keys, when: days.words } }],
    next: loaded.state,
  };
}

const completion = ({ item, tries, told }: Extract<Due, { kind: 'enrich' }>) =>
  told === undefined ? { item_id: item, tries } : { item_id: item, tries, told };

/** A request to join needs the owner's answer; all other news is only announced. */
function decideHouseholdNews(news: HouseholdNews, state: State): Decision {
  if (news.what !== 'knocked') return { do: 'reply', reply: householdNotice(news), next: state };
  const { guest, name, may } = news;
  return { do: 'run_tool', calls: [{ tool: 'ask_owner', args: { guest, name, may } }], next: state };
}
