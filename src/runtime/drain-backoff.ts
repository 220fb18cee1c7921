// Backoff after a failed drain.

const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/** Milliseconds after so many consecutive failures: 0, 1 s, 2 s, 4 s ... at most a minute. */
export const drainBackoff = (failures: number): number =>
  failures === 0 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
