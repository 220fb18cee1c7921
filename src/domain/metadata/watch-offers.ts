// Where a work can be watched in Brazil, as names a person knows. Data of JustWatch by way of TMDB: whoever shows it names
// the source and the day it was true.

import * as z from 'zod/mini';

const names = z.readonly(z.array(z.string()));

/** Empty lists: nobody offers it. A work whose offers are unknown has null in place of this. */
export const watchOffers = z.readonly(
  z.object({
    /** By subscription. */
    stream: names,
    /** Without paying, with or without advertisements. */
    free: names,
    rent: names,
    buy: names,
    /** TMDB's page that leads on to each offer. */
    link: z.nullable(z.string()),
  }),
);

export type WatchOffers = z.infer<typeof watchOffers>;
