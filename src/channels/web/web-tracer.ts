// Publishes the trace of a turn to the page it happened in; other channels have no trace view.

import type { Tracer } from '../../ports.ts';
import type { WebHub } from './hub.ts';

/** A tracer for the simulator's trace panel. Never throws and is not awaited, so that it cannot delay a turn. */
export function webTracer(deps: { readonly hub: WebHub }): Tracer {
  return {
    turn(trace, conversation) {
      if (conversation.channel !== 'web') return;
      void Promise.try(() => deps.hub.publish(conversation.chat, { kind: 'trace', trace })).catch(() => 0);
    },
  };
}
