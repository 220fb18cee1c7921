// Where the trace of a turn goes: the page it happened in, the metrics and the log.

import type { WebHub } from '../channels/web/hub.ts';
import { webTracer } from '../channels/web/web-tracer.ts';
import type { Log, Tracer } from '../ports.ts';
import { logTurn } from '../telemetry/turn-log.ts';
import type { TurnMetrics } from '../telemetry/turn-metrics.ts';

type Rim = { readonly hub: WebHub; readonly log: Log; readonly tracer?: Tracer | undefined };

/** @param rim `tracer`: the host's own, called last. */
export function turnTracer({ hub, log, tracer }: Rim, metrics: TurnMetrics): Tracer {
  const page = webTracer({ hub });
  return {
    turn(trace, conversation) {
      page.turn(trace, conversation);
      metrics.turn(trace);
      logTurn(log, trace, conversation);
      tracer?.turn(trace, conversation);
    },
  };
}
