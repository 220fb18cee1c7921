// The latest report of each account object on Workers: counts and costs, no content. The platform object sums them.

import { eq } from '../../db/drizzle.ts';
import { homes } from '../../db/schema/platform.ts';
import type { Instant } from '../domain/ids.ts';
import type { AdminQueries, CostRow, StatusCount } from './admin-queries.ts';
import { type Spent, spentOf } from './gauges.ts';
import type { Sql } from './sql.ts';
import { arg, rawStatement, statement } from './statement.ts';

export type HomeReport = {
  readonly counts: readonly StatusCount[];
  readonly costs: readonly CostRow[];
  readonly spent: readonly Spent[];
};

const keep = rawStatement<{ name: string; at: Instant; report: string }, never>(
  `insert into homes (name, at, report) values (?, ?, ?)
   on conflict (name) do update set at = excluded.at, report = excluded.report`,
  ['name', 'at', 'report'],
);
const forget = statement<{ name: string }>()((db) => db.delete(homes).where(eq(homes.name, arg('name'))));
const all = rawStatement<Record<string, never>, { report: string }>('select report from homes', []);
const newest = rawStatement<{ limit: number }, { name: string }>(
  `select name from homes
   order by report like '%"quarantined"%' or report like '%"failed"%' or report like '%"unknown"%' desc, at desc limit ?`,
  ['limit'],
);

/** What one database reports. */
export const reportOf = (db: Sql, queries: AdminQueries, from: string): HomeReport => ({
  counts: queries.counts(),
  costs: queries.costs(from),
  spent: spentOf(db),
});

/** Removes the report of an object that no longer holds an account. */
export function keepReport(db: Sql, name: string, report: HomeReport | undefined, at: Instant): void {
  if (report === undefined) db.run(forget, { name });
  else db.run(keep, { name, at, report: JSON.stringify(report) });
}

/** Reports with errors first, then the most recently active. */
export const homesToAsk = (db: Sql, limit: number): readonly string[] =>
  db.all(newest, { limit }).map(({ name }) => name);

/** The sum over all objects. */
export function allReports(db: Sql): HomeReport {
  const counts = new Map<string, StatusCount>();
  const costs = new Map<string, CostRow>();
  const spent = new Map<string, Spent>();
  for (const { report } of db.all(all, {})) {
    const one = { spent: [], ...(JSON.parse(report) as Omit<HomeReport, 'spent'> & Partial<HomeReport>) };
    for (const count of one.counts) {
      const key = `${count.box} ${count.status}`;
      counts.set(key, { ...count, n: count.n + (counts.get(key)?.n ?? 0) });
    }
    for (const cost of one.costs) {
      const key = `${cost.day} ${cost.model}`;
      costs.set(key, moreCosts(costs.get(key), cost));
    }
    for (const row of one.spent) {
      const key = `${row.model} ${row.purpose}`;
      spent.set(key, moreSpent(spent.get(key), row));
    }
  }
  return {
    counts: [...counts.values()],
    costs: [...costs.values()].sort((a, b) => a.day.localeCompare(b.day)),
    spent: [...spent.values()],
  };
}

/** Two rows of one key as one, with these columns added up. */
const summing =
  <K extends string>(...columns: readonly K[]) =>
  <Row extends Readonly<Record<K, number>>>(sum: Row | undefined, more: Row): Row =>
    sum === undefined
      ? more
      : { ...sum, ...Object.fromEntries(columns.map((column) => [column, sum[column] + more[column]])) };

const moreSpent = summing('calls', 'input', 'cached', 'output', 'nano');
const moreCosts = summing('calls', 'input', 'cacheRead', 'cacheWrite', 'output', 'nanoDollars');
