// Every number of the missions, once. Where the document contradicts itself, the table of SPEC 4.4/4.5 is what holds: token budgets
// 5/10/20 thousand, external calls 8/15/25, and a breaker that opens on either of its two rules.

export type Complexity = 'comparativa' | 'profunda' | 'analise_investimento';

export type MissionLimits = {
  /** From the package to the order to consolidate. */
  readonly timeoutMs: number;
  readonly tokens: number;
  readonly externalCalls: number;
};

export const LIMITS: Readonly<Record<Complexity, MissionLimits>> = {
  comparativa: { timeoutMs: 80_000, tokens: 5_000, externalCalls: 8 },
  profunda: { timeoutMs: 120_000, tokens: 10_000, externalCalls: 15 },
  analise_investimento: { timeoutMs: 150_000, tokens: 20_000, externalCalls: 25 },
};

/** After the timeout a coordinator may still consolidate for this long; then the mission is over whatever it does. */
export const CONSOLIDATION_MS = 10_000;

/** When a coordinator ends of its own accord (SPEC 4.6). */
export const FINISH = { budgetLeft: 0.2, timeLeft: 0.3, leftMs: 40_000 };

export const TIMEOUT_MS = { executor: 60_000, coordenador: 90_000 };

/** An executor's own limit, as a share of the message's: what is left is for the way back. */
export const INNER_SHARE = 0.8;

/** `attempts` after the first; the wait doubles. Only where the contract says a repetition is harmless. */
export const RETRY = { attempts: 1, firstMs: 500, mostMs: 4_000 };

export const LOOP = { sameAgent: 3, depth: 8 };

/** Over `perSecond`, seen over the window, the lower priorities wait. */
export const RATE = { perSecond: 20, windowMs: 10_000 };

export const PROGRESS = { alertMs: 30_000, closeMs: 60_000 };

/** How long a message may wait to be delivered before it goes ahead of everything. */
export const STARVATION_MS = { CRITICA: 20_000, ALTA: 45_000, any: 120_000 };

/** Shares of the budget, tokens or calls, whichever is higher. */
export const BUDGET = { high: 0.8, critical: 0.9, spent: 1, stop: 1.2 };

/** Kept from the start for the consolidation and the synthesis: never lent to an operation. */
export const RESERVE = { tokens: 0.1, externalCalls: 0 };

export const BREAKER = { consecutive: 5, window: 10, failureShare: 0.5, openMs: 90_000 };

/** Executions a health figure looks back on. */
export const HEALTH_WINDOW = 100;

/** Deliveries of one mission that run side by side. */
export const CONCURRENCY = 8;

/** A message within this of the answer is taken for a follow-up. */
export const FOLLOW_UP_MS = 5 * 60_000;
