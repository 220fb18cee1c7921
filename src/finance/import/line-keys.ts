// Deduplication keys: the same movement in two statements has the same key. Banks give an id (FITID), some repeat it and CSVs have none, so the key
// is date, value, id (or description) and ordinal among equal lines, which is stable since statements hold whole days.

import { fingerprint } from '../../domain/fingerprint.ts';
import { folded } from '../../domain/fold.ts';
import type { FileLine, StatementFile } from './file-line.ts';

/** One key per line, in order. */
export function lineKeys({ bank, card, lines }: StatementFile): readonly string[] {
  const seen = new Map<string, number>();
  return lines.map(({ date, cents, description, id, said }: FileLine) => {
    const what = id === undefined ? `w${folded(description)}` : `i${id}`;
    const same = [bank, card, date, cents, said?.kind ?? '', what].join('|');
    const nth = (seen.get(same) ?? 0) + 1;
    seen.set(same, nth);
    return fingerprint(`${same}|${nth}`).toString(36);
  });
}
