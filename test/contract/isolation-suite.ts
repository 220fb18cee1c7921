// Two accounts never see each other: every method of the Store port and every tool, called by Leo with everything of Ana's that has a
// number or a name. It must give what it gives where Ana kept nothing, and leave every row of hers as it was; called by Ana herself it
// must give or change something, or the case proves nothing.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Repos } from '../../src/ports.ts';
import { rawStatement, type Statement } from '../../src/store/statement.ts';
import type { DatabaseHarness, OpenDatabase, TestDatabase } from './database-harness.ts';
import { type Case, repoCases } from './isolation-repos.ts';
import { opCases, toolCases } from './isolation-tools.ts';
import { type Belongings, furnish, personIn, type Side } from './isolation-worlds.ts';

type Row = Record<string, unknown>;
type Tried = { readonly gave: string; readonly rowsChanged: boolean };
type Cases = Readonly<Record<string, Case>>;

const queries = new Map<string, Statement<Record<string, never>, Row>>();

/** Each query is prepared once: a dump of every table is taken hundreds of times. */
function rows({ sql }: OpenDatabase, query: string): Row[] {
  const prepared = queries.get(query) ?? rawStatement<Record<string, never>, Row>(query, []);
  queries.set(query, prepared);
  return sql.all(prepared, {});
}

/** Every row that is Ana's, whatever the table: by account, conversation, person, or the record it is a version of. */
function rowsOf(open: OpenDatabase, { account, conversation }: Belongings): string {
  const tables = rows(open, "select name from sqlite_master where type = 'table'").map(({ name }) => String(name));
  const kept = tables.filter((name) => !/^(?:_|sqlite_|itemsFts|.*_migrations)/u.test(name));
  const entries = new Set(rows(open, `select id from lancamentos where account = ${account}`).map(({ id }) => id));
  const hers = (table: string, row: Row): boolean =>
    'account' in row
      ? row.account === account
      : row.conversation === conversation ||
        row.person === 'ana' ||
        row.home === String(account) ||
        (table === 'accounts' && row.id === account) ||
        entries.has(row.lancamento);
  return JSON.stringify(
    kept.map((table) => [table, rows(open, `select * from "${table}"`).filter((row) => hers(table, row))]),
  );
}

/** Numbers of new rows depend on how many there are of everybody. */
const seen = (value: unknown): string =>
  JSON.stringify(value, (key, one: unknown) => (['id', 'item', 'draft', 'key'].includes(key) ? undefined : one)) ?? '';

/** Calls it in a transaction that is rolled back, so that one case leaves nothing for the next. */
async function tried(open: OpenDatabase, by: Side, { call }: Case, hers: Belongings): Promise<Tried> {
  let answer: Tried | undefined;
  const before = rowsOf(open, hers);
  const work = (tx: Repos): never => {
    let gave: string;
    try {
      gave = seen(call(tx, hers, by.at));
    } catch (error) {
      gave = `refused: ${String(error)}`;
    }
    answer = { gave, rowsChanged: rowsOf(open, hers) !== before };
    throw new Error('roll back');
  };
  await by.store.commit(work).catch(() => undefined);
  if (answer === undefined) throw new Error('the case never ran');
  return answer;
}

/** What is wrong with it; undefined when nothing is. `without`: what it gives where nothing is hers. */
async function faultOf(open: OpenDatabase, one: Case, hers: Belongings, without: string): Promise<string | undefined> {
  const beside = await tried(open, await personIn(open, 'leo'), one, hers);
  if (beside.rowsChanged) return 'changed what is hers';
  if (beside.gave !== without) return `gave ${beside.gave} instead of ${without}`;
  if (one.apart !== undefined) return undefined;
  const own = await tried(open, await personIn(open, 'ana'), one, hers);
  return own.rowsChanged || own.gave !== beside.gave ? undefined : `shows its owner nothing either: ${own.gave}`;
}

/** 'ledger.list' and 'items': what there is to call on the object a turn is handed. */
const pathsOf = (repos: object): string[] =>
  Object.entries(repos)
    .flatMap(([key, value]) =>
      typeof value === 'function' ? [key] : Object.keys(value as object).map((name) => `${key}.${name}`),
    )
    .sort();

/** Declares the suite for one kind of database. */
export function isolationContract(name: string, harness: DatabaseHarness): void {
  describe(`isolation contract: ${name}`, () => {
    let shared: TestDatabase;
    let alone: TestDatabase;
    beforeEach(async () => {
      [shared, alone] = [await harness.open(), await harness.open()];
    });
    afterEach(() => Promise.all([shared.close(), alone.close()]).then(() => undefined));

    const both = async (open: OpenDatabase): Promise<Side> => {
      await personIn(open, 'leo');
      return personIn(open, 'ana');
    };

    async function faults(cases: Cases): Promise<readonly string[]> {
      const hers = await shared.within(async (open) => furnish(open, await both(open)));
      const without = await alone.within(async (open) => {
        await both(open);
        const gave = new Map<string, string>();
        const leo = await personIn(open, 'leo');
        for (const [path, one] of Object.entries(cases)) gave.set(path, (await tried(open, leo, one, hers)).gave);
        return gave;
      });
      return shared.within(async (open) => {
        const found: string[] = [];
        for (const [path, one] of Object.entries(cases)) {
          const fault = await faultOf(open, one, hers, without.get(path) ?? '');
          if (fault !== undefined) found.push(`${path}: ${fault}`);
        }
        return found;
      });
    }

    it('has a case for every method there is', () =>
      shared.within(async (open) => {
        const { store } = await personIn(open, 'leo');
        const paths = await store.commit((tx) => pathsOf(tx));
        expect(Object.keys(repoCases).sort()).toEqual(paths);
      }));

    it('holds for every method of the port', async () => expect(await faults(repoCases)).toEqual([]));

    it('holds for every tool', async () => expect(await faults(toolCases)).toEqual([]));

    it('holds for every question about money', async () => expect(await faults(opCases)).toEqual([]));
  });
}
