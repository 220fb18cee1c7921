// Parses a quarantined body again: after an update it may be readable.

import type { ChannelName } from '../domain/message.ts';
import type { Channel, Clock, Ingress } from '../ports.ts';
import type { AdminQueries } from '../store/admin-queries.ts';
import type { Commit } from '../store/group-commit.ts';

export type ReplayDeps = {
  readonly queries: Pick<AdminQueries, 'body' | 'dropBody'>;
  readonly commit: Commit;
  readonly channels: ReadonlyMap<ChannelName, Pick<Channel, 'parse'>>;
  readonly ingress: Pick<Ingress, 'accept' | 'move'>;
  readonly clock: Clock;
};

/** @returns whether something in it was read; the body is deleted once that is stored. */
export async function replayBody(
  { queries, commit, channels, ingress, clock }: ReplayDeps,
  id: number,
): Promise<boolean> {
  const kept = queries.body(id);
  const channel = kept && channels.get(kept.channel);
  if (kept === undefined || channel === undefined) return false;
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder().decode(kept.raw));
  } catch {
    return false;
  }
  const { messages, receipts, moved = [] } = channel.parse(body, clock.now());
  if (messages.length === 0 && receipts.length === 0 && moved.length === 0) return false;
  for (const each of moved) await ingress.move(each);
  await ingress.accept(messages, receipts);
  await commit(() => queries.dropBody(id));
  return true;
}
