// Money: the live state of every record, all the states it ever had, two rollups kept in the same transaction, and what the
// person told about accounts, ceilings and themselves.

import type { LocalDate } from '../../src/domain/dates.ts';
import type { AccountId, InboxId, Instant, LancamentoId } from '../../src/domain/ids.ts';
import type { ContaKey, LancamentoFields, LancamentoKind, PaymentMethod } from '../../src/domain/ledger.ts';
import type { ToldKind } from '../../src/domain/told.ts';
import { index, integer, primaryKey, sql, sqliteTable, text } from '../drizzle.ts';

export const lancamentos = sqliteTable(
  'lancamentos',
  {
    id: integer().$type<LancamentoId>().primaryKey(),
    account: integer().$type<AccountId>().notNull(),
    kind: text().$type<LancamentoKind>().notNull(),
    cents: integer().notNull(),
    category: text().notNull(),
    description: text().notNull(),
    date: text().$type<LocalDate>().notNull(),
    precision: text().$type<LancamentoFields['precision']>().notNull(),
    method: text().$type<PaymentMethod | ''>().notNull(),
    from: text().$type<ContaKey | ''>().notNull(),
    to: text().$type<ContaKey | ''>().notNull(),
    counterpart: text().notNull(),
    parcelas: integer().notNull(),
    of: integer().$type<LancamentoId | 0>().notNull().default(0),
    receivable: integer().notNull(),
    status: text().$type<LancamentoFields['status']>().notNull(),
    version: integer().notNull(),
    recordedAt: integer().$type<Instant>().notNull(),
    voidedAt: integer().$type<Instant>(),
    /** Which account of the household recorded it; null = the one it belongs to. */
    by: integer().$type<AccountId>(),
    /** Folded words of description and counterpart, each after a space: ' uber aeroporto'. */
    words: text().notNull(),
  },
  (t) => [
    // Covers sums and breakdowns of any period; the rollup serves whole months.
    index('lancamentosByDate')
      .on(t.account, t.date, t.kind, t.category, t.status, t.cents)
      .where(sql`"voidedAt" is null`),
    // The newest recorded: an index holds the row id last.
    index('lancamentosByRecording').on(t.account).where(sql`"voidedAt" is null`),
    index('lancamentosPending').on(t.account, t.date).where(sql`"voidedAt" is null and status = 'pendente'`),
    index('lancamentosParceladas').on(t.account, t.date).where(sql`"voidedAt" is null and parcelas > 1`),
    // Of the few records that change another: a fatura asks for all of them.
    index('lancamentosAdjusting')
      .on(t.account, t.date)
      .where(sql`"voidedAt" is null and kind in ('estorno', 'antecipacao', 'ajuste')`),
    index('lancamentosReceivable').on(t.account, t.date).where(sql`"voidedAt" is null and receivable > 0`),
  ],
);

/** Append-only. `fields` is LancamentoFields as JSON. */
export const lancamentoVersions = sqliteTable(
  'lancamentoVersions',
  {
    lancamento: integer().$type<LancamentoId>().notNull(),
    version: integer().notNull(),
    account: integer().$type<AccountId>().notNull(),
    turn: integer().$type<InboxId>().notNull(),
    at: integer().$type<Instant>().notNull(),
    voided: integer().notNull(),
    fields: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.lancamento, t.version] }), index('versionsByAccount').on(t.account)],
);

// WITHOUT ROWID (see the migration): a month report is one range of one B-tree.
export const monthTotals = sqliteTable(
  'monthTotals',
  {
    account: integer().$type<AccountId>().notNull(),
    month: text().notNull(),
    kind: text().$type<LancamentoKind>().notNull(),
    category: text().notNull(),
    cents: integer().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.account, t.month, t.kind, t.category] })],
);

export const contaBalances = sqliteTable(
  'contaBalances',
  {
    account: integer().$type<AccountId>().notNull(),
    conta: text().notNull(),
    cents: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.account, t.conta] })],
);

export const told = sqliteTable(
  'told',
  {
    account: integer().$type<AccountId>().notNull(),
    kind: text().$type<ToldKind>().notNull(),
    key: text().notNull(),
    /** ToldValues[kind] as JSON. */
    value: text().notNull(),
    at: integer().$type<Instant>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.account, t.kind, t.key] })],
);

/** A statement read and shown, waiting for the person's word: what was shown is exactly what is recorded. */
export const importDrafts = sqliteTable(
  'importDrafts',
  {
    id: integer().primaryKey(),
    account: integer().$type<AccountId>().notNull(),
    at: integer().$type<Instant>().notNull(),
    /** StatementLine[] as JSON. */
    lines: text().notNull(),
  },
  (t) => [index('importDraftsByAccount').on(t.account)],
);

// WITHOUT ROWID (see the migration).
/** Which record a line of a bank statement became, by the bank's own id of it, so that the same statement adds nothing twice. */
export const importedLines = sqliteTable(
  'importedLines',
  {
    account: integer().$type<AccountId>().notNull(),
    key: text().notNull(),
    lancamento: integer().$type<LancamentoId>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.account, t.key] })],
);
