// A new object gets its schema in one piece. It must be what the migrations leave, and an object that began long ago gets there too.

import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import migrations from '../../db/migrations/migrations.js';
import { migrateDurable } from '../../src/runtime/durable-migrations.ts';

type Piece = { readonly name: string; readonly sql: string };

const DRIZZLES = '__drizzle_migrations';
const everything = ({ sql }: DurableObjectStorage): Piece[] =>
  sql
    .exec<Piece>(
      `select name, sql from sqlite_schema where sql is not null and name not like '\\_cf%' escape '\\' order by name`,
    )
    .toArray()
    .filter(({ name }) => name !== DRIZZLES);
const settings = ({ sql }: DurableObjectStorage) => sql.exec('select * from itemsFts_config order by k').toArray();
const noted = ({ sql }: DurableObjectStorage) =>
  sql.exec<{ at: number }>(`select max(created_at) as at from ${DRIZZLES}`).one().at;

const fresh = () =>
  runInDurableObject(env.BARE.getByName(crypto.randomUUID()), (_, { storage }) => ({
    schema: everything(storage),
    settings: settings(storage),
    noted: noted(storage),
  }));

it.each([1, 12, 20, migrations.journal.entries.length])(
  'an object of migration %i grows into what a new one has',
  async (count) => {
    const { entries } = migrations.journal;
    const stub = env.BARE.getByName(crypto.randomUUID());
    const grown = await runInDurableObject(stub, async (_, { storage }) => {
      await storage.deleteAll();
      storage.sql.exec(`create table ${DRIZZLES} (id serial primary key, hash text not null, created_at numeric)`);
      for (const { idx, when } of entries.slice(0, count)) {
        storage.sql.exec(migrations.migrations[`m${String(idx).padStart(4, '0')}`] ?? '');
        storage.sql.exec(`insert into ${DRIZZLES} (hash, created_at) values ('', ?)`, when);
      }
      await migrateDurable(storage);
      return { schema: everything(storage), settings: settings(storage), noted: noted(storage) };
    });
    expect(grown).toEqual(await fresh());
  },
);
