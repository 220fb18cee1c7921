// Bank statements awaiting confirmation, and which ledger entry each bank line became.

import { and, eq, isNull, sql } from '../../db/drizzle.ts';
import { importDrafts, importedLines, lancamentos } from '../../db/schema/ledger.ts';
import type { AccountId, Instant, LancamentoId } from '../domain/ids.ts';
import type { ImportDraftId, StatementLine } from '../domain/statement.ts';
import type { Sql } from './sql.ts';
import { arg, rawStatement, statement } from './statement.ts';

type Owner = { account: AccountId };
type Drafted = Owner & { id: ImportDraftId };

const insert = statement<Owner & { at: Instant; lines: string }>()((db) =>
  db
    .insert(importDrafts)
    .values({ account: arg('account'), at: arg('at'), lines: arg('lines') })
    .returning({ id: importDrafts.id }),
);

const mine = (): ReturnType<typeof and> =>
  and(eq(importDrafts.account, arg('account')), eq(importDrafts.id, arg<number>('id')));

const read = statement<Drafted>()((db) => db.select({ lines: importDrafts.lines }).from(importDrafts).where(mine()));

const drop = statement<Drafted>()((db) => db.delete(importDrafts).where(mine()));

// All keys go in one JSON argument: a Durable Object allows 100 bound parameters.
const known = statement<Owner & { keys: string }>()((db) =>
  db
    .select({ key: importedLines.key, lancamento: importedLines.lancamento })
    .from(importedLines)
    .innerJoin(lancamentos, eq(lancamentos.id, importedLines.lancamento))
    .where(
      and(
        eq(importedLines.account, arg('account')),
        sql`${importedLines.key} in (select value from json_each(${arg('keys')}))`,
        eq(lancamentos.account, arg('account')),
        isNull(lancamentos.voidedAt),
      ),
    ),
);

const mark = rawStatement<Owner & { key: string; lancamento: LancamentoId }, never>(
  `insert into importedLines (account, key, lancamento) values (?, ?, ?)
   on conflict (account, key) do update set lancamento = excluded.lancamento`,
  ['account', 'key', 'lancamento'],
);

/** Call inside a transaction. Throws only when the database returns no row, a bug. */
export function addImportDraft(
  db: Sql,
  account: AccountId,
  lines: readonly StatementLine[],
  at: Instant,
): ImportDraftId {
  const row = db.get(insert, { account, at, lines: JSON.stringify(lines) });
  if (row === undefined) throw new Error('insert into importDrafts returned no row');
  return row.id as ImportDraftId;
}

/** The lines in the order of the statement; undefined once they were imported or dropped. */
export function importDraftOf(db: Sql, account: AccountId, id: ImportDraftId): readonly StatementLine[] | undefined {
  const row = db.get(read, { account, id });
  return row === undefined ? undefined : (JSON.parse(row.lines) as StatementLine[]);
}

/** Nothing happens for an id that is gone. */
export const dropImportDraft = (db: Sql, account: AccountId, id: ImportDraftId): void => db.run(drop, { account, id });

/** Lines whose entry was removed may be imported again. */
export const importedKeysOf = (
  db: Sql,
  account: AccountId,
  keys: readonly string[],
): ReadonlyMap<string, LancamentoId> =>
  new Map(db.all(known, { account, keys: JSON.stringify(keys) }).map(({ key, lancamento }) => [key, lancamento]));

/** @param key identifies the bank's line, so that the same statement sent again adds nothing. */
export const markImported = (db: Sql, account: AccountId, key: string, lancamento: LancamentoId): void =>
  db.run(mark, { account, key, lancamento });
