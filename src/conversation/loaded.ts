// What a turn reads before deciding: the dialogue state, and what "isso", "o 2" and a quoted message refer to.

import type { DialogueState } from '../dialogue/pending-action.ts';
import { IDLE } from '../dialogue/pending-action.ts';
import type { AgentSession } from '../domain/agent.ts';
import type { Scheduled } from '../domain/due.ts';
import type { ChatEvent, Rang } from '../domain/event.ts';
import type { Household } from '../domain/household.ts';
import type { Instant } from '../domain/ids.ts';
import type { InboxMessage } from '../domain/internal-message.ts';
import type { Item } from '../domain/item.ts';
import type { Lancamento } from '../domain/ledger.ts';
import type { LastMission, StoredMission } from '../domain/mission-record.ts';
import type { KeyedList } from '../domain/remembered.ts';
import type { Told } from '../domain/told.ts';
import { monthStartOf } from '../finance/budget-status.ts';
import { type EntryPointer, pointedEntries } from '../finance/entry-pointer.ts';
import { type KnownConta, knownContas } from '../finance/known-contas.ts';
import { type Owed, owedDebts } from '../finance/towards-debt.ts';
import type { PersonalWord } from '../language/person/personal-words.ts';
import { bestItems } from '../memories/best-items.ts';
import { isList } from '../memories/note-list.ts';
import type { Conversation, Reads } from '../ports.ts';
import type { ToolCall } from '../tools/registry.ts';
import type { State } from './decision.ts';
import { type Called, called } from './load/called.ts';
import { lastWords, previousWords } from './load/said-before.ts';
import {
  type Done,
  doneOf,
  entriesOf,
  itemsOf,
  lastEntryOf,
  liveEntry,
  MOST_LAST,
  REMOVING,
} from './load/what-was-done.ts';
import { editedId } from './money/decide-edit-answer.ts';
import { type LastQuestion, lastQuestion, questionsAsked } from './money/last-question.ts';
import { taughtWords } from './money/taught-words.ts';
import { entryOfEdit } from './replies/edit-choice.ts';

/** SPEC section 1: how long the numbers of a shown list stay valid. */
const LIST_LIFETIME_MS = 30 * 60 * 1000;
const RECENT_EVENTS = 12;
/** About ten turns. */
const ASKED_EVENTS = 40;
const MOST_BILLS = 50;
const MOST_LISTS = 20;
/** "Foi 85" corrects the last entry right after it was recorded; an hour later it may be about anything. */
const JUST_RECORDED_MS = 30 * 60 * 1000;

export type Loaded = {
  /** The agent session, once an agent has been active. */
  readonly agents?: AgentSession;
  readonly state: DialogueState<ToolCall>;
  /** The list on the person's screen while its numbers are valid; deleted items keep their position. */
  readonly shown: readonly { readonly id: number; readonly item?: Item }[];
  /** When that list was shown. */
  readonly shownAt?: Instant;
  /** The entries on the person's screen, in order; removed ones keep their position as undefined. */
  readonly shownEntries: readonly (Lancamento | undefined)[];
  /** The reminders, recurring entries or goals on the person's screen, in order. */
  readonly shownKeyed?: KeyedList;
  /** The entry most recently created or changed, while that is recent. */
  readonly lastEntry?: Lancamento;
  /** All entries that turn created or changed, in order. */
  readonly lastEntries: () => readonly Lancamento[];
  /** The entry whose [Editar] was pressed, now or in the question still open. */
  readonly editing?: Lancamento;
  /** The last question about money: what "e em maio?" continues. */
  readonly lastQuestion?: LastQuestion;
  /** Recent questions about money, newest first, even with other turns in between. */
  readonly asked: () => readonly LastQuestion[];
  /** The day of the month their budget month starts on. */
  readonly monthStart: () => number;
  /** Their budget limits. */
  readonly budgets: () => readonly Told<'orcamento'>[];
  /** Whom the ledger is shared with. */
  readonly household: Household;
  /** What they owe: debts as reported, less what was paid since. */
  readonly owed: () => readonly Owed[];
  /** Pending entries, soonest first. */
  readonly bills: () => readonly Lancamento[];
  /** Cards and accounts they mentioned or used, with balances. */
  readonly contas: () => readonly KnownConta[];
  /** Savings goals. */
  readonly goals: () => readonly Told<'meta'>[];
  /** Live entries that match the pointer, newest first. */
  readonly entries: (pointer: EntryPointer) => readonly Lancamento[];
  /** Everything that matches a name. */
  readonly called: (words: string) => Called;
  /** The name they asked to be called by. */
  readonly callName: () => string | undefined;
  /** Scheduled reminders, soonest first. */
  readonly reminders: () => readonly Scheduled[];
  /** The reminder that was due at `dueAt`; without it, the one that was the last message sent. */
  readonly rang: (dueAt?: Instant) => Rang | undefined;
  /** The person's own lists, newest first. */
  readonly lists: () => readonly Item[];
  /** Recurring entries. */
  readonly recurring: readonly Told<'recorrencia'>[];
  /** Category corrections this person taught for words and merchants. */
  readonly personalWords: readonly PersonalWord[];
  /** The person's last message that asked for nothing: what "salva isso" refers to. */
  readonly previous?: string;
  /** The person's previous message, whatever it led to. */
  readonly lastSaid?: string;
  /** Whether the conversation has no history yet. */
  readonly first: boolean;
  /** The newest turn that can be undone. */
  readonly done?: Done;
  /** Whether the last tool that ran removed something. */
  readonly justRemoved: boolean;
  /** Whether the last tool that ran was an undo. */
  readonly justUndid: boolean;
  /** The item saved or changed last, or the only result of a search since. */
  readonly lastSaved?: Item;
  /** The last hard question answered here, while a reply to it may still refer to it. */
  readonly lastMission?: LastMission;
  /** Whether that answer is the last thing sent: nothing was asked or done since. */
  readonly justStudied: boolean;
  /** Ids of this conversation's missions still running. */
  readonly studying: readonly string[];
  /** The mission this internal message reports on. */
  readonly mission?: StoredMission;
  /** The quoted or edited message: its text, and what it saved. */
  readonly pointedAt?: {
    readonly text: string;
    readonly items: readonly Item[];
    readonly entries: readonly Lancamento[];
  };
};

/** Reads only. `now` decides whether a shown list is still valid. */
export function load(read: Reads, conversation: Conversation, message: InboxMessage, now: Instant): Loaded {
  const stored = read.dialogue(conversation.id);
  const state = stored === undefined ? IDLE : (JSON.parse(stored.state) as DialogueState<ToolCall>);

  const list = read.shownList(conversation.id);
  const fresh = list !== undefined && now - list.shownAt <= LIST_LIFETIME_MS ? list : undefined;
  const ids = fresh?.kind === 'item' ? fresh.ids : [];
  const shownEntries =
    fresh?.kind === 'lancamento' ? fresh.ids.map((id) => liveEntry(read, id as Lancamento['id'])) : [];
  const known = new Map(read.itemsById(ids as Item['id'][]).map((item) => [item.id as number, item]));
  const shown = ids.map((id) => {
    const item = known.get(id);
    return item === undefined ? { id } : { id, item };
  });

  const events = read.history(conversation.id, RECENT_EVENTS);
  const previous = previousWords(events);
  const lastSaid = lastWords(events);
  const entry = read.undoable(conversation.id);
  // After a search with a single result, that result is what "isso" refers to.
  const [only, ...others] = shown;
  const looked = events.findLast(({ body }) => body.kind === 'tool_use')?.body;
  const alone = others.length === 0 && looked?.kind === 'tool_use' && looked.tool === 'search_items' ? only : undefined;
  const lastSaved = alone?.item ?? read.itemsById(itemsOf(entry?.changes ?? [])).at(-1);
  const recent = entry !== undefined && now - entry.at <= JUST_RECORDED_MS;
  const lastEntry = recent ? lastEntryOf(read, entry.changes) : undefined;
  const editing = beingEdited(read, state, message);
  const question = lastQuestion(events);
  const personalWords = taughtWords(read.ledger);
  const lastMission = read.lastMission(conversation.id, now - LIST_LIFETIME_MS);
  const running = read.missionsRunning().filter((one) => one.conversation === conversation.id);
  const news = message.body.kind === 'mission' ? read.mission(message.body.mission) : undefined;
  const pointedAt = pointed(read, conversation, message);
  const agents = read.agents.session(conversation.id);
  return {
    state,
    shown,
    shownEntries,
    personalWords,
    lastEntries: () => (recent ? entriesOf(read, entry.changes.slice(-MOST_LAST)) : []),
    owed: () => owedDebts(read.ledger),
    bills: () => read.ledger.list({ kind: 'fluxo', status: 'pendente' }, 'oldest', MOST_BILLS),
    contas: () => knownContas(read.ledger),
    goals: () => read.ledger.told('meta'),
    budgets: () => read.ledger.told('orcamento'),
    callName: () => {
      const name = read.ledger.told('perfil').find(({ key }) => key === 'name')?.value.value;
      return name === undefined ? undefined : String(name);
    },
    reminders: () => read.scheduled('reminder'),
    rang: (dueAt) =>
      dueAt === undefined ? rungLast(events) : rungThen(read.history(conversation.id, BUTTON_EVENTS), dueAt),
    lists: () => bestItems('lista', { kind: 'note', limit: MOST_LISTS }, read).items.filter(isList),
    asked: () => questionsAsked(read.history(conversation.id, ASKED_EVENTS)),
    monthStart: () => monthStartOf(read.ledger),
    entries: (pointer) => pointedEntries(read.ledger, pointer),
    called: (words) => called(words, read),
    recurring: read.ledger.told('recorrencia'),
    household: read.household(),
    first: events.length === 0,
    justStudied: studiedLast(events),
    justUndid: looked?.kind === 'tool_use' && looked.tool === 'undo',
    justRemoved: looked?.kind === 'tool_use' && REMOVING.has(looked.tool),
    ...(fresh === undefined ? {} : { shownAt: fresh.shownAt }),
    ...(fresh === undefined || 'ids' in fresh ? {} : { shownKeyed: fresh }),
    studying: running.map(({ id }) => id),
    ...(news === undefined ? {} : { mission: news }),
    ...(agents === undefined ? {} : { agents }),
    ...(previous === undefined ? {} : { previous }),
    ...(lastSaid === undefined ? {} : { lastSaid }),
    ...(lastSaved === undefined ? {} : { lastSaved }),
    ...(lastEntry === undefined ? {} : { lastEntry }),
    ...(entry === undefined
      ? {}
      : {
          done: doneOf(entry, { recent, shownAt: fresh?.shownAt, events }, read),
        }),
    ...(editing === undefined ? {} : { editing }),
    ...(question === undefined ? {} : { lastQuestion: question }),
    ...(lastMission === undefined ? {} : { lastMission }),
    ...(pointedAt === undefined ? {} : { pointedAt }),
  };
}

const studiedLast = (events: readonly ChatEvent[]): boolean =>
  events
    .slice(events.findLastIndex(({ body }) => body.kind === 'user') + 1)
    .some(({ body }) => body.kind === 'tool_use' && body.tool === 'study_question');

/** In events. A button stays under its message, so a reminder's snooze button may be pressed much later. */
const BUTTON_EVENTS = 400;

const rangOf = ({ body }: ChatEvent): Rang | undefined => (body.kind === 'assistant' ? body.rang : undefined);

const rungLast = (events: readonly ChatEvent[]): Rang | undefined => {
  const last = events.at(-1);
  return last === undefined ? undefined : rangOf(last);
};

const rungThen = (events: readonly ChatEvent[], dueAt: Instant): Rang | undefined =>
  events
    .toReversed()
    .map(rangOf)
    .find((rang) => rang?.dueAt === dueAt);

function beingEdited(read: Reads, state: State, { body }: InboxMessage): Lancamento | undefined {
  const pressed = body.kind === 'choice' ? entryOfEdit(body.token) : undefined;
  const id = pressed ?? editedId(state);
  return id === undefined ? undefined : liveEntry(read, id);
}

function pointed(read: Reads, conversation: Conversation, message: InboxMessage): Loaded['pointedAt'] {
  const messageId = message.body.kind === 'edit' ? message.body.of : message.replyTo?.messageId;
  if (messageId === undefined) return undefined;
  const quoted = read.quoted(conversation.id, messageId);
  const text = quoted?.text ?? message.replyTo?.text;
  if (text === undefined) return undefined;
  const changes = quoted?.turn === undefined ? [] : (read.undoable(conversation.id, quoted.turn)?.changes ?? []);
  return { text, items: read.itemsById(itemsOf(changes)), entries: entriesOf(read, changes) };
}
