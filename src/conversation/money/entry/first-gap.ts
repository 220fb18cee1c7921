import { type Draft, type MissingPiece, missingPiece } from '../../../finance/draft.ts';

/** The first draft with a missing field, and that field. */
export function firstGap(
  entries: readonly Draft[],
): { readonly index: number; readonly piece: MissingPiece } | undefined {
  for (const [index, entry] of entries.entries()) {
    const piece = missingPiece(entry);
    if (piece !== undefined) return { index, piece };
  }
  return undefined;
}
