// What a turn reads before deciding: the dialogue state, and what "isso", "o 2" and a quoted message refer to.

import type { DialogueState, LeftQuestion } from '../dialogue/pending-action.ts';
import { IDLE } from '../dialogue/pending-action.ts';
import type { AgentSession } from '../domain/agent.ts';
import { WEEK_MS } from '../domain/durations.ts';
import type { ChatEvent, Rang } from '../domain/event.ts';
import type { Instant } from '../domain/ids.ts';
import type { InboxMessage } from '../domain/internal-message.ts';
import type { Lancamento } from '../domain/ledger.ts';
import type { MediaKind } from '../domain/message.ts';
import type { LastMission, StoredMission } from '../domain/mission-record.ts';
import { withoutUndefined } from '../domain/without-undefined.ts';
import type { Conversation, Reads } from '../ports.ts';
import { registry, type ToolCall } from '../tools/registry.ts';
import type { State } from './decision.ts';
import { LATELY_MS } from './lately.ts';
import { type AccountFacts, accountFacts } from './load/account-facts.ts';
import { askedOnce } from './load/asked-once.ts';
import { kept } from './load/kept.ts';
import { type LastTurn, lastTurn } from './load/last-turn.ts';
import { NOTHING_SHOWN, type OnScreen, onScreen } from './load/on-screen.ts';
import { type PointedAt, pointedAt } from './load/pointed-at.ts';
import { quotedMoment } from './load/quoted-moment.ts';
import {
  lastReply,
  lastWords,
  passedOn,
  previousWords,
  recentReplies,
  type Said,
  type Spoken,
  spokenBefore,
} from './load/said-before.ts';
import { liveEntry } from './load/what-was-done.ts';
import { editedId } from './money/correction/decide-edit-answer.ts';
import { type LastQuestion, lastQuestion, questionsAsked } from './money/questions/last-question.ts';
import { entryOfEdit } from './replies/edit-choice.ts';

const RECENT_EVENTS = 12;
/** About ten turns. */
const ASKED_EVENTS = 40;
/** How long somebody may still come back to a hard question that they name. */
const EARLIER_MS = WEEK_MS;
const MOST_EARLIER = 8;
/** Long enough for a photo before this one to be read by a model first. */
const ALBUM_MS = 30_000;
/** A button stays under its message, so a reminder's snooze button may be pressed much later. */
const BUTTON_EVENTS = 400;

/** Fields that are functions query when called: most messages need few of them. */
export type Loaded = OnScreen &
  LastTurn &
  AccountFacts & {
    readonly state: DialogueState<ToolCall>;
    /** The question walked past last, while it may still be taken up. */
    readonly left?: LeftQuestion<ToolCall>;
    /** Whether the conversation has no history yet. */
    readonly first: boolean;
    /** The agent session, once an agent has been active. */
    readonly agents?: AgentSession;
    /** The entry whose [Editar] was pressed, now or in the question still open. */
    readonly editing?: Lancamento;
    /** The last question about money: what "e em maio?" continues. */
    readonly lastQuestion?: LastQuestion;
    /** Recent questions about money, newest first, even with other turns in between. */
    readonly asked: () => readonly LastQuestion[];
    /** The reminder that was due at `dueAt`; without it, the one that was the last message sent. */
    readonly rang: (dueAt?: Instant) => Rang | undefined;
    /** The newest reminder that rang among the recent messages, whatever was said since. */
    readonly rangLately: () => Rang | undefined;
    /** The person's last message that asked for nothing: what "salva isso" refers to. */
    readonly previous?: string;
    /** The person's previous message, whatever it led to. */
    readonly lastSaid?: string;
    /** The words of the previous message, or of the quoted one, when they are somebody else's. */
    readonly passedOn?: string;
    /** Our last message, and when it was written. */
    readonly lastReply: () => Said | undefined;
    /** The person's own recent messages, oldest first. */
    readonly spoken: () => readonly Spoken[];
    /** Texts of our last few messages. */
    readonly recentReplies: () => readonly string[];
    /** Words of messages that may not have arrived, of which the person was not told before `since`. */
    readonly doubtful: (since: Instant) => readonly string[];
    /** Whether the turn of that message changed something. */
    readonly wroteLast: () => boolean;
    /** The kind of media sent moments before this message: an album arrives as one message per picture. */
    readonly justSent?: JustSent;
    /** The last hard question answered here, while a reply to it may still refer to it. */
    readonly lastMission?: LastMission;
    /** The last few of the last days, the newest first. */
    readonly earlierMissions: () => readonly LastMission[];
    /** Whether the list on the screen is the last thing sent. */
    readonly justListed: boolean;
    /** Whether nothing was asked of the records since that answer, and little said or recorded. */
    readonly justStudied: boolean;
    /** Ids of this conversation's missions still running. */
    readonly studying: () => readonly string[];
    /** The mission this internal message reports on. */
    readonly mission?: StoredMission;
    /** The quoted or edited message: its text, and what it saved. */
    readonly pointedAt?: PointedAt;
  };

/** `answer`: what was said to it; '' when nothing was. */
type JustSent = { readonly media: MediaKind; readonly answer: string };

/** Reads only. `now` decides whether a shown list is still valid. */
export function load(reads: Reads, conversation: Conversation, message: InboxMessage, now: Instant): Loaded {
  const read = askedOnce(reads);
  const { id } = conversation;
  const { body } = message;
  const pointed = pointedAt(read, conversation, message);
  const recent = read.history(id, RECENT_EVENTS);
  const moment = quotedMoment(read, conversation, message, pointed, { recent, limit: RECENT_EVENTS });
  const { events, of } = moment;
  const another = answersAnother(message, pointed);
  const stored = another ? undefined : read.dialogue(id);
  const { left, ...open } = stored === undefined ? { ...IDLE, left: undefined } : readState(stored.state);
  const state = of !== undefined && isAboutElse(open, pointed) ? IDLE : open;
  const newest = onScreen(read, id, now);
  // The numbers of a list mean the lines of the one that is quoted.
  const screen = of === undefined || newest.shownAt === lastReply(events)?.at ? newest : NOTHING_SHOWN;
  return {
    ...screen,
    ...lastTurn(read, id, screen, moment, now),
    ...accountFacts(read),
    ...onDemand(read, id, moment, now),
    state,
    first: recent.length === 0,
    justListed:
      screen.shownAt !== undefined &&
      usedLast(events, (tool) => SHOWING.has(tool)) &&
      lastReply(events)?.at === screen.shownAt,
    justStudied: studiedLast(events),
    ...withoutUndefined({
      agents: read.agents.session(id),
      editing: beingEdited(read, state, message),
      lastQuestion: lastQuestion(body.kind === 'choice' ? underButton(read, id, pointed, events) : events),
      previous: another ? undefined : previousWords(events),
      lastSaid: another ? undefined : lastWords(events),
      passedOn: passedOn(events),
      justSent: sentSince(recent, now - ALBUM_MS),
      left: left !== undefined && now < left.until ? left : undefined,
      lastMission: read.lastMissions(id, now - LATELY_MS, 1)[0],
      mission: body.kind === 'mission' ? read.mission(body.mission) : undefined,
      pointedAt: pointed,
    }),
  };
}

const readState = (state: string) =>
  JSON.parse(state) as DialogueState<ToolCall> & { readonly left?: LeftQuestion<ToolCall> };

/** What few messages need, read when it is asked for. */
const onDemand = (
  read: Reads,
  id: Conversation['id'],
  { events, of }: ReturnType<typeof quotedMoment>,
  now: Instant,
) => ({
  earlierMissions: kept(() => read.lastMissions(id, now - EARLIER_MS, MOST_EARLIER)),
  lastReply: () => lastReply(events),
  recentReplies: () => recentReplies(events),
  spoken: kept(() => spokenBefore(read.history(id, ASKED_EVENTS, of === 'nothing' ? undefined : of))),
  doubtful: (since: Instant) => read.doubtfulSends(id, since),
  wroteLast: kept(() => wroteLast(read, id, events)),
  asked: () => questionsAsked(read.history(id, ASKED_EVENTS, of === 'nothing' ? undefined : of)),
  rang: (dueAt?: Instant) =>
    dueAt === undefined ? rungLast(events) : rungThen(read.history(id, BUTTON_EVENTS), dueAt),
  rangLately: () =>
    events
      .toReversed()
      .map(rangOf)
      .find((rang) => rang !== undefined),
  studying: () => read.missionsRunning().flatMap((one) => (one.conversation === id ? [one.id] : [])),
});

function sentSince(events: readonly ChatEvent[], from: Instant): JustSent | undefined {
  const at = events.findLastIndex(({ body }) => body.kind === 'user');
  const last = events[at];
  if (last?.body.kind !== 'user' || last.body.media === undefined || last.at < from) return undefined;
  const answers = events.slice(at + 1).flatMap(({ body }) => (body.kind === 'assistant' ? [body.text] : []));
  return { media: last.body.media, answer: answers.at(-1) ?? '' };
}

const usedLast = (events: readonly ChatEvent[], isOne: (tool: string) => boolean): boolean =>
  events
    .slice(events.findLastIndex(({ body }) => body.kind === 'user') + 1)
    .some(({ body }) => body.kind === 'tool_use' && isOne(body.tool));

/** Messages since the answer that looked up nothing: "em 30 anos", "ah tá", and what was recorded in between ("gastei 30 no almoço"). */
const MOST_SINCE = 4;
const BESIDE: ReadonlySet<string> = new Set(['record_transaction', 'rate_answer', 'set_reminder', 'save_note']);
/** "Sou autônoma" tells of the person, and of no other matter. */
const tellsOfOneself = ({ body }: ChatEvent): boolean =>
  body.kind === 'tool_use' && body.tool === 'tell_money' && JSON.stringify(body.args).includes('"kind":"perfil"');
function studiedLast(events: readonly ChatEvent[]): boolean {
  const spoken = spokenBefore(events.filter((one) => !tellsOfOneself(one)));
  const at = spoken.findLastIndex(({ ran }) => ran.some((tool) => !BESIDE.has(tool)));
  return at >= spoken.length - 1 - MOST_SINCE && spoken[at]?.ran.includes('study_question') === true;
}

const SHOWING: ReadonlySet<string> = new Set(
  Object.values(registry).flatMap(({ name, shows }) => (shows === undefined ? [] : [name])),
);

function wroteLast(read: Reads, conversation: Conversation['id'], events: readonly ChatEvent[]): boolean {
  const said = events.findLast(({ body }) => body.kind === 'user')?.body;
  const messageId = said?.kind === 'user' ? said.messageId : undefined;
  const turn = messageId === undefined ? undefined : read.quoted(conversation, messageId)?.turn;
  return turn !== undefined && (read.undoable(conversation, turn)?.changes.length ?? 0) > 0;
}

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

/** A reply to what we asked somebody else of the group: it answers no question of this person's. */
const answersAnother = ({ group, replyTo }: InboxMessage, pointedAt: PointedAt | undefined): boolean =>
  group && replyTo?.ours === true && pointedAt?.known !== true;

/** What was done there leaves the question open that was asked later, unless it is about that very entry. */
const isAboutElse = (state: State, pointed: PointedAt | undefined): boolean =>
  pointed !== undefined && pointed.changes.length > 0 && !pointed.entries.some(({ id }) => id === editedId(state));

/** A button shows more of the answer it stands under. */
const underButton = (
  read: Reads,
  conversation: Conversation['id'],
  pointed: PointedAt | undefined,
  recent: readonly ChatEvent[],
): readonly ChatEvent[] =>
  pointed?.turn === undefined ? recent : read.history(conversation, RECENT_EVENTS, pointed.turn);
