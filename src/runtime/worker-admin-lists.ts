// The admin's lists on Workers: sums from the objects' reports, rows from a few of the objects.

import type { MissionRecord } from '../domain/mission-record.ts';
import type { AdminLists, Homed } from '../http/admin/admin-lists.ts';
import type { AdminQueries } from '../store/admin-queries.ts';
import { allReports, homesToAsk } from '../store/home-reports.ts';
import type { Sql } from '../store/sql.ts';
import type { AccountRows } from './account-lists.ts';

/** Objects queried per page, in parallel. */
const MOST_HOMES = 24;

/** @param queries the platform's own rows. */
export function workerAdminLists(env: Pick<Cloudflare.Env, 'ACCOUNTS'>, sql: Sql, queries: AdminQueries): AdminLists {
  const at = (home: string) => env.ACCOUNTS.getByName(home);

  /** An object that does not answer is left out. */
  async function rowsOfHomes(limit: number): Promise<readonly (AccountRows & { readonly home: string })[]> {
    const asked = homesToAsk(sql, MOST_HOMES).map(async (home) => {
      const rows = JSON.parse(await at(home).rows(limit)) as AccountRows;
      return [{ ...rows, home }];
    });
    return (await Promise.all(asked.map((one) => one.catch(() => [])))).flat();
  }

  async function list<Row extends object>(
    limit: number,
    of: (rows: AccountRows) => readonly Row[],
    when: (row: Row) => number,
  ): Promise<readonly Homed<Row>[]> {
    const rows = (await rowsOfHomes(limit)).flatMap((home) => of(home).map((row) => ({ ...row, home: home.home })));
    return rows.sort((a, b) => when(b) - when(a)).slice(0, limit);
  }

  return {
    chats: (limit) =>
      list(
        limit,
        ({ chats }) => chats,
        ({ lastAt }) => lastAt ?? 0,
      ),
    events: async (home, conversation, limit) =>
      home === ''
        ? []
        : (JSON.parse(await at(home).events(conversation, limit)) as Awaited<ReturnType<AdminLists['events']>>),
    inbox: (limit) =>
      list(
        limit,
        ({ inbox }) => inbox,
        ({ receivedAt }) => receivedAt,
      ),
    outbox: (limit) =>
      list(
        limit,
        ({ outbox }) => outbox,
        ({ dueAt }) => dueAt,
      ),
    missions: (limit) =>
      list(
        limit,
        ({ missions }) => missions,
        ({ startedAt }) => startedAt,
      ),
    async ended(since) {
      const asked = homesToAsk(sql, MOST_HOMES).map((home) =>
        at(home)
          .endedMissions(since)
          .catch(() => '[]'),
      );
      const records = (await Promise.all(asked)).flatMap((told) => JSON.parse(told) as MissionRecord[]);
      return records.sort((a, b) => a.timestamp_inicio - b.timestamp_inicio);
    },
    bodies: async (limit) => queries.bodies(limit),
    async counts() {
      const own = queries.counts().filter(({ box }) => box === 'quarantine');
      return [...allReports(sql).counts.filter(({ box }) => box !== 'quarantine'), ...own];
    },
    costs: async (from) => allReports(sql).costs.filter(({ day }) => day >= from),
  };
}
