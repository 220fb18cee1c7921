// Stored metadata on its way back. Read through the schema, so that a row written by an older version is missing metadata
// instead of a crash.

import { type ItemMetadata, itemMetadata } from '../domain/metadata/item-metadata.ts';

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
