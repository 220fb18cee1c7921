// The commit of a turn: effects, history, dialogue state, answer and settled inbox row, all in one transaction.

import type { LeftQuestion } from '../dialogue/pending-action.ts';
import type { LocalDate } from '../domain/dates.ts';
import type { EventBody } from '../domain/event.ts';
import type { Instant } from '../domain/ids.ts';
import { type InboxMessage, isInternal } from '../domain/internal-message.ts';
import { plain } from '../domain/text.ts';
import { withoutUndefined } from '../domain/without-undefined.ts';
import { FOLLOW_UP_MS } from '../missions/limits.ts';
import type { Leased, Repos } from '../ports.ts';
import type { Authority } from '../tools/execute.ts';
import type { ToolCall } from '../tools/registry.ts';
import type { Asking } from './ask.ts';
import { addressOf, channelOf } from './channel-of.ts';
import type { Decision, State } from './decision.ts';
import { localDate, localDateTime } from './local-time.ts';
import { withHeard } from './media/hear.ts';
import { withUnkeptFile } from './media/with-unkept-file.ts';
import { embedLater } from './notebook/embed-later.ts';
import { perform } from './perform.ts';
import type { Performed } from './performed.ts';
import { inItsTopic } from './replies/in-its-topic.ts';
import type { ReplyContext } from './replies/reply-context.ts';
import { toTheGroup } from './replies/to-the-group.ts';
import { toWhom } from './replies/to-whom.ts';
import { withDoubt } from './replies/with-doubt.ts';
import { withoutSecrets } from './replies/without-secrets.ts';
import type { TurnDeps } from './turn.ts';

type Decided = {
  /** With the message as it was understood: a voice message already transcribed. */
  readonly leased: Leased;
  readonly text: string;
  readonly intent: string;
  readonly stateBefore: State;
  readonly leftBefore: LeftQuestion<ToolCall> | undefined;
  readonly decision: Decision;
  /** The tools that may run, fixed before any external data was read. */
  readonly may: Authority;
  readonly asking: Asking;
  readonly startOf: (day: LocalDate) => Instant;
};

/** Call inside the turn's transaction; synchronous. */
export function writeTurn(
  tx: Repos,
  deps: Pick<TurnDeps, 'zone' | 'ticks' | 'channels' | 'embedsWith'>,
  { leased, text, intent, stateBefore, leftBefore, decision, may, asking, startOf }: Decided,
): Performed {
  const { id, conversation, message } = leased;
  const { now } = asking;
  if (isHardQuestion(intent)) tx.missions.followed(conversation.id, text, now - FOLLOW_UP_MS);
  const performed = perform(decision, {
    tx,
    conversation: conversation.id,
    asking,
    context: replyContextOf(leased, now, deps.zone),
    startOf,
    ticks: deps.ticks,
    may,
  });
  const shown = withoutSecrets(performed.reply, message, performed.events);
  const told = withUnkeptFile(withHeard(shown, message), message, performed.tools);
  const named = toWhom(toTheGroup(told, message, stateBefore, performed.next), message, conversation, tx);
  const reply = inItsTopic(named, message, conversation, tx);
  record(tx, leased, text, { state: stateBefore, left: leftBefore }, performed, now);
  embedLater(tx, deps.embedsWith, performed, conversation.id, now);
  if (reply !== undefined) {
    const channel = channelOf(deps, leased);
    const doubted = withDoubt(reply, { text, conversation, channel, now }, tx);
    const outgoing = channel.render(doubted, addressOf(leased));
    tx.enqueue(
      conversation.id,
      id,
      outgoing.map((one, part) => ({ part, outgoing: one, dueAt: now })),
    );
  }
  return performed;
}

/** A follow-up to a hard question within minutes means that its answer was not enough. */
const isHardQuestion = (intent: string): boolean => intent === 'complexa' || intent === 'simplista';

const replyContextOf = ({ id, conversation }: Leased, now: Instant, zone: string): ReplyContext => ({
  turn: id,
  group: conversation.group,
  now,
  today: localDate(now, zone),
  dateOf: (at) => localDate(at, zone),
  timeOf: (at) => localDateTime(at, zone).slice(11),
  wallOf: (at) => localDateTime(at, zone),
});

function record(
  tx: Repos,
  { id, conversation, message }: Leased,
  text: string,
  before: Waiting,
  performed: Performed,
  now: Instant,
): void {
  if (!performed.tools.includes('erase_account')) {
    // Most turns start and end without an open question.
    const after: Waiting = { state: performed.next, left: leftOf(before.left, performed) };
    if (isWaiting(before) || isWaiting(after)) tx.saveDialogue(conversation.id, stored(after));
    tx.append(conversation.id, id, now, [
      ...(unheard(message, performed) ? [] : userEvents(message, text)),
      ...performed.events,
      ...assistantEvents(performed),
    ]);
  }
  tx.settleInbox(id, now);
}

/** Talk among people of a group, which was not answered: no part of this person's conversation. */
const unheard = ({ overheard }: InboxMessage, { reply, tools }: Performed): boolean =>
  overheard === true && reply === undefined && tools.length === 0;

/** What a conversation waits on: the open question, and the one before it that was walked past. */
type Waiting = { readonly state: State; readonly left: LeftQuestion<ToolCall> | undefined };

const isWaiting = ({ state, left }: Waiting): boolean => state.at !== 'idle' || left !== undefined;

const leftOf = (before: Waiting['left'], { left }: Performed): Waiting['left'] =>
  left === undefined ? before : (left ?? undefined);

const stored = ({ state, left }: Waiting) =>
  state.at === 'idle' && left === undefined
    ? null
    : {
        state: JSON.stringify({ ...state, left }),
        expiresAt: Math.max(state.at === 'idle' ? 0 : state.expiresAt, left?.until ?? 0),
      };

function userEvents(message: InboxMessage, text: string): EventBody[] {
  const { messageId, forwarded, topic, body, group, name } = message;
  // A reaction is no turn of the conversation: what was said last stays what was said last.
  if (isInternal(message) || body.kind === 'reaction') return [];
  return [
    {
      kind: 'user',
      text: body.kind === 'choice' ? `[${body.token}]` : text,
      ...(body.kind === 'edit' ? { edits: body.of } : withoutUndefined({ messageId })),
      ...(forwarded ? { forwarded } : {}),
      ...(group && name !== undefined ? { name } : {}),
      ...(topic === undefined ? {} : { topic }),
      ...(body.kind === 'media' ? { media: body.media } : {}),
    },
  ];
}

const assistantEvents = ({ reply, speaker, rang }: Performed): EventBody[] =>
  reply === undefined
    ? []
    : [{ kind: 'assistant', text: plain(reply.text), ...withoutUndefined({ agent: speaker, rang }) }];
