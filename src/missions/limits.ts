// All numeric limits of missions. Where the document contradicts itself, the table of SPEC 4.4/4.5 holds: token budgets 5/10/20 thousand, external
// calls 8/15/25, and a breaker that opens on either of its two rules.

import type { BusLimits } from '../bus/bus-limits.ts';
import { MINUTE_MS } from '../domain/durations.ts';

export type Complexity = 'comparativa' | 'profunda' | 'analise_investimento';

export type MissionLimits = {
  /** From the start of the mission to the order to consolidate. */
  readonly timeoutMs: number;
  readonly tokens: number;
  readonly externalCalls: number;
};

export const LIMITS: Readonly<Record<Complexity, MissionLimits>> = {
  comparativa: { timeoutMs: 80_000, tokens: 5_000, externalCalls: 8 },
  profunda: { timeoutMs: 120_000, tokens: 10_000, externalCalls: 15 },
  analise_investimento: { timeoutMs: 150_000, tokens: 20_000, externalCalls: 25 },
};

/** Time to consolidate after the timeout; then the mission ends unconditionally. */
export const CONSOLIDATION_MS = 10_000;

/** When a coordinator finishes on its own (SPEC 4.6): fractions of its budget and time, and milliseconds. */
export const FINISH = { budgetLeft: 0.2, timeLeft: 0.3, leftMs: 40_000 };

export const BUS_LIMITS: BusLimits = {
  timeoutMs: { executor: 60_000, coordenador: 90_000 },
  innerShare: 0.8,
  /** Retries after the first attempt, with exponential backoff. Only for operations whose contract declares them idempotent. */
  retry: { attempts: 1, firstMs: 500, mostMs: 4_000 },
  loop: { sameAgent: 3, depth: 8 },
  rate: { perSecond: 20, windowMs: 10_000 },
  progress: { alertMs: 30_000, closeMs: 60_000 },
  starvationMs: { CRITICA: 20_000, ALTA: 45_000, any: 120_000 },
  budget: { high: 0.8, critical: 0.9, spent: 1, stop: 1.2, reserve: 0.1 },
  breaker: { consecutive: 5, window: 10, failureShare: 0.5, openMs: 90_000 },
  healthWindow: 100,
  concurrency: 8,
};

/** A message within this time of the answer is treated as a follow-up. */
export const FOLLOW_UP_MS = 5 * MINUTE_MS;

/** Retries of the final answer, each told the faults of the previous one. */
export const REGENERATIONS = 2;
