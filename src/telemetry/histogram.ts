// Prometheus histogram of durations in seconds, one series per value of a label. In memory: a restart starts at zero,
// as scrapers expect.

/** Bucket bounds in seconds. A turn without a model ends within the first ones, one with a model within the last. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;

export type Sample = {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
  readonly type: 'histogram' | 'counter';
};

type Counted = { readonly counts: number[]; sum: number; total: number };

export interface Histogram {
  observe(labelled: string, ms: number): void;
  samples(): readonly Sample[];
}

/** @param name by OpenTelemetry's conventions, e.g. `turn_duration_seconds`. */
export function histogram(name: string, label: string): Histogram {
  const series = new Map<string, Counted>();

  const samplesOf = (labelled: string, { counts, sum, total }: Counted): Sample[] => {
    const of = (suffix: string, more: Record<string, string>, value: number): Sample => ({
      name: `${name}_${suffix}`,
      labels: { [label]: labelled, ...more },
      value,
      type: 'histogram',
    });
    return [
      ...counts.map((value, index) => of('bucket', { le: String(BOUNDS[index]) }, value)),
      of('bucket', { le: '+Inf' }, total),
      of('sum', {}, sum),
      of('count', {}, total),
    ];
  };

  return {
    observe(labelled, ms) {
      const seconds = ms / 1000;
      const counted = series.get(labelled) ?? { counts: BOUNDS.map(() => 0), sum: 0, total: 0 };
      series.set(labelled, counted);
      counted.sum += seconds;
      counted.total += 1;
      BOUNDS.forEach((bound, index) => {
        if (seconds <= bound) counted.counts[index] = (counted.counts[index] ?? 0) + 1;
      });
    },
    samples: () => [...series].flatMap(([labelled, counted]) => samplesOf(labelled, counted)),
  };
}
