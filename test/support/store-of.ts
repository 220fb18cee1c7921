// One account's store over a database of a suite's own, where nobody's lane has to be woken.

import type { AccountId } from '../../src/domain/ids.ts';
import type { Store } from '../../src/ports.ts';
import { accountStore } from '../../src/store/account-store.ts';
import type { Commit } from '../../src/store/group-commit.ts';
import type { Sql } from '../../src/store/sql.ts';

type Open = { readonly sql: Sql; readonly commit: Commit };

export const storeOf = ({ sql, commit }: Open, account: AccountId): Store =>
  accountStore(sql, commit, account, { linking: { hash: (code) => code, moved() {} } });
