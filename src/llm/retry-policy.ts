// Retry policy per provider: a circuit breaker, and two more attempts with full jitter that also honour Retry-After. A
// model call has no side effect but its cost, so repeating one is safe.

import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  fullJitterGenerator,
  handleWhen,
  type IBackoff,
  type IBackoffFactory,
  type IRetryBackoffContext,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { ModelFailure } from './model-call.ts';

const MORE_TRIES = 2;
const FAILURES_TO_OPEN = 5;
const OPEN_FOR_MS = 30_000;
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 2_000;

type Context = IRetryBackoffContext<unknown>;

export interface RetryPolicy {
  /** False for half a minute after the circuit breaker opened, when no calls are made. */
  available(): boolean;
  /**
   * Runs `work` until it succeeds, fails with an error that is not retryable, or `ms` have passed; its signal then aborts.
   * @throws ModelFailure, or cockatiel's errors for an open breaker and for a timeout.
   */
  run<T>(work: (signal: AbortSignal) => Promise<T>, ms: number): Promise<T>;
}

const retryable = (error: unknown): boolean => error instanceof ModelFailure && error.retryable;

/** Kept one per provider; `run` rejects with the last failure and never waits beyond `ms`. @param ticks monotonic milliseconds */
export function retryPolicy(ticks: () => number): RetryPolicy {
  const breaker = circuitBreaker(handleWhen(retryable), {
    halfOpenAfter: OPEN_FOR_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  // The breaker leaves the open state only when it is run, and who finds it unavailable does not run it.
  let openedAt = Number.NEGATIVE_INFINITY;
  breaker.onBreak(() => {
    openedAt = ticks();
  });
  return {
    available: () => breaker.state !== CircuitState.Open || ticks() - openedAt >= OPEN_FOR_MS,
    run(work, ms) {
      const worthWaiting = handleWhen(
        (error) => error instanceof ModelFailure && error.retryable && error.retryAfterMs < ms,
      );
      const policy = wrap(
        timeout(ms, TimeoutStrategy.Aggressive),
        retry(worthWaiting, { maxAttempts: MORE_TRIES, backoff: honouringRetryAfter(jittered) }),
        breaker,
      );
      return policy.execute(({ signal }) => work(signal));
    },
  };
}

const jittered: IBackoffFactory<Context> = new ExponentialBackoff({
  initialDelay: FIRST_WAIT_MS,
  maxDelay: LONGEST_WAIT_MS,
  generator: fullJitterGenerator,
});

/** The longer of the backoff and the provider's Retry-After. */
function honouringRetryAfter(ours: IBackoffFactory<Context>): IBackoffFactory<Context> {
  return {
    next(context): IBackoff<Context> {
      const wait = ours.next(context);
      const { result } = context;
      const failed = 'error' in result ? result.error : undefined;
      const theirs = failed instanceof ModelFailure ? failed.retryAfterMs : 0;
      return { duration: Math.max(wait.duration, theirs), next: (later) => honouringRetryAfter(wait).next(later) };
    },
  };
}
