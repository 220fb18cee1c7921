// What is known of a video. Unknown is null.

import * as z from 'zod/mini';

export const videoMetadata = z.readonly(
  z.object({
    kind: z.literal('video'),
    /** The name of the site, as people know it. */
    site: z.string(),
    /** The site's own id, case kept; null where the address is all there is. */
    videoId: z.nullable(z.string()),
    title: z.string(),
    /** Channel or person. */
    author: z.nullable(z.string()),
    thumbnailUrl: z.nullable(z.string()),
  }),
);

export type VideoMetadata = z.infer<typeof videoMetadata>;
