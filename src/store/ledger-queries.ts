// Compiles the closed filter language: one prepared statement per aggregate serves every filter ('' and -1 mean any),
// so no question creates new SQL. Whole months without finer filters are answered from the rollup.

import { and, eq, gte, isNull, lte, type SQL, sql } from '../../db/drizzle.ts';
import { lancamentos as l } from '../../db/schema/ledger.ts';
import { folded } from '../domain/fold.ts';
import type { AccountId } from '../domain/ids.ts';
import type { Group, GroupBy, Lancamento, LancamentoKind, LedgerFilter, LedgerOrder, Total } from '../domain/ledger.ts';
import { lancamentoColumns } from './ledger.ts';
import { monthTotalsOf } from './ledger-rollups.ts';
import type { Sql } from './sql.ts';
import { arg, type Statement, statement } from './statement.ts';

type FilterArgs = {
  account: AccountId;
  kind: string;
  from: string;
  to: string;
  category: string;
  words: string;
  /** JSON list, or '' where the words alone count. */
  alike: string;
  /** JSON lists of parts. */
  anyOf: string;
  noneOf: string;
  conta: string;
  method: string;
  min: number;
  max: number;
};

const any = (name: string, test: SQL): SQL => sql`(${arg(name)} = '' or ${test})`;

/**
 * Slices of the ledger with a partial index each. Literals, not parameters: SQLite uses a partial index only for
 * literals.
 */
const SLICES = {
  paga: sql`${l.status} = 'paga'`,
  pendente: sql`${l.status} = 'pendente'`,
  parcelada: sql`${l.status} = 'paga' and ${l.parcelas} > 1`,
  receivable: sql`${l.status} = 'paga' and ${l.receivable} > 0`,
  adjusting: sql`${l.status} = 'paga' and ${l.kind} in ('estorno', 'antecipacao', 'ajuste')`,
} as const;

type Slice = keyof typeof SLICES;

const OF_KIND = sql`${l.kind} = ${arg('kind')} or (${arg('kind')} = 'fluxo' and ${l.kind} in ('despesa', 'receita', 'estorno')) or (${arg('kind')} = 'movimento' and ${l.kind} in ('transferencia', 'investimento'))`;
/** Refunds reduce the spending of their purchase's category. */
const OF_KIND_NET = sql`${OF_KIND} or (${arg('kind')} = 'despesa' and ${l.kind} = 'estorno')`;

/** The text gets a space at its end, so that a whole word can be asked for. */
const says = (list: SQL): SQL =>
  sql`exists (select 1 from json_each(${list}) as said where instr(${l.words} || ' ', ' ' || said.value) > 0)`;

const onConta = (conta: SQL): SQL => sql`${l.from} like '%:' || ${conta} or ${l.to} like '%:' || ${conta}`;

const ofAnyPart = (list: 'anyOf' | 'noneOf'): SQL =>
  sql`exists (select 1 from json_each(${arg(list)}) as part where coalesce(part.value ->> '$.category', ${l.category}) = ${l.category} and coalesce(part.value ->> '$.method', ${l.method}) = ${l.method} and (part.value ->> '$.conta' is null or ${onConta(sql`(part.value ->> '$.conta')`)}) and (part.value -> '$.words' is null or ${says(sql`part.value -> '$.words'`)}) and not ${says(sql`coalesce(part.value -> '$.except', '[]')`)})`;

/** `date` is the column, or an expression that hides it from the planner when another index must be used. */
const matchesBy = (date: SQL, ofKind = OF_KIND): SQL | undefined =>
  and(
    eq(l.account, arg('account')),
    isNull(l.voidedAt),
    sql`${date} >= ${arg('from')} and ${date} <= ${arg('to')}`,
    any('kind', ofKind),
    any('category', sql`${l.category} = ${arg('category')}`),
    any(
      'words',
      sql`instr(${l.words}, ' ' || ${arg('words')}) > 0 or (${arg('alike')} <> '' and exists (select 1 from json_each(${arg('alike')}) where instr(${l.words}, ' ' || value) > 0))`,
    ),
    any('anyOf', ofAnyPart('anyOf')),
    any('noneOf', sql`not ${ofAnyPart('noneOf')}`),
    any('conta', sql`${l.from} = ${arg('conta')} or ${l.to} = ${arg('conta')} or ${onConta(arg('conta'))}`),
    any('method', sql`${l.method} = ${arg('method')}`),
    gte(l.cents, arg('min')),
    lte(l.cents, arg('max')),
  );

const matchesByDate = matchesBy(sql`${l.date}`);
const matchesNet = matchesBy(sql`${l.date}`, OF_KIND_NET);
// A unary plus keeps SQLite from scanning by date when the most recently recorded are wanted.
const matchesByRecording = matchesBy(sql`+${l.date}`);

/** One statement per slice, compiled on first use. */
const perSlice = <Args extends FilterArgs, Row>(
  build: (where: SQL | undefined) => Statement<Args, Row>,
  matches: SQL | undefined = matchesByDate,
): PerSlice<Args, Row> => ({
  paga: build(and(matches, SLICES.paga)),
  pendente: build(and(matches, SLICES.pendente)),
  parcelada: build(and(matches, SLICES.parcelada)),
  receivable: build(and(matches, SLICES.receivable)),
  adjusting: build(and(matches, SLICES.adjusting)),
});

type PerSlice<Args, Row> = Readonly<Record<Slice, Statement<Args, Row>>>;

const ORDERS: Readonly<Record<LedgerOrder, SQL>> = {
  newest: sql`${l.date} desc, ${l.id} desc`,
  oldest: sql`${l.date}, ${l.id}`,
  largest: sql`${l.cents} desc, ${l.date} desc, ${l.id} desc`,
  smallest: sql`${l.cents}, ${l.date} desc, ${l.id} desc`,
  recorded: sql`${l.id} desc`,
};

type ListArgs = FilterArgs & { limit: number };

const listBy = (order: SQL, matches = matchesByDate): PerSlice<ListArgs, Lancamento> =>
  perSlice<ListArgs, Lancamento>(
    (where) =>
      statement<ListArgs>()((db) =>
        db.select(lancamentoColumns).from(l).where(where).orderBy(order).limit(arg('limit')),
      ),
    matches,
  );

const LISTS: Readonly<Record<LedgerOrder, PerSlice<ListArgs, Lancamento>>> = {
  newest: listBy(ORDERS.newest),
  oldest: listBy(ORDERS.oldest),
  largest: listBy(ORDERS.largest),
  smallest: listBy(ORDERS.smallest),
  recorded: listBy(ORDERS.recorded, matchesByRecording),
};

const takesOff = sql`${l.kind} = 'estorno' and ${arg('kind')} <> 'estorno'`;
const cents = sql<number>`coalesce(sum(case when ${takesOff} then -${l.cents} else ${l.cents} end), 0)`.as('cents');
const count = sql<number>`coalesce(sum(case when ${takesOff} then 0 else 1 end), 0)`.as('count');

const totals = perSlice<FilterArgs, Total>(
  (where) => statement<FilterArgs>()((db) => db.select({ cents, count }).from(l).where(where)),
  matchesNet,
);

/** JSON list of accounts in `others`. An entry without a recorder is the owner's. */
const byOthers = perSlice<FilterArgs & { others: string }, { readonly one: number }>(
  (where) =>
    statement<FilterArgs & { others: string }>()((db) =>
      db
        .select({ one: sql<number>`1`.as('one') })
        .from(l)
        .where(and(where, sql`coalesce(${l.by}, ${l.account}) in (select value from json_each(${arg('others')}))`))
        .limit(1),
    ),
  matchesNet,
);

const groupedBy = (key: SQL<string>): PerSlice<FilterArgs, Group> =>
  perSlice<FilterArgs, Group>(
    (where) =>
      statement<FilterArgs>()((db) =>
        db
          .select({ key: key.as('key'), cents, count })
          .from(l)
          .where(where)
          .groupBy(sql`1`)
          .orderBy(sql`2 desc, 1`),
      ),
    matchesNet,
  );

const GROUPS: Readonly<Record<GroupBy, PerSlice<FilterArgs, Group>>> = {
  category: groupedBy(sql`${l.category}`),
  words: groupedBy(sql`${l.description}`),
  day: groupedBy(sql`${l.date}`),
  // 0 = Sunday, as SQLite counts.
  weekday: groupedBy(sql`strftime('%w', ${l.date})`),
  month: groupedBy(sql`substr(${l.date}, 1, 7)`),
  method: groupedBy(sql`${l.method}`),
  conta: groupedBy(sql`case when ${l.kind} in ('receita', 'estorno') then ${l.to} else ${l.from} end`),
  counterpart: groupedBy(sql`${l.counterpart}`),
  kind: groupedBy(sql`${l.kind}`),
};

const argsOf = (account: AccountId, filter: LedgerFilter): FilterArgs => ({
  account,
  kind: filter.kind ?? '',
  from: filter.from ?? '',
  to: filter.to ?? '9999',
  category: filter.category ?? '',
  words: filter.words === undefined ? '' : folded(filter.words),
  alike: filter.alike === undefined ? '' : JSON.stringify(filter.alike),
  anyOf: filter.anyOf === undefined ? '' : JSON.stringify(filter.anyOf),
  noneOf: filter.noneOf === undefined ? '' : JSON.stringify(filter.noneOf),
  conta: filter.conta ?? '',
  method: filter.method ?? '',
  min: filter.minCents ?? 0,
  max: filter.maxCents ?? Number.MAX_SAFE_INTEGER,
});

function sliceOf({ status, parcelada, receivable, adjusting }: LedgerFilter): Slice {
  if (status === 'pendente') return 'pendente';
  if (parcelada) return 'parcelada';
  if (adjusting) return 'adjusting';
  return receivable ? 'receivable' : 'paga';
}

const ROLLED = new Set(['kind', 'from', 'to', 'category']);

/** Whether the filter uses only whole months, kind and category, so that the rollup can answer it. */
function isWholeMonths(filter: LedgerFilter): filter is LedgerFilter & { from: string; to: string } {
  const { from, to } = filter;
  if (from === undefined || to === undefined || Object.keys(filter).some((key) => !ROLLED.has(key))) return false;
  const next = new Date(Date.parse(to) + 86_400_000).getUTCDate();
  return from.endsWith('-01') && next === 1;
}

const KINDS_OF: Readonly<Record<NonNullable<LedgerFilter['kind']>, readonly LancamentoKind[]>> = {
  despesa: ['despesa', 'estorno'],
  receita: ['receita'],
  transferencia: ['transferencia'],
  investimento: ['investimento'],
  ajuste: ['ajuste'],
  estorno: ['estorno'],
  antecipacao: ['antecipacao'],
  fluxo: ['despesa', 'receita', 'estorno'],
  movimento: ['transferencia', 'investimento'],
};

function rolled(db: Sql, account: AccountId, filter: LedgerFilter & { from: string; to: string }) {
  const { kind, category } = filter;
  const kinds = kind === undefined ? [] : KINDS_OF[kind];
  const rows = monthTotalsOf(db, account, filter.from.slice(0, 7), filter.to.slice(0, 7), kinds).map((row) =>
    row.kind === 'estorno' && kind !== 'estorno' ? { ...row, cents: -row.cents, count: 0 } : row,
  );
  return category === undefined ? rows : rows.filter((row) => row.category === category);
}

/** Live entries of the filter, at most `limit`, in the given order; ties by id, so pages are stable. */
export const listLancamentos = (
  db: Sql,
  account: AccountId,
  filter: LedgerFilter,
  order: LedgerOrder,
  limit: number,
): readonly Lancamento[] => db.all(LISTS[order][sliceOf(filter)], { ...argsOf(account, filter), limit });

/** Whether one of `others` recorded an entry of the filter, in the ledger of `home`. */
export const recordedByAny = (db: Sql, home: AccountId, others: readonly AccountId[], filter: LedgerFilter): boolean =>
  db.get(byOthers[sliceOf(filter)], { ...argsOf(home, filter), others: JSON.stringify(others) }) !== undefined;

/**
 * In centavos, refunds subtracted from expenses and not counted. Whole months without finer filters come from the
 * rollup.
 */
export function totalOf(db: Sql, account: AccountId, filter: LedgerFilter): Total {
  if (!isWholeMonths(filter)) return db.get(totals[sliceOf(filter)], argsOf(account, filter)) ?? { cents: 0, count: 0 };
  const rows = rolled(db, account, filter);
  return {
    cents: rows.reduce((sum, row) => sum + row.cents, 0),
    count: rows.reduce((sum, row) => sum + row.count, 0),
  };
}

/** Largest sum first, in centavos; keys are slugs, dates or folded words, '' where nothing was told. */
export function groupedTotals(db: Sql, account: AccountId, filter: LedgerFilter, by: GroupBy): readonly Group[] {
  if ((by !== 'category' && by !== 'kind' && by !== 'month') || !isWholeMonths(filter))
    return db.all(GROUPS[by][sliceOf(filter)], argsOf(account, filter));
  const groups = new Map<string, Group>();
  for (const row of rolled(db, account, filter)) {
    const { cents = 0, count = 0 } = groups.get(row[by]) ?? {};
    groups.set(row[by], { key: row[by], cents: cents + row.cents, count: count + row.count });
  }
  return [...groups.values()].sort((a, b) => b.cents - a.cents || (a.key < b.key ? -1 : 1));
}
