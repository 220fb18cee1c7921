// One circuit breaker per agent, as plain data, so that it survives a restart and a hibernating object. (cockatiel
// reads the ambient clock, which only runtime may.)
//   closed    -> open       5 in a row, or over half of the last 10, failed
//   open      -> half_open  after 90 s
//   half_open -> closed     the trial succeeded
//   half_open -> open       the trial failed

import type { Instant } from '../domain/ids.ts';
import type { BreakerLimits } from './bus-limits.ts';

export type BreakerState =
  /** Newest last. */
  | { readonly at: 'closed'; readonly recent: readonly boolean[] }
  | { readonly at: 'open'; readonly until: Instant }
  /** One trial message is in flight. */
  | { readonly at: 'half_open'; readonly since: Instant };

const CLOSED: BreakerState = { at: 'closed', recent: [] };

export interface Breakers {
  /** Whether a message may be sent to the agent; the first permission after the open period is the trial. */
  permits(agent: string, now: Instant): boolean;
  record(agent: string, success: boolean, now: Instant): void;
  /** The message ended for a reason unrelated to the agent; a trial in flight may be repeated. */
  forgive(agent: string, now: Instant): void;
  state(agent: string): BreakerState;
  /** The state of all breakers, to be stored. */
  snapshot(): Readonly<Record<string, BreakerState>>;
}

/** @param kept states of an earlier process, by agent; an agent never seen is closed. Times are epoch milliseconds. */
export function breakersOf(limits: BreakerLimits, kept: Readonly<Record<string, BreakerState>> = {}): Breakers {
  const states = new Map(Object.entries(kept));
  const state = (agent: string): BreakerState => states.get(agent) ?? CLOSED;

  return {
    state,
    permits(agent, now) {
      const current = state(agent);
      if (current.at === 'closed') return true;
      // A trial whose end was never reported (the process died) expires after the same period.
      const free = current.at === 'open' ? current.until : current.since + limits.openMs;
      if (now < free) return false;
      states.set(agent, { at: 'half_open', since: now });
      return true;
    },
    record(agent, success, now) {
      const current = state(agent);
      if (current.at !== 'closed') {
        // A late answer to a message sent before it opened says nothing about the present.
        if (current.at === 'open') return;
        states.set(agent, success ? CLOSED : { at: 'open', until: now + limits.openMs });
        return;
      }
      const recent = [...current.recent, success].slice(-limits.window);
      states.set(
        agent,
        tripped(recent, limits) ? { at: 'open', until: now + limits.openMs } : { at: 'closed', recent },
      );
    },
    forgive(agent, now) {
      if (state(agent).at === 'half_open') states.set(agent, { at: 'open', until: now });
    },
    snapshot: () => Object.fromEntries(states),
  };
}

function tripped(recent: readonly boolean[], { consecutive, window, failureShare }: BreakerLimits): boolean {
  const inARow = recent.length - 1 - recent.lastIndexOf(true);
  if (inARow >= consecutive) return true;
  return recent.length === window && recent.filter((ok) => !ok).length / window > failureShare;
}
