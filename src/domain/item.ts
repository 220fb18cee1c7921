// A memory: something a person asked us to keep. Later kinds add their own metadata; unknown is absent, never 0.

import type { Instant, ItemId } from './ids.ts';

export type ItemKind = 'note';

export type Item = {
  readonly id: ItemId;
  readonly kind: ItemKind;
  /** What a list shows: the tag before the colon or the first words. */
  readonly title: string;
  /** The person's words, as written. */
  readonly body: string;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** Set while in the trash (30 days). */
  readonly trashedAt: Instant | null;
};
