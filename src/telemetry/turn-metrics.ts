// How long turns take, as a Prometheus histogram by step (`commit` holds the tools), and how many ran which tool. Kept by the
// process: a restart starts at zero, as scrapers expect of counters.

import type { Trace } from '../domain/trace.ts';

export type Sample = {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
  readonly type: 'histogram' | 'counter';
};

/** Seconds. A turn without a model ends within the first ones, one with a model within the last. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;

type Histogram = { readonly counts: number[]; sum: number; total: number };

export interface TurnMetrics {
  turn(trace: Trace): void;
  samples(): readonly Sample[];
}

export function turnMetrics(): TurnMetrics {
  const steps = new Map<string, Histogram>();
  const tools = new Map<string, number>();
  let modelCalls = 0;

  function observe(step: string, seconds: number): void {
    const histogram = steps.get(step) ?? { counts: BOUNDS.map(() => 0), sum: 0, total: 0 };
    steps.set(step, histogram);
    histogram.sum += seconds;
    histogram.total += 1;
    BOUNDS.forEach((bound, index) => {
      if (seconds <= bound) histogram.counts[index] = (histogram.counts[index] ?? 0) + 1;
    });
  }

  return {
    turn({ timings, tool, modelCalls: calls }) {
      for (const [step, ms] of Object.entries(timings)) observe(step, ms / 1000);
      for (const one of tool?.split('+') ?? []) tools.set(one, (tools.get(one) ?? 0) + 1);
      modelCalls += calls;
    },
    samples: () => [
      ...[...steps].flatMap(([step, histogram]) => histogramSamples(step, histogram)),
      ...[...tools].map(
        ([tool, value]): Sample => ({ name: 'tool_runs_total', labels: { tool }, value, type: 'counter' }),
      ),
      { name: 'turn_model_calls_total', labels: {}, value: modelCalls, type: 'counter' },
    ],
  };
}

function histogramSamples(step: string, { counts, sum, total }: Histogram): Sample[] {
  const of = (suffix: string, labels: Record<string, string>, value: number): Sample => ({
    name: `turn_seconds_${suffix}`,
    labels: { step, ...labels },
    value,
    type: 'histogram',
  });
  return [
    ...counts.map((value, index) => of('bucket', { le: String(BOUNDS[index]) }, value)),
    of('bucket', { le: '+Inf' }, total),
    of('sum', {}, sum),
    of('count', {}, total),
  ];
}
