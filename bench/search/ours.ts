// The product's own search over a file of its own: the tool that answers people, the store below it, nothing in between.

import type { LocalDate } from '../../src/domain/dates.ts';
import type { ConversationId, InboxId } from '../../src/domain/ids.ts';
import type { Repos } from '../../src/ports.ts';
import { MIGRATIONS } from '../../src/runtime/migrations-folder.ts';
import { rawDriver } from '../../src/runtime/sqlite-driver.ts';
import type { SqliteFile } from '../../src/runtime/sqlite-file.ts';
import { openSqliteFile } from '../../src/runtime/sqlite-file.ts';
import { accountFor } from '../../src/store/accounts.ts';
import { conversationFor } from '../../src/store/conversations.ts';
import type { Commit } from '../../src/store/group-commit.ts';
import { mergeSearch } from '../../src/store/merge-search.ts';
import { sqlOver } from '../../src/store/sql.ts';
import { keepItem } from '../../src/tools/keep-item.ts';
import { searchItems } from '../../src/tools/search-items.ts';
import type { ToolContext } from '../../src/tools/tool.ts';
import { storeOf } from '../../test/support/store-of.ts';
import { messageOf, NOW } from '../turns/people.ts';

const BATCH = 1_000;

export type Notebooks = {
  readonly file: SqliteFile;
  /** What the product does every night. */
  tidy(): void;
  /** Opens the account of the nth person, who is made when new. */
  person(nth: number): Notebook;
};

export type Notebook = {
  keep(notes: readonly string[]): Promise<void>;
  /** What the first ten say. */
  find(query: string): Promise<readonly string[]>;
};

const contextOf = (tx: Repos, conversation: ConversationId): ToolContext => ({
  tx,
  conversation,
  turn: 1 as InboxId,
  now: NOW,
  today: '2026-11-21' as LocalDate,
  startOf: () => 0,
  changed() {},
  undid() {},
});

export function openNotebooks(path: string): Notebooks {
  const file = openSqliteFile(path, MIGRATIONS);
  const sql = sqlOver(rawDriver(file.database));
  // Nobody else is here: nothing waits for a group to commit.
  const commit: Commit = async (work) => work();
  return {
    file,
    tidy() {
      while (sql.atomically(() => mergeSearch(sql)) === 'more');
    },
    person(nth) {
      const hello = messageOf(nth, 1 + nth, 'oi');
      const account = sql.atomically(() => accountFor(sql, hello, NOW));
      const { id } = sql.atomically(() => conversationFor(sql, account, hello));
      const store = storeOf({ sql, commit }, account);
      return {
        async keep(notes) {
          for (let from = 0; from < notes.length; from += BATCH) {
            const batch = notes.slice(from, from + BATCH);
            file.database.exec('begin');
            await store.commit((tx) => {
              for (const title of batch) keepItem({ kind: 'note', title, body: '' }, contextOf(tx, id));
            });
            file.database.exec('commit');
          }
        },
        async find(query) {
          const { items } = await store.commit((tx) => searchItems.run({ query, limit: 10 }, contextOf(tx, id)));
          return items.map(({ title }) => title);
        },
      };
    },
  };
}
