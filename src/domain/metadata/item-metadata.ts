// The metadata of any memory, by kind; a note has none. In domain/ because an item carries it, clients make it and the store
// keeps it, and none of these may import another.

import * as z from 'zod/mini';
import { linkMetadata } from './link-metadata.ts';
import { movieMetadata } from './movie-metadata.ts';
import { tvShowMetadata } from './tv-show-metadata.ts';
import { videoMetadata } from './video-metadata.ts';

export const itemMetadata = z.union([movieMetadata, tvShowMetadata, videoMetadata, linkMetadata]);

export type ItemMetadata = z.infer<typeof itemMetadata>;
