// What the service on one SQLite file needs from its host: drivers, clock, external services.

import type { Prepare } from '../conversation/preparing.ts';
import type { ChannelName } from '../domain/message.ts';
import type { MovableClock } from '../http/web/movable-clock.ts';
import type { Assets, Channel, Clock, Hmac, Http, Ids, Llm, Log, Market, Prompts, Timers, Tracer } from '../ports.ts';
import type { RawDriver } from '../store/sql.ts';

export type ServiceRim = {
  readonly driver: RawDriver;
  readonly clock: Clock;
  readonly ticks: () => number;
  readonly ids: Ids;
  readonly fetch: Http;
  readonly hmac: Hmac;
  readonly assets: Assets;
  readonly timers: Timers;
  readonly log: Log;
  /** Calls back in the next loop turn. */
  readonly defer: (work: () => void) => void;
  /** Calls back once after that many real milliseconds; returns a function that cancels it. */
  readonly after: (ms: number, work: () => void) => () => void;
  /** Rows of an account are being erased: remaining copies in the storage should be purged soon. */
  readonly erased?: () => void;
  /** Rewrites the storage, so that nothing is left of rows erased in the last days. */
  readonly rewrite?: () => void;
  readonly movableClock?: MovableClock;
  readonly tracer?: Tracer;
  readonly channels?: ReadonlyMap<ChannelName, Channel>;
  readonly prepare: Prepare;
  readonly market: Market;
  readonly prompts: Prompts;
  readonly llm?: Llm;
  /** Ids of CHAT_MODEL, in order. */
  readonly chatModels?: readonly string[];
  /** How long a turn waits for a model's plan or answer. */
  readonly planMs?: number;
  readonly botUsername?: () => string | undefined;
};
