// What the product on one SQLite file is handed by whoever runs it: the drivers, the clock, the world.

import type { Prepare } from '../conversation/prepare.ts';
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
  /** Calls back once after so many real milliseconds; answers how to forget it. */
  readonly after: (ms: number, work: () => void) => () => void;
  /** Rows of an account are being erased: what the storage keeps of them elsewhere should go soon. */
  readonly erased?: () => void;
  readonly movableClock?: MovableClock;
  readonly tracer?: Tracer;
  readonly channels?: ReadonlyMap<ChannelName, Channel>;
  readonly prepare: Prepare;
  readonly market: Market;
  readonly prompts: Prompts;
  readonly llm?: Llm;
  /** Ids of CHAT_MODEL, in order. */
  readonly chatModels?: readonly string[];
  /** How long a turn waits for a model's plan or words. */
  readonly planMs?: number;
  readonly botUsername?: () => string | undefined;
};
