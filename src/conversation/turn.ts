// THE SPINE. One message in, one answer out:
//   load (read) -> understand (pure) -> decide (pure) -> prepare (async, reads only) -> commit (one transaction).
// A crash at any instant leaves the message untouched or fully done; nothing is sent from here.

import { stateName } from '../dialogue/pending-action.ts';
import type { LocalDate } from '../domain/dates.ts';
import type { Channel, Clock, Ids, Leased, Store, Tracer } from '../ports.ts';
import { authorityOf } from './authority.ts';
import { channelOf } from './channel-of.ts';
import { decisionName, modelCallsOf } from './decision.ts';
import { load } from './loaded.ts';
import { localDate, startOfDay } from './local-time.ts';
import { meaningOf, textOf } from './meaning.ts';
import type { Hear } from './media/hear.ts';
import { ownZone } from './own-zone.ts';
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
  const loaded = load(store.read, conversation, message, now);
  const read = ticks();
  const asking = { now, said: saidAt(message, now, zone), ids };
  const { meant, traced, understood } = meaningOf(own, message, text, loaded, asking);
  const decided = ticks();
  const startOf = (day: LocalDate) => startOfDay(day, zone);
  const decision = await deps.prepare(meant, {
    read: store.read,
    asking,
    conversation,
    turn: id,
    today: localDate(now, zone),
    startOf,
    ticks,
    download,
  });
  const prepared = ticks();

  const performed = await store.commit((tx) =>
    writeTurn(tx, own, {
      leased: { ...leased, message },
      text,
      intent: traced.intent,
      stateBefore: loaded.state,
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
      conversation: conversation.id,
      turn: id,
      text,
      decision: decisionName(decision),
      ...(performed.tools.length === 0 ? {} : { tool: performed.tools.join('+') }),
      ran: toolsRun(performed.events),
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
