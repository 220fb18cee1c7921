// Two sums maintained with every write: per month, kind and category, and per conta. Rows that reach zero are kept; a
// full recount gives the same figures (test/finance/ledger-oracle.test.ts).

import { and, asc, eq, gt, gte, lte, sql } from '../../db/drizzle.ts';
import { contaBalances, monthTotals } from '../../db/schema/ledger.ts';
import type { AccountId } from '../domain/ids.ts';
import { type LancamentoFields, type LancamentoKind, type MonthTotal, UNNAMED_CONTA } from '../domain/ledger.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

type Owner = { account: AccountId };

const addToMonth = statement<
  Owner & { month: string; kind: LancamentoKind; category: string; cents: number; count: number }
>()((db) =>
  db
    .insert(monthTotals)
    .values({
      account: arg('account'),
      month: arg('month'),
      kind: arg('kind'),
      category: arg('category'),
      cents: arg('cents'),
      count: arg('count'),
    })
    .onConflictDoUpdate({
      target: [monthTotals.account, monthTotals.month, monthTotals.kind, monthTotals.category],
      set: {
        cents: sql`${monthTotals.cents} + ${arg('cents')}`,
        count: sql`${monthTotals.count} + ${arg('count')}`,
      },
    }),
);

const addToConta = statement<Owner & { conta: string; cents: number }>()((db) =>
  db
    .insert(contaBalances)
    .values({ account: arg('account'), conta: arg('conta'), cents: arg('cents') })
    .onConflictDoUpdate({
      target: [contaBalances.account, contaBalances.conta],
      set: { cents: sql`${contaBalances.cents} + ${arg('cents')}` },
    }),
);

const monthRows = statement<Owner & { from: string; to: string; kind: string; orKind: string; lastKind: string }>()(
  (db) =>
    db
      .select({
        month: monthTotals.month,
        kind: monthTotals.kind,
        category: monthTotals.category,
        cents: monthTotals.cents,
        count: monthTotals.count,
      })
      .from(monthTotals)
      .where(
        and(
          eq(monthTotals.account, arg('account')),
          gte(monthTotals.month, arg('from')),
          lte(monthTotals.month, arg('to')),
          gt(monthTotals.count, 0),
          sql`(${arg('kind')} = '' or ${monthTotals.kind} = ${arg('kind')} or ${monthTotals.kind} = ${arg('orKind')} or ${monthTotals.kind} = ${arg('lastKind')})`,
        ),
      )
      .orderBy(asc(monthTotals.month), asc(monthTotals.kind), asc(monthTotals.category)),
);

const balanceRows = statement<Owner>()((db) =>
  db
    .select({ conta: contaBalances.conta, cents: contaBalances.cents })
    .from(contaBalances)
    .where(eq(contaBalances.account, arg('account')))
    .orderBy(asc(contaBalances.conta)),
);

/**
 * The contas an entry changes: money leaves `from` and arrives in `to`. An expense has no `to` and an income no `from`;
 * an adjustment changes the one conta it corrects; the other kinds have both, named or not ('').
 */
function movesOf({ kind, cents, from, to }: LancamentoFields): readonly (readonly [string, number])[] {
  switch (kind) {
    case 'despesa':
      return [[from, -cents]];
    case 'receita':
    case 'estorno':
      return [[to, cents]];
    case 'antecipacao':
      return [];
    case 'transferencia':
    case 'investimento':
      return [
        [from, -cents],
        [to, cents],
      ];
    case 'ajuste':
      return from === '' ? [[to, cents]] : [[from, -cents]];
    default:
      return kind satisfies never;
  }
}

function add(db: Sql, account: AccountId, fields: LancamentoFields, sign: 1 | -1): void {
  if (fields.status === 'pendente') return;
  const { date, kind, category, cents } = fields;
  db.run(addToMonth, { account, month: date.slice(0, 7), kind, category, cents: sign * cents, count: sign });
  for (const [conta, moved] of movesOf(fields)) db.run(addToConta, { account, conta, cents: sign * moved });
}

/** The live state before and after a write; undefined when it did not, or does not, count. */
export function moveRollups(
  db: Sql,
  account: AccountId,
  before: LancamentoFields | undefined,
  after: LancamentoFields | undefined,
): void {
  if (before !== undefined) add(db, account, before, -1);
  if (after !== undefined) add(db, account, after, 1);
}

/** @param kinds one to three; none = all. Filtered in SQL, because most of a report's cost is transferring rows. */
export const monthTotalsOf = (
  db: Sql,
  account: AccountId,
  from: string,
  to: string,
  [kind = '', orKind = kind, lastKind = orKind]: readonly string[] = [],
): readonly MonthTotal[] => db.all(monthRows, { account, from, to, kind, orKind, lastKind });

/**
 * In centavos by conta; what was paid without naming one counts in the person's default conta once it has a balance.
 */
export function balancesOf(db: Sql, account: AccountId): readonly { conta: string; cents: number }[] {
  const rows = db.all(balanceRows, { account });
  const unsaid = rows.find(({ conta }) => conta === '')?.cents ?? 0;
  if (unsaid === 0 || rows.every(({ conta }) => conta !== UNNAMED_CONTA)) return rows;
  return rows
    .filter(({ conta }) => conta !== '')
    .map((row) => (row.conta === UNNAMED_CONTA ? { ...row, cents: row.cents + unsaid } : row));
}
