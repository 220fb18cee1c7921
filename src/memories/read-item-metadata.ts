// Parses stored metadata with its schema, so that a row written by an older version loses its metadata instead of
// crashing.

import { type ItemMetadata, itemMetadata } from '../domain/metadata/item-metadata.ts';

/** null when there is none or it does not match the schema. */
export function readItemMetadata(json: string | null): ItemMetadata | null {
  if (json === null) return null;
  try {
    const read = itemMetadata.safeParse(JSON.parse(json));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
