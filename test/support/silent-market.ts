// A market that is asked and never answers: what a mission does is up to its own limits.

import type { Market } from '../../src/ports.ts';

export type SilentMarket = Market & { readonly asked: () => number };

export function silentMarket(): SilentMarket {
  let asked = 0;
  const never = (): Promise<never> => {
    asked += 1;
    return new Promise(() => {});
  };
  return {
    quote: never,
    indicator: never,
    fundamentals: never,
    inflation: never,
    news: never,
    asked: () => asked,
  };
}
