// What a benchmark says of one goal, and what a benchmark is. Bars are those of the issue and are never lowered here: when one
// does not hold, the row says how far it is and why.

export type Verdict = {
  /** 'G1', or 'G2 p99' when a goal has several bars. */
  readonly goal: string;
  readonly what: string;
  readonly target: string;
  readonly value: string;
  readonly holds: boolean;
  /** What ran against what, and the figures behind the value. */
  readonly how: string;
  /** Said when it does not hold. */
  readonly why?: string;
};

export type BenchOptions = { readonly rounds: number; readonly folder: string; readonly say: (line: string) => void };

/** One run that judges one or more goals. `goals` is what `--only` is matched against. */
export type Bench = {
  readonly goals: readonly string[];
  readonly run: (options: BenchOptions) => Promise<readonly Verdict[]>;
};

/** A bar from below: holds when `value` >= `bar`. */
export const atLeast = (value: number, bar: number): { target: string; value: string; holds: boolean } => ({
  target: `>= ${bar.toFixed(2)}x`,
  value: `${value.toFixed(2)}x`,
  holds: value >= bar,
});

/** A bar from above: holds when `value` <= `bar`. */
export const atMost = (value: number, bar: number): { target: string; value: string; holds: boolean } => ({
  target: `<= ${bar.toFixed(2)}x`,
  value: `${value.toFixed(2)}x`,
  holds: value <= bar,
});
