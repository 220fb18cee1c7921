// What the result of a send changes: the status of its part, and what its conversation and channel may still send.
// WhatsApp gives the same results at once or, more often, later in a receipt (FACTS section 2).

import type { Instant, OutboxId } from '../domain/ids.ts';
import type { SendResult } from '../domain/message.ts';
import type { Conversation, OutboxStatus } from '../ports.ts';
import { park } from './conversations.ts';
import { haltChannel } from './halts.ts';
import { dropEarlierRings } from './newest-ring.ts';
import { simplify } from './outbox.ts';
import type { Sql } from './sql.ts';

// Sends that provably failed are retried after 2, 4, 8 and 16 s, then marked failed: they block what follows in their
// conversation.
const MOST_ATTEMPTS = 5;
// Without a connection nothing else could leave either. A day, as long as Telegram keeps what was sent to us.
const MOST_ATTEMPTS_OFFLINE = 24 * 60;
const BACKOFF_MS = 1000;
const LONGEST_BACKOFF_MS = 60_000;

const backoff = (attempt: number): number => Math.min(BACKOFF_MS * 2 ** attempt, LONGEST_BACKOFF_MS);

type Next = { status: OutboxStatus; nativeId?: string; reason?: string; dueAt?: Instant };

/** The result to act on: a part whose media were refused is sent at once without them. Call inside a transaction. */
export const withoutMedia = (db: Sql, id: OutboxId, result: SendResult): SendResult =>
  result.kind === 'refused' && result.simpler && simplify(db, id)
    ? { kind: 'unsent', reason: result.reason, afterMs: 0 }
    : result;

/** The status of a part after a send. The platform's `afterMs` is obeyed exactly. */
export function afterSend(result: SendResult, attempt: number, now: Instant): Next {
  switch (result.kind) {
    case 'sent':
      return { status: 'sent', nativeId: result.nativeId };
    case 'ambiguous':
      return { status: 'unknown', reason: result.reason };
    case 'refused':
      return { status: 'failed', reason: result.reason };
    case 'unreachable':
    case 'away':
      return { status: 'held', reason: result.reason };
    case 'halted':
      return { status: 'held', reason: 'halted' };
    case 'moved':
      return { status: 'queued', reason: result.reason, dueAt: now };
    case 'unsent':
      if (result.afterMs !== undefined) return { status: 'queued', reason: result.reason, dueAt: now + result.afterMs };
      return attempt < (result.offline ? MOST_ATTEMPTS_OFFLINE : MOST_ATTEMPTS)
        ? { status: 'queued', reason: result.reason, dueAt: now + backoff(attempt) }
        : { status: 'failed', reason: result.reason };
    default:
      return result satisfies never;
  }
}

/**
 * Parks a person who cannot be reached and halts a channel whose credentials are invalid. `part` has been settled. Call
 * inside a transaction.
 */
export function heed(
  db: Sql,
  result: SendResult,
  part: OutboxId,
  { id, channel }: Pick<Conversation, 'id' | 'channel'>,
  now: Instant,
): void {
  if (result.kind === 'unreachable') db.run(park, { id, at: now });
  if (result.kind === 'unreachable' || result.kind === 'away') dropEarlierRings(db, part);
  if (result.kind === 'halted') haltChannel(db, channel, result.reason, now);
}
