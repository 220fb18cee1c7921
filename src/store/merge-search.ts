// The index of what is kept grows by a small segment with every message that keeps something, and a word is looked up in each of them.
// Merged into one, a search costs a third. Done in bounded steps where nobody waits, never on the way to an answer.

import type { Sql } from './sql.ts';
import { rawStatement } from './statement.ts';

/** Pages one step may write: some milliseconds. */
const STEP_PAGES = 500;

const segments = rawStatement<Record<string, never>, { n: number }>(
  'select count(distinct segid) as n from itemsFts_idx',
  [],
);

// Below zero: all of them into one, going on where the last step stopped.
const step = rawStatement<{ pages: number }, never>(`insert into itemsFts (itemsFts, rank) values ('merge', -?)`, [
  'pages',
]);

/** How many pieces the index is in. */
export const searchSegments = (db: Sql): number => db.get(segments, {})?.n ?? 0;

/** One step towards one piece; call inside a transaction, until it says that nothing is left. */
export function mergeSearch(db: Sql): 'more' | 'whole' {
  if (searchSegments(db) < 2) return 'whole';
  db.run(step, { pages: STEP_PAGES });
  return 'more';
}
