// Histograms of turn duration by step (`commit` includes the tools) and of tool duration; counts of model calls and of tool results
// that were or were not in the cache.

import type { Trace } from '../domain/trace.ts';
import { histogram, type Sample } from './histogram.ts';

export interface TurnMetrics {
  turn(trace: Trace): void;
  samples(): readonly Sample[];
  /** Resets everything to zero, after the samples were reported. */
  clear(): void;
}

/** Durations are given in milliseconds and exported in seconds. */
export function turnMetrics(): TurnMetrics {
  let steps = histogram('turn_duration_seconds', 'step');
  let tools = histogram('tool_duration_seconds', 'tool');
  let modelCalls = 0;
  let cache = { hit: 0, miss: 0 };

  return {
    turn({ timings, ran = [], modelCalls: calls }) {
      for (const [step, ms] of Object.entries(timings)) steps.observe(step, ms);
      for (const { tool, ms, cache: found } of ran) {
        tools.observe(tool, ms);
        if (found !== undefined) cache[found] += 1;
      }
      modelCalls += calls;
    },
    samples: () => [
      ...steps.samples(),
      ...tools.samples(),
      { name: 'turn_model_calls_total', labels: {}, value: modelCalls, type: 'counter' },
      ...(['hit', 'miss'] as const).map((result) => ({
        name: 'tool_cache_total',
        labels: { result },
        value: cache[result],
        type: 'counter' as const,
      })),
    ],
    clear() {
      steps = histogram('turn_duration_seconds', 'step');
      tools = histogram('tool_duration_seconds', 'tool');
      modelCalls = 0;
      cache = { hit: 0, miss: 0 };
    },
  };
}
