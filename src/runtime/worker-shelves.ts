// The admin's lists on Workers: sums from the objects' reports, rows from a few of the objects.

import type { MissionRecord } from '../domain/mission-record.ts';
import type { Homed, Shelves } from '../http/admin/shelves.ts';
import type { AdminBooks } from '../store/admin-books.ts';
import { allReports, homesToAsk } from '../store/home-reports.ts';
import type { Sql } from '../store/sql.ts';

/** Objects queried per page, in parallel. */
const MOST_HOMES = 24;

/** What an object returns about itself. */
export type HomeLook = {
  readonly chats: ReturnType<AdminBooks['chats']>;
  readonly inbox: ReturnType<AdminBooks['inbox']>;
  readonly outbox: ReturnType<AdminBooks['outbox']>;
  readonly missions: ReturnType<AdminBooks['missions']>;
};

/** @param books the platform's own rows. */
export function workerShelves(env: Pick<Cloudflare.Env, 'ACCOUNTS'>, sql: Sql, books: AdminBooks): Shelves {
  const at = (home: string) => env.ACCOUNTS.getByName(home);

  /** An object that does not answer is left out. */
  async function looks(limit: number): Promise<readonly (HomeLook & { readonly home: string })[]> {
    const asked = homesToAsk(sql, MOST_HOMES).map(async (home) => {
      const look = JSON.parse(await at(home).look(limit)) as HomeLook;
      return [{ ...look, home }];
    });
    return (await Promise.all(asked.map((one) => one.catch(() => [])))).flat();
  }

  async function shelf<Row extends object>(
    limit: number,
    of: (look: HomeLook) => readonly Row[],
    when: (row: Row) => number,
  ): Promise<readonly Homed<Row>[]> {
    const rows = (await looks(limit)).flatMap((look) => of(look).map((row) => ({ ...row, home: look.home })));
    return rows.sort((a, b) => when(b) - when(a)).slice(0, limit);
  }

  return {
    chats: (limit) =>
      shelf(
        limit,
        ({ chats }) => chats,
        ({ lastAt }) => lastAt ?? 0,
      ),
    events: async (home, conversation, limit) =>
      home === ''
        ? []
        : (JSON.parse(await at(home).lookEvents(conversation, limit)) as Awaited<ReturnType<Shelves['events']>>),
    inbox: (limit) =>
      shelf(
        limit,
        ({ inbox }) => inbox,
        ({ receivedAt }) => receivedAt,
      ),
    outbox: (limit) =>
      shelf(
        limit,
        ({ outbox }) => outbox,
        ({ dueAt }) => dueAt,
      ),
    missions: (limit) =>
      shelf(
        limit,
        ({ missions }) => missions,
        ({ startedAt }) => startedAt,
      ),
    async ended(since) {
      const asked = homesToAsk(sql, MOST_HOMES).map((home) =>
        at(home)
          .lookEnded(since)
          .catch(() => '[]'),
      );
      const records = (await Promise.all(asked)).flatMap((told) => JSON.parse(told) as MissionRecord[]);
      return records.sort((a, b) => a.timestamp_inicio - b.timestamp_inicio);
    },
    bodies: async (limit) => books.bodies(limit),
    async counts() {
      const own = books.counts().filter(({ box }) => box === 'quarantine');
      return [...allReports(sql).counts.filter(({ box }) => box !== 'quarantine'), ...own];
    },
    costs: async (from) => allReports(sql).costs.filter(({ day }) => day >= from),
  };
}
