// Schedules embeddings for items saved or changed in a turn: afterwards, in one batch, never while somebody waits.
// Notebooks older than the embedder, or embedded with another model, catch up the same way.

import type { Due, Scheduled } from '../../domain/due.ts';
import type { ConversationId, Instant } from '../../domain/ids.ts';
import type { Repos } from '../../ports.ts';
import type { Embed } from '../decision.ts';
import type { Performed } from '../performed.ts';
import type { Performing } from '../performing.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Things are kept one after the other: one call for all of them. */
const SOON_MS = 5 * SECOND;
/** How long after each try that nobody answered the next one comes; then the next turn that keeps something asks again. */
const WAITS: readonly number[] = [2 * MINUTE, 30 * MINUTE, 6 * 60 * MINUTE, 24 * 60 * MINUTE];

const at = (conversation: ConversationId, dueAt: Instant, tries: number): Scheduled => {
  const due: Due = { kind: 'embed', tries };
  return { kind: due.kind, key: 'items', conversation, dueAt, due };
};

/** Call inside the turn's transaction, after its effects. @param model undefined: nobody tells meanings. */
export function embedLater(
  tx: Repos,
  model: string | undefined,
  { tools }: Performed,
  conversation: ConversationId,
  now: Instant,
): void {
  if (model === undefined || tools.length === 0 || tools.includes('erase_account')) return;
  if (tx.scheduled('embed').length > 0 || tx.models.unembedded(model, 1).length === 0) return;
  tx.schedule(at(conversation, now + SOON_MS, 0));
}

/** Writes what was told; what is left, or could not be told, comes back by itself. */
export function embedded({ told, tries, next }: Embed, { tx, conversation, asking }: Performing): Performed {
  if (told !== undefined) tx.models.saveVectors(told.model, told.vectors);
  const wait = told === undefined ? WAITS[tries] : told.left ? SECOND : undefined;
  if (wait !== undefined) tx.schedule(at(conversation, asking.now + wait, told === undefined ? tries + 1 : 0));
  return { next, events: [], tools: [] };
}
