// The same movement in two statements has the same key. Banks give an id (FITID), some give the same one to several movements, and CSVs
// have none: so day, value and id (or words) say it together, and the n-th of equal ones in a file is the n-th in every file, since
// statements hold whole days.

import { fingerprint } from '../../domain/fingerprint.ts';
import { folded } from '../../domain/fold.ts';
import type { FileLine, StatementFile } from './file-line.ts';

/** One key for each line, in order. */
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
