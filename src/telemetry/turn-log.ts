// One message followed through the log: every line of it carries the same `turn`, from the webhook ('received') over the models
// ('model'), the tools ('tool') and the answer ('turn') to the platform ('send'). Our ids, kinds and times; never what was said, nor the
// platform's id of it: WhatsApp's is the person's telephone in base64. The inbox row of the turn has it.

import type { Arrived } from '../domain/arrived.ts';
import type { Trace } from '../domain/trace.ts';
import type { Conversation, Log } from '../ports.ts';

/** It is on disk: the platform is told so next. */
export function received(log: Log, { turn, message: { channel, body } }: Arrived): void {
  log.info('received', { turn, channel, kind: body.kind });
}

/** It is answered: what was done is on disk, and what is said waits to be sent. */
export function logTurn(log: Log, trace: Trace, { channel }: Conversation): void {
  const { turn, conversation, intent, action, decision, ran = [], modelCalls, state, timings } = trace;
  for (const { tool, ms } of ran) log.info('tool', { turn, tool, ms });
  const ms = Math.round(timings.total ?? 0);
  log.info('turn', { turn, conversation, channel, intent, action, decision, modelCalls, state, ms });
}
