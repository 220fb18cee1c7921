// An item of the notebook: a note, work, link or video the person saved. Unknown is absent, never 0.

import * as z from 'zod/mini';
import type { Instant, ItemId } from './ids.ts';

export const itemKindSchema = z.enum(['note', 'movie', 'tv_show', 'video', 'link']);
export type ItemKind = z.infer<typeof itemKindSchema>;

export type Item = {
  readonly id: ItemId;
  readonly kind: ItemKind;
  /** What a list shows: the label or first words of a note, the name of a work, the description of a link. */
  readonly title: string;
  /** The words of a note as written, the address of a link or video, empty for a work. */
  readonly body: string;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** Metadata as JSON (memories/read-item-metadata); null when there is none. */
  readonly metadata: string | null;
  /** When the metadata was fetched. */
  readonly knownAt: Instant | null;
  /** Why it was saved, in the person's words; '' when not given. */
  readonly reason: string;
  readonly watchedAt: Instant | null;
  /** The person's own rating, 0 to 10. */
  readonly rating: number | null;
  /** How far it was watched, in words: 'parei no ep 4'; null once it was seen to its end. */
  readonly stopped: string | null;
  /** Set while in the trash (30 days). */
  readonly trashedAt: Instant | null;
};

/** Watched, rated and how far, as reported by the person; journals of older turns do not tell how far. */
export type ItemMark = {
  readonly watchedAt: Instant | null;
  readonly rating: number | null;
  readonly stopped?: string | null;
};

/** An item before it has an id. */
export type NewItem = {
  readonly kind: ItemKind;
  readonly title: string;
  readonly body: string;
  readonly hash: string;
  readonly at: Instant;
  readonly metadata?: string | null;
  readonly knownAt?: Instant | null;
  /** Of the work. */
  readonly year?: number | null;
  readonly reason?: string;
  readonly terms?: ItemTerms;
};

/** The metadata to add to an item after a lookup. */
export type ItemCompletion = {
  readonly title: string;
  readonly body: string;
  readonly hash: string;
  readonly at: Instant;
  readonly terms: ItemTerms;
  readonly metadata: string;
  readonly knownAt: Instant;
  readonly year: number | null;
};

/** Searchable texts besides title and body. */
export type ItemTerms = {
  /** Other titles, people, channels, sites. */
  readonly names: string;
  /** Genres and keywords, in Portuguese and English. */
  readonly topics: string;
  readonly about: string;
  /** Folded stems of all words. */
  readonly stems: string;
  readonly words: ItemWords;
};

/** Folded and distinct. Typos are tolerated in `spelled` only. */
export type ItemWords = { readonly spelled: readonly string[]; readonly others: readonly string[] };
