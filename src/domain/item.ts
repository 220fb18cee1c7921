// A memory: something a person asked us to keep. Unknown is absent, never 0.

import type { Instant, ItemId } from './ids.ts';

export type ItemKind = 'note' | 'movie' | 'tv_show' | 'video' | 'link';

export type Item = {
  readonly id: ItemId;
  readonly kind: ItemKind;
  /** What a list shows: the label or first words of a note, the name of a work, the description of a link. */
  readonly title: string;
  /** The words of a note as written, the address of a link or video, empty for a work. */
  readonly body: string;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** Set while in the trash (30 days). */
  readonly trashedAt: Instant | null;
};
