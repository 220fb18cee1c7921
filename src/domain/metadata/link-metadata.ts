// What a page says about itself. Third-party words: inert text, never read as a command. Unknown is null.

import * as z from 'zod/mini';

export const linkMetadata = z.readonly(
  z.object({
    kind: z.literal('link'),
    /** Where the redirects ended. */
    url: z.string(),
    /** The address the page calls its own, believed only within its own site. */
    canonicalUrl: z.nullable(z.string()),
    title: z.string(),
    description: z.nullable(z.string()),
    imageUrl: z.nullable(z.string()),
    /** As the page calls its site, else the host. */
    site: z.string(),
    author: z.nullable(z.string()),
    /** YYYY-MM-DD */
    publishedOn: z.nullable(z.string()),
  }),
);

export type LinkMetadata = z.infer<typeof linkMetadata>;
