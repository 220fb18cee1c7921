// The metadata of any memory, by kind; a note has none. Stored as JSON and read back through this schema, so that a row written
// by an older version is missing metadata instead of a crash.

import * as z from 'zod/mini';
import { linkMetadata } from './link-metadata.ts';
import { movieMetadata } from './movie-metadata.ts';
import { tvShowMetadata } from './tv-show-metadata.ts';
import { videoMetadata } from './video-metadata.ts';

const itemMetadata = z.union([movieMetadata, tvShowMetadata, videoMetadata, linkMetadata]);

export type ItemMetadata = z.infer<typeof itemMetadata>;

/** Stored JSON as metadata; null when there is none or it is not ours to read. */
export function readItemMetadata(json: string | null): ItemMetadata | null {
  if (json === null) return null;
  try {
    const read = itemMetadata.safeParse(JSON.parse(json));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
