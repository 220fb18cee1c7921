// Adds up samples reported by several processes. Each reports only what it counted since its last report.

import type { Sample } from './histogram.ts';

export interface SummedSamples {
  add(samples: readonly Sample[]): void;
  samples(): readonly Sample[];
}

/** Sums by name and labels, for as long as the process lives. */
export function summedSamples(): SummedSamples {
  const sums = new Map<string, Sample>();
  return {
    add(samples) {
      for (const sample of samples) {
        const key = `${sample.name} ${JSON.stringify(sample.labels)}`;
        sums.set(key, { ...sample, value: sample.value + (sums.get(key)?.value ?? 0) });
      }
    },
    samples: () => [...sums.values()],
  };
}
