// Ledger entries. Nothing is overwritten: corrections, removals and undos append a version, and the rollups are updated
// in the same transaction, so a month report never scans entries.

import { and, asc, desc, eq, gte } from '../../db/drizzle.ts';
import { lancamentos, lancamentoVersions } from '../../db/schema/ledger.ts';
import { folded } from '../domain/fold.ts';
import type { AccountId, InboxId, Instant, LancamentoId } from '../domain/ids.ts';
import type { Lancamento, LancamentoFields, LancamentoVersion } from '../domain/ledger.ts';
import { moveRollups } from './ledger-rollups.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

type Owner = { account: AccountId };
type Row = Owner & LancamentoFields & { words: string };

const fieldColumns = {
  kind: lancamentos.kind,
  cents: lancamentos.cents,
  category: lancamentos.category,
  description: lancamentos.description,
  date: lancamentos.date,
  precision: lancamentos.precision,
  method: lancamentos.method,
  from: lancamentos.from,
  to: lancamentos.to,
  counterpart: lancamentos.counterpart,
  parcelas: lancamentos.parcelas,
  of: lancamentos.of,
  receivable: lancamentos.receivable,
  status: lancamentos.status,
};

/** Maps a row to the domain type. */
export const lancamentoColumns = {
  ...fieldColumns,
  id: lancamentos.id,
  version: lancamentos.version,
  recordedAt: lancamentos.recordedAt,
  voidedAt: lancamentos.voidedAt,
};

const FIELDS = Object.keys(fieldColumns) as (keyof LancamentoFields)[];

const fieldArgs = {
  kind: arg<LancamentoFields['kind']>('kind'),
  cents: arg<number>('cents'),
  category: arg<string>('category'),
  description: arg<string>('description'),
  date: arg<LancamentoFields['date']>('date'),
  precision: arg<LancamentoFields['precision']>('precision'),
  method: arg<LancamentoFields['method']>('method'),
  from: arg<LancamentoFields['from']>('from'),
  to: arg<LancamentoFields['to']>('to'),
  counterpart: arg<string>('counterpart'),
  parcelas: arg<number>('parcelas'),
  of: arg<LancamentoFields['of']>('of'),
  receivable: arg<number>('receivable'),
  status: arg<LancamentoFields['status']>('status'),
  words: arg<string>('words'),
};

const insert = statement<Row & { at: Instant; by: AccountId | null }>()((db) =>
  db
    .insert(lancamentos)
    .values({ ...fieldArgs, account: arg('account'), version: 1, recordedAt: arg('at'), voidedAt: null, by: arg('by') })
    .returning({ id: lancamentos.id }),
);

const update = statement<Row & { id: LancamentoId; version: number; voidedAt: Instant | null }>()((db) =>
  db
    .update(lancamentos)
    .set({ ...fieldArgs, version: arg('version'), voidedAt: arg('voidedAt') })
    .where(and(eq(lancamentos.account, arg('account')), eq(lancamentos.id, arg('id')))),
);

const byId = statement<Owner & { id: LancamentoId }>()((db) =>
  db
    .select(lancamentoColumns)
    .from(lancamentos)
    .where(and(eq(lancamentos.account, arg('account')), eq(lancamentos.id, arg('id')))),
);

const takenBack = statement<Owner & { since: Instant; limit: number }>()((db) =>
  db
    .select(lancamentoColumns)
    .from(lancamentos)
    .where(and(eq(lancamentos.account, arg('account')), gte(lancamentos.voidedAt, arg('since'))))
    .orderBy(desc(lancamentos.voidedAt), desc(lancamentos.id))
    .limit(arg('limit')),
);

const append = statement<
  Owner & { lancamento: LancamentoId; version: number; turn: InboxId; at: Instant; voided: number; fields: string }
>()((db) =>
  db.insert(lancamentoVersions).values({
    lancamento: arg('lancamento'),
    version: arg('version'),
    account: arg('account'),
    turn: arg('turn'),
    at: arg('at'),
    voided: arg('voided'),
    fields: arg('fields'),
  }),
);

const history = statement<Owner & { id: LancamentoId }>()((db) =>
  db
    .select({
      version: lancamentoVersions.version,
      at: lancamentoVersions.at,
      voided: lancamentoVersions.voided,
      fields: lancamentoVersions.fields,
    })
    .from(lancamentoVersions)
    .where(and(eq(lancamentoVersions.account, arg('account')), eq(lancamentoVersions.lancamento, arg('id'))))
    .orderBy(asc(lancamentoVersions.version)),
);

/** Picks exactly the stored fields: callers may pass a whole entry. */
function only(fields: LancamentoFields): LancamentoFields {
  return Object.fromEntries(FIELDS.map((key) => [key, fields[key]])) as unknown as LancamentoFields;
}

/** Puts a space before every word, so that ' uber' matches only at the start of a word. */
const wordsOf = ({ description, counterpart }: LancamentoFields): string =>
  ` ${folded(`${description} ${counterpart}`)}`;

/** The entry as last corrected, also when it was removed (`voidedAt`); undefined for an id of another account. */
export const lancamentoById = (db: Sql, account: AccountId, id: LancamentoId): Lancamento | undefined =>
  db.get(byId, { account, id });

/** Newest first. */
export const removedLancamentos = (db: Sql, account: AccountId, since: Instant, limit: number): readonly Lancamento[] =>
  db.all(takenBack, { account, since, limit });

/** Oldest first; the last is the entry as it stands. */
export function versionsOf(db: Sql, account: AccountId, id: LancamentoId): readonly LancamentoVersion[] {
  return db.all(history, { account, id }).map(({ version, at, voided, fields }) => ({
    // Versions written before entries could refer to one another lack this field.
    ...({ of: 0, ...JSON.parse(fields) } as LancamentoFields),
    version,
    at,
    voided: voided === 1,
  }));
}

/** The turn that writes an entry, and when. */
type Written = { readonly turn: InboxId; readonly at: Instant };

/** @param by another account of the household; null for the account itself. */
export function recordLancamento(
  db: Sql,
  account: AccountId,
  given: LancamentoFields,
  { turn, at, by = null }: Written & { readonly by?: AccountId | null },
): LancamentoId {
  const fields = only(given);
  const row = db.get(insert, { account, ...fields, words: wordsOf(fields), at, by });
  if (row === undefined) throw new Error('insert into lancamentos returned no row');
  db.run(append, {
    account,
    lancamento: row.id,
    version: 1,
    turn,
    at,
    voided: 0,
    fields: JSON.stringify(fields),
  });
  moveRollups(db, account, undefined, fields);
  return row.id;
}

/** Throws when the entry belongs to another account: that is a bug, never a user error. */
export function reviseLancamento(
  db: Sql,
  account: AccountId,
  id: LancamentoId,
  to: LancamentoFields & { readonly voided: boolean },
  { turn, at }: Written,
): void {
  const now = lancamentoById(db, account, id);
  if (now === undefined) throw new Error(`no lancamento ${id} to revise`);
  const fields = only(to);
  const version = now.version + 1;
  db.run(update, { account, id, ...fields, words: wordsOf(fields), version, voidedAt: to.voided ? at : null });
  db.run(append, {
    account,
    lancamento: id,
    version,
    turn,
    at,
    voided: to.voided ? 1 : 0,
    fields: JSON.stringify(fields),
  });
  moveRollups(db, account, now.voidedAt === null ? now : undefined, to.voided ? undefined : fields);
}
