// THE SPINE. One message in, one answer out:
//   load (read) -> understand (pure) -> decide (pure) -> prepare (async, reads only) -> commit (one transaction).
// A crash at any instant leaves the message untouched or fully done; nothing is sent from here.

import { type DialogueState, stateName } from '../dialogue/pending-action.ts';
import type { EventBody } from '../domain/event.ts';
import type { Instant } from '../domain/ids.ts';
import { type InboxMessage, isInternal } from '../domain/internal-message.ts';
import { plain } from '../domain/text.ts';
import { FOLLOW_UP_MS } from '../missions/limits.ts';
import type { Address, Channel, Clock, Ids, Leased, Repos, Store, Tracer } from '../ports.ts';
import type { ToolCall } from '../tools/registry.ts';
import { authorityOf } from './authority.ts';
import { decisionName, modelCallsOf, type State } from './decision.ts';
import { load } from './loaded.ts';
import { localDate, localDateTime, startOfDay } from './local-time.ts';
import { meaningOf, textOf } from './meaning.ts';
import { type Hear, withHeard } from './media/hear.ts';
import { embedLater } from './notebook/embed-later.ts';
import { perform } from './perform.ts';
import type { Performed } from './performed.ts';
import type { Prepare } from './prepare.ts';

export type TurnDeps = {
  readonly clock: Clock;
  /** Monotonic milliseconds, for timings only. */
  readonly ticks: () => number;
  readonly ids: Ids;
  readonly channels: ReadonlyMap<string, Channel>;
  readonly tracer: Tracer;
  /** IANA zone of people who have not set one. */
  readonly zone: string;
  /** Transcribes voice messages. May take long; must not write. */
  readonly hear: Hear;
  /** The embedding model for saved items; undefined when none is configured. */
  readonly embedsWith?: string | undefined;
  /** Completes a decision with external data. May take long; must not write. */
  readonly prepare: Prepare;
};

/** Resolves when the answer is on disk. On a throw nothing was written. */
export async function turn(deps: TurnDeps, store: Store, leased: Leased): Promise<void> {
  const { clock, ticks, ids, zone } = deps;
  const { id, conversation } = leased;
  const started = ticks();
  const now = clock.now();
  const download: Channel['download'] = (fileId, most) => channelOf(deps, leased).download(fileId, most);
  const message = await deps.hear(leased.message, { conversation: conversation.id, turn: id, now, download });
  const text = textOf(message);

  const loaded = load(store.read, conversation, message, now);
  const read = ticks();
  const asking = { now, ids };
  const { meant, traced, understood } = meaningOf(deps, message, text, loaded, asking);
  const decided = ticks();
  const decision = await deps.prepare(meant, {
    read: store.read,
    asking,
    conversation,
    turn: id,
    today: localDate(now, zone),
    startOf: (day) => startOfDay(day, zone),
    ticks,
    download,
  });
  const prepared = ticks();

  const performed = await store.commit((tx) => {
    const dateOf = (at: number) => localDate(at, zone);
    const timeOf = (at: number) => localDateTime(at, zone).slice(11);
    if (asks(traced.intent)) tx.missions.followed(conversation.id, text, now - FOLLOW_UP_MS);
    const done = perform(decision, {
      tx,
      conversation: conversation.id,
      asking,
      saying: { turn: id, now, today: dateOf(now), dateOf, timeOf, wallOf: (at: number) => localDateTime(at, zone) },
      startOf: (day) => startOfDay(day, zone),
      ticks,
      may: authorityOf(meant),
    });
    const reply = withHeard(done.reply, message);
    record(tx, { ...leased, message }, text, { before: loaded.state, ...done }, now);
    embedLater(tx, deps.embedsWith, done, conversation.id, now);
    if (reply !== undefined) {
      const outgoing = channelOf(deps, leased).render(reply, addressOf(leased));
      tx.enqueue(
        conversation.id,
        id,
        outgoing.map((one, part) => ({ part, outgoing: one, dueAt: now })),
      );
    }
    return done;
  });
  const committed = ticks();

  deps.tracer.turn(
    {
      ...traced,
      conversation: conversation.id,
      turn: id,
      text,
      decision: decisionName(decision),
      ...(performed.tools.length === 0 ? {} : { tool: performed.tools.join('+') }),
      ran: ranIn(performed.events),
      modelCalls: modelCallsOf(decision),
      stateBefore: stateName(loaded.state),
      state: stateName(performed.next),
      timings: {
        load: read - started,
        understand: understood - read,
        decide: decided - understood,
        prepare: prepared - decided,
        commit: committed - prepared,
        total: committed - started,
      },
    },
    conversation,
  );
}

/** The dialogue state, the history and the settled inbox row, written in the same transaction as the effects. */
function record(
  tx: Repos,
  { id, conversation, message }: Leased,
  text: string,
  done: Performed & { readonly before: State },
  now: Instant,
): void {
  const erased = done.tools.includes('erase_account');
  if (!erased) {
    // Most turns start and end without an open question.
    if (done.before.at !== 'idle' || done.next.at !== 'idle') tx.saveDialogue(conversation.id, stored(done.next));
    tx.append(conversation.id, id, now, [...userEvent(message, text), ...done.events, ...assistantEvent(done)]);
  }
  tx.settleInbox(id, now);
}

const stored = (state: DialogueState<ToolCall>) =>
  state.at === 'idle' ? null : { state: JSON.stringify(state), expiresAt: state.expiresAt };

function userEvent(message: InboxMessage, text: string): EventBody[] {
  const { messageId, forwarded, body } = message;
  if (isInternal(message)) return [];
  return [
    {
      kind: 'user',
      text: body.kind === 'choice' ? `[${body.token}]` : text,
      ...(messageId === undefined || body.kind === 'edit' ? {} : { messageId }),
      ...(forwarded ? { forwarded } : {}),
    },
  ];
}

/** Tool calls and their durations, from the history events. */
const ranIn = (events: readonly EventBody[]): { readonly tool: string; readonly ms: number }[] =>
  events.flatMap((use) => {
    if (use.kind !== 'tool_use') return [];
    const result = events.find((one) => one.kind === 'tool_result' && one.id === use.id);
    return result?.kind === 'tool_result' ? [{ tool: use.tool, ms: result.ms }] : [];
  });

const assistantEvent = ({ reply, speaker, rang }: Performed): EventBody[] =>
  reply === undefined
    ? []
    : [
        {
          kind: 'assistant',
          text: plain(reply.text),
          ...(speaker === undefined ? {} : { agent: speaker }),
          ...(rang === undefined ? {} : { rang }),
        },
      ];

/** Hard questions: a follow-up within minutes means the last answer was not enough. */
const asks = (intent: string): boolean => intent === 'complexa' || intent === 'simplista';

export function channelOf(
  { channels }: Pick<TurnDeps, 'channels'>,
  { conversation }: Pick<Leased, 'conversation'>,
): Channel {
  const channel = channels.get(conversation.channel);
  if (channel === undefined) throw new Error(`no channel ${conversation.channel} is configured`);
  return channel;
}

export const addressOf = ({ conversation }: Pick<Leased, 'conversation'>): Address => ({
  channel: conversation.channel,
  chat: conversation.chat,
  person: conversation.person,
  group: conversation.group,
});
