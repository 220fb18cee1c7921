// The clock of a golden conversation. Where a model is scripted, timers run on it too: a mission lasts as long as the chat says.

import { chatClock } from '../../src/cli/chat/chat-clock.ts';
import type { After, Clock } from '../../src/ports.ts';
import { virtualTime } from './virtual-time.ts';

const START = '2026-11-18T14:05';
const ZONE = 'America/Sao_Paulo';
const UNITS: Readonly<Record<string, number>> = { s: 1_000, min: 60_000, h: 3_600_000 };

export type ChatTime = {
  readonly clock: Clock;
  /** Absent: the real one. */
  readonly after?: After;
  /** @param to '2026-11-18T14:05' on the person's wall, or '+6s', '+2min', '+1h' from now. */
  move(to: string): Promise<void>;
};

function target(to: string, now: number): number {
  const [, count, unit = ''] = /^\+(\d+)\s?(s|min|h)$/u.exec(to) ?? [];
  const at = count === undefined ? chatClock(to, ZONE)?.now() : now + Number(count) * (UNITS[unit] ?? Number.NaN);
  if (at === undefined) throw new Error(`not a moment: ${to}`);
  return at;
}

export function chatTime(timers: boolean): ChatTime {
  let now = target(START, 0);
  if (!timers)
    return {
      clock: { now: () => now },
      async move(to) {
        now = target(to, now);
      },
    };
  const { clock, after, advance } = virtualTime(now);
  return { clock, after, move: (to) => advance(target(to, clock.now()) - clock.now()) };
}
