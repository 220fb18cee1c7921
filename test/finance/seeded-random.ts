// A small repeatable source of chance for long histories: fast-check shrinks values, but 20,000 operations need speed and a seed to
// print.

export type Random = {
  /** An integer from `from` to `to`, both included. */
  int(from: number, to: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  chance(percent: number): boolean;
};

/** mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    int,
    pick: (from) => from[int(0, from.length - 1)] ?? from[0],
    chance: (percent) => next() * 100 < percent,
  };
}
