// Log lines of one message. All carry the same `turn`: the webhook ('received'), the models ('model'), the tools
// ('tool'), the answer ('turn') and the send ('send'). They contain internal ids, kinds and durations, never the text
// nor the platform's id, which on WhatsApp is the person's phone number in base64; the inbox row of the turn has that
// id.

import type { Arrived } from '../domain/arrived.ts';
import type { Trace } from '../domain/trace.ts';
import type { Conversation, Log } from '../ports.ts';

/** Logs that a message was stored; called before the platform is answered. */
export function received(log: Log, { turn, message: { channel, body } }: Arrived): void {
  log.info('received', { turn, channel, kind: body.kind });
}

/** Logs that a turn was committed; its replies are queued. */
export function logTurn(log: Log, trace: Trace, { channel }: Conversation): void {
  const { turn, conversation, intent, action, decision, ran = [], modelCalls, state, timings } = trace;
  for (const { tool, ms } of ran) log.info('tool', { turn, tool, ms });
  const ms = Math.round(timings.total ?? 0);
  log.info('turn', { turn, conversation, channel, intent, action, decision, modelCalls, state, ms });
}
