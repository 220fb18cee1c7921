// On-disk cache of external API answers, shared by all accounts. Single-row reads and writes, so no transactions.

import { sql } from '../../db/drizzle.ts';
import { clientAnswers } from '../../db/schema/client-answers.ts';
import type { Instant } from '../domain/ids.ts';
import type { Sql } from './sql.ts';
import { arg, statement } from './statement.ts';

export type KeptAnswer = { readonly at: Instant; readonly value: unknown };

type Row = { key: string; at: Instant; value: string; until: Instant };

const read = statement<{ key: string }>()((db) =>
  db
    .select({ at: clientAnswers.at, value: clientAnswers.value })
    .from(clientAnswers)
    .where(sql`${clientAnswers.key} = ${arg('key')}`),
);

const write = statement<Row>()((db) =>
  db
    .insert(clientAnswers)
    .values({ key: arg('key'), at: arg('at'), value: arg('value'), until: arg('until') })
    .onConflictDoUpdate({
      target: clientAnswers.key,
      set: { at: arg('at'), value: arg('value'), until: arg('until') },
    }),
);

/**
 * `at`: epoch milliseconds of when it was fetched; the reader decides whether that is too old. Undefined when never
 * fetched.
 */
export function keptClientAnswer(db: Sql, key: string): KeptAnswer | undefined {
  const row = db.get(read, { key });
  return row === undefined ? undefined : { at: row.at, value: JSON.parse(row.value) };
}

/** Call inside a transaction. */
export function keepClientAnswer(db: Sql, key: string, { at, value }: KeptAnswer, until: Instant): void {
  db.run(write, { key, at, value: JSON.stringify(value), until });
}
