// Shows a turn to the very page it happened in; other channels have nobody to show it to.

import type { Tracer } from '../../ports.ts';
import type { WebHub } from './hub.ts';

/** A tracer for the simulator's drawer. Never throws and is not waited for: a trace must not cost a turn anything. */
export function webTracer(deps: { readonly hub: WebHub }): Tracer {
  return {
    turn(trace, conversation) {
      if (conversation.channel !== 'web') return;
      void Promise.try(() => deps.hub.publish(conversation.chat, { kind: 'trace', trace })).catch(() => 0);
    },
  };
}
