// One of the works that bear a title: enough to ask "qual destes?" and to save the one that is meant.

import * as z from 'zod/mini';

export const workKindSchema = z.enum(['movie', 'tv_show']);
export type WorkKind = z.infer<typeof workKindSchema>;

export type Candidate = {
  readonly kind: WorkKind;
  readonly tmdbId: number;
  readonly title: string;
  readonly originalTitle: string | null;
  readonly year: number | null;
  readonly posterUrl: string | null;
  /** Directors of a film, creators of a series; empty when not known in time. */
  readonly makers: readonly string[];
};
