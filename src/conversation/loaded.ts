// What a turn reads before it decides: the state of the conversation, and what "isso", "o 2" and a quote point at.

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

/** SPEC section 1: numbers of a list stay valid this long. */
const LIST_LIFETIME_MS = 30 * 60 * 1000;
const RECENT_EVENTS = 12;
/** Ten turns or so. */
const ASKED_EVENTS = 40;
const MOST_BILLS = 50;
const MOST_LISTS = 20;
/** "Foi 85" right after recording corrects it; an hour later it may be about anything. */
const JUST_RECORDED_MS = 30 * 60 * 1000;

export type Loaded = {
  /** Who speaks, once anybody but the notebook has. */
  readonly agents?: AgentSession;
  readonly state: DialogueState<ToolCall>;
  /** The list on the person's screen, while its numbers are valid; gone items keep their place. */
  readonly shown: readonly { readonly id: number; readonly item?: Item }[];
  /** When that list was shown. */
  readonly shownAt?: Instant;
  /** The records on the person's screen, in order; taken back ones keep their place as undefined. */
  readonly shownEntries: readonly (Lancamento | undefined)[];
  /** Reminders, repetitions or goals on the person's screen, in order. */
  readonly shownKeyed?: KeyedList;
  /** The record the last thing done here made or changed, while that was just now. */
  readonly lastEntry?: Lancamento;
  /** All of them, in order. */
  readonly lastEntries: () => readonly Lancamento[];
  /** The record whose [Editar] was pressed, now or in the question still open. */
  readonly editing?: Lancamento;
  /** The last question about money and what it asked: what "e em maio?" goes on from. */
  readonly lastQuestion?: LastQuestion;
  /** What was asked of the money lately, newest first, whatever was done between; read when it is asked for. */
  readonly asked: () => readonly LastQuestion[];
  /** The day their month begins. */
  readonly monthStart: () => number;
  /** Their ceilings; read when it is asked for. */
  readonly budgets: () => readonly Told<'orcamento'>[];
  /** With whom the money is shared. */
  readonly household: Household;
  /** What they said they owe, less what was paid of it. Read when it is asked for: few messages need it. */
  readonly owed: () => readonly Owed[];
  /** What is noted to be paid or received, soonest first; read when it is asked for. */
  readonly bills: () => readonly Lancamento[];
  /** Cards and banks they told of or used, with what sits in each; read when it is asked for. */
  readonly contas: () => readonly KnownConta[];
  /** What they save for; read when it is asked for. */
  readonly goals: () => readonly Told<'meta'>[];
  /** Every live record the pointer fits, newest first; read when it is asked for. */
  readonly entries: (pointer: EntryPointer) => readonly Lancamento[];
  /** What answers to a name; read when it is asked for. */
  readonly called: (words: string) => Called;
  /** How they asked to be called. */
  readonly callName: () => string | undefined;
  /** What will ring, soonest first. */
  readonly reminders: () => readonly Scheduled[];
  /** The reminder that was due then, or the one that was the last thing said here; read when it is asked for. */
  readonly rang: (dueAt?: Instant) => Rang | undefined;
  /** Lists of their own, newest first; read when it is asked for. */
  readonly lists: () => readonly Item[];
  /** What they told that repeats. */
  readonly recurring: readonly Told<'recorrencia'>[];
  /** What this person taught about merchants. */
  readonly personalWords: readonly PersonalWord[];
  /** The person's last message that asked for nothing: what "salva isso" means. */
  readonly previous?: string;
  /** The person's message before this one, whatever came of it. */
  readonly lastSaid?: string;
  /** Nothing was ever said here before. */
  readonly first: boolean;
  /** The newest thing that can be taken back. */
  readonly done?: Done;
  /** The last thing that ran here took something away. */
  readonly justRemoved: boolean;
  /** The last thing that ran here was an undoing. */
  readonly justUndid: boolean;
  /** What was kept or changed last, or the only thing found since. */
  readonly lastSaved?: Item;
  /** The last hard question worked out here, while an answer to it may still be meant. */
  readonly lastMission?: LastMission;
  /** Its answer is the last thing said: nothing was asked or done since. */
  readonly justStudied: boolean;
  /** Hard questions of this conversation that run beside the lane. */
  readonly studying: readonly string[];
  /** The mission this message is news of. */
  readonly mission?: StoredMission;
  /** What the person quoted or edited: its words, and what it made us keep. */
  readonly pointedAt?: {
    readonly text: string;
    readonly items: readonly Item[];
    readonly entries: readonly Lancamento[];
  };
};

/** Reads only. `now` decides whether a shown list still counts. */
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
  // A list of one, if looking was the last thing done, is what is spoken of.
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

/** A button stays under its message: it is looked for this far back. */
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
