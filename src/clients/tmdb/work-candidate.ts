// One search result: enough to ask "qual destes?", and to save when it is the only one.

import * as z from 'zod/mini';

export const workCandidate = z.readonly(
  z.object({
    kind: z.enum(['movie', 'tv_show']),
    tmdbId: z.number(),
    title: z.string(),
    originalTitle: z.nullable(z.string()),
    year: z.nullable(z.number()),
    overview: z.nullable(z.string()),
    posterUrl: z.nullable(z.string()),
  }),
);

export type WorkCandidate = z.infer<typeof workCandidate>;
