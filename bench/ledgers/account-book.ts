// One person with so many entries over three years, kept by the product's own writes, so that every sum and index is as it would
// be. In memory: what is compared is statements, and a disk would only make the scans look worse.

import type Database from 'better-sqlite3';
import type { LocalDate } from '../../src/domain/dates.ts';
import type { AccountId, InboxId } from '../../src/domain/ids.ts';
import type { ContaKey, LancamentoFields } from '../../src/domain/ledger.ts';
import { contaKey } from '../../src/finance/conta.ts';
import { CATEGORIES, type Category, INCOME_CATEGORIES } from '../../src/language/categories/category.ts';
import type { Store } from '../../src/ports.ts';
import { MIGRATIONS } from '../../src/runtime/migrations-folder.ts';
import { rawDriver } from '../../src/runtime/sqlite-driver.ts';
import { openSqliteFile } from '../../src/runtime/sqlite-file.ts';
import { sqlOver } from '../../src/store/sql.ts';
import { seededRandom } from '../../test/finance/seeded-random.ts';
import { paidAtOnce } from '../../test/support/paid-at-once.ts';
import { storeOf } from '../../test/support/store-of.ts';
import { type House, openHouse } from '../turns/house.ts';
import { messageOf, NOW } from '../turns/people.ts';

export type AccountBook = {
  readonly database: Database.Database;
  readonly house: House;
  readonly account: AccountId;
  readonly store: Store;
};

const SEED = 20261121;
const DAYS = 3 * 365;
const DAY_MS = 86_400_000;
const CONTAS: [ContaKey | '', ...ContaKey[]] = ['', contaKey('corrente', 'itau'), contaKey('cartao', 'nubank')];
const EARNED = [...INCOME_CATEGORIES] as [Category, ...Category[]];
const SPENT = CATEGORIES.filter((one) => !INCOME_CATEGORIES.has(one)) as [Category, ...Category[]];
const SHOPS = ['padaria', 'mercado do bairro', 'posto da esquina', 'farmacia', 'uber', 'cinema', 'livraria'] as const;

/** A movement of any day of the three years that end the day before `NOW`. */
export function someEntry(random: ReturnType<typeof seededRandom>): LancamentoFields {
  const income = random.chance(8);
  const conta = random.pick(CONTAS);
  return paidAtOnce({
    kind: income ? 'receita' : 'despesa',
    cents: random.int(100, 90_000),
    category: random.pick(income ? EARNED : SPENT),
    description: random.pick(SHOPS),
    date: new Date(NOW - random.int(1, DAYS) * DAY_MS).toISOString().slice(0, 10) as LocalDate,
    method: random.pick(['pix', 'credito', 'debito'] as const),
    from: income ? '' : conta,
    to: income ? conta : '',
  });
}

export async function openAccountBook(entries: number): Promise<AccountBook> {
  const { database } = openSqliteFile(':memory:', MIGRATIONS);
  const house = openHouse(database);
  const hello = messageOf(1, 1, 'oi');
  await house.accept(hello);
  const account = await house.accountOf(hello);
  await house.answer(account);
  const sql = sqlOver(rawDriver(database));
  const store = storeOf({ sql, commit: async (work) => database.transaction(work)() }, account);
  const random = seededRandom(SEED);
  await store.commit((tx) => {
    for (let n = 0; n < entries; n++) tx.ledger.record(someEntry(random), 1 as InboxId, NOW - DAY_MS);
  });
  return { database, house, account, store };
}
