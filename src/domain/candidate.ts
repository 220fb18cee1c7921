// A work that matches a title: enough to ask which one is meant and to save it.

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
