// The limits of a bus, passed in; missions/limits has all values in one table.

export type BusLimits = {
  readonly timeoutMs: { readonly executor: number; readonly coordenador: number };
  /** Share of a message's timeout given to the agent; the rest is for the return. */
  readonly innerShare: number;
  readonly retry: { readonly attempts: number; readonly firstMs: number; readonly mostMs: number };
  readonly loop: { readonly sameAgent: number; readonly depth: number };
  readonly rate: { readonly perSecond: number; readonly windowMs: number };
  readonly progress: { readonly alertMs: number; readonly closeMs: number };
  readonly starvationMs: { readonly CRITICA: number; readonly ALTA: number; readonly any: number };
  readonly budget: BudgetBars;
  readonly breaker: BreakerLimits;
  readonly healthWindow: number;
  /** Deliveries in parallel; one that waits for another does not count. */
  readonly concurrency: number;
};

/** Thresholds as shares of the budget; only CRITICA may use `reserve`. */
export type BudgetBars = {
  readonly high: number;
  readonly critical: number;
  readonly spent: number;
  readonly stop: number;
  readonly reserve: number;
};

export type BreakerLimits = {
  readonly consecutive: number;
  readonly window: number;
  readonly failureShare: number;
  readonly openMs: number;
};
