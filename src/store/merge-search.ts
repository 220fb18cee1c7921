// Merges the segments of the full-text index. Every save adds a small segment, and each search looks into all of them;
// merged, a search costs a third. Runs in bounded steps while idle, never before an answer.

import type { Sql } from './sql.ts';
import { rawStatement } from './statement.ts';

/** Pages one step may write; takes a few milliseconds. */
const STEP_PAGES = 500;

const segments = rawStatement<Record<string, never>, { n: number }>(
  'select count(distinct segid) as n from itemsFts_idx',
  [],
);

// Negative: merge everything into one segment, continuing where the last step stopped.
const step = rawStatement<{ pages: number }, never>(`insert into itemsFts (itemsFts, rank) values ('merge', -?)`, [
  'pages',
]);

/** The number of segments. */
export const searchSegments = (db: Sql): number => db.get(segments, {})?.n ?? 0;

/** One merge step; call inside a transaction and repeat until it returns 'whole'. */
export function mergeSearch(db: Sql): 'more' | 'whole' {
  if (searchSegments(db) < 2) return 'whole';
  db.run(step, { pages: STEP_PAGES });
  return 'more';
}
