// THE SPINE. One message in, one answer out:
//   load (read) -> understand (pure) -> decide (pure) -> prepare (async, reads only) -> commit (one transaction).
// A crash at any instant leaves the message untouched or fully done; nothing is sent from here.

import { stateName } from '../dialogue/pending-action.ts';
import type { LocalDate } from '../domain/dates.ts';
import type { Channel, Clock, Ids, Leased, Store, Tracer } from '../ports.ts';
import { authorityOf } from './authority.ts';
import { channelOf } from './channel-of.ts';
import { type Decision, decisionName, modelCallsOf } from './decision.ts';
import { load } from './loaded.ts';
import { localDate, startOfDay } from './local-time.ts';
import { meaningOf, textOf } from './meaning.ts';
import type { Hear } from './media/hear.ts';
import { ownZone } from './own-zone.ts';
import type { Performed } from './performed.ts';
import type { Prepare } from './preparing.ts';
import { saidAt } from './said-at.ts';
import { toolsRun } from './tools-run.ts';
import { writeTurn } from './write-turn.ts';

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
  const { clock, ticks, ids } = deps;
  const { id, conversation } = leased;
  const started = ticks();
  const now = clock.now();
  const download: Channel['download'] = (fileId, most) => channelOf(deps, leased).download(fileId, most);
  const message = await deps.hear(leased.message, { conversation: conversation.id, turn: id, now, download });
  const text = textOf(message);

  const zone = ownZone(store.read, deps.zone);
  const own = { ...deps, zone };
  const startOf = (day: LocalDate) => startOfDay(day, zone);
  const loaded = load(store.read, conversation, message, now);
  const read = ticks();
  const asking = { now, said: saidAt(message, now, zone), ids, movedTo: clock.movedTo?.() };
  const { meant, traced, understood } = meaningOf(own, message, text, loaded, asking);
  const decided = ticks();
  const today = localDate(now, zone);
  const rim = { read: store.read, asking, conversation, turn: id, today, startOf, ticks, download };
  const decision = await deps.prepare(meant, rim);
  const prepared = ticks();

  const performed = await store.commit((tx) =>
    writeTurn(tx, own, {
      leased: { ...leased, message },
      text,
      intent: traced.intent,
      stateBefore: loaded.state,
      leftBefore: loaded.left,
      decision,
      may: authorityOf(meant),
      asking,
      startOf,
    }),
  );
  const committed = ticks();

  deps.tracer.turn(
    {
      ...traced,
      ...doneWords(decision, performed),
      conversation: conversation.id,
      turn: id,
      text,
      stateBefore: stateName(loaded.state),
      timings: timingsOf({ started, read, understood, decided, prepared, committed }),
    },
    conversation,
  );
}

/** What the trace says was decided and done. */
const doneWords = (decision: Decision, { tools, events, next }: Performed) => ({
  decision: decisionName(decision),
  ...(tools.length === 0 ? {} : { tool: tools.join('+') }),
  ran: toolsRun(events),
  modelCalls: modelCallsOf(decision),
  state: stateName(next),
});

/** When each step ended, in ticks. */
type Marks = Readonly<Record<'started' | 'read' | 'understood' | 'decided' | 'prepared' | 'committed', number>>;

/** Milliseconds each step took. */
const timingsOf = ({ started, read, understood, decided, prepared, committed }: Marks) => ({
  load: read - started,
  understand: understood - read,
  decide: decided - understood,
  prepare: prepared - decided,
  commit: committed - prepared,
  total: committed - started,
});
