// Of drizzle the worker compiles statements of SQLite and migrates. Queries by relations, which the schema declares none of, and the
// types of Postgres come along otherwise: what every chunk of SQL is asked for is whether it is one of its enums.

import type { Plugin } from 'esbuild';

const NOTHING_BY_RELATIONS =
  'Many One Relation Relations RelationalQueryBuilder SQLiteRelationalQuery SQLiteSyncRelationalQuery'
    .split(' ')
    .map((name) => `export class ${name} {}`)
    .join('\n');
const NO_RELATIONS =
  'createTableRelationsHelpers extractTablesRelationalConfig getOperators getOrderByOperators createMany createOne mapRelationalRow normalizeRelation relations'
    .split(' ')
    .map((name) => `export const ${name} = () => ({});`)
    .join('\n');

/** For esbuild, when the worker is bundled. */
export const drizzleForWorker: Plugin = {
  name: 'drizzle for the worker',
  setup(one) {
    one.onLoad({ filter: /\/drizzle-orm\/(?:relations|sqlite-core\/query-builders\/query)\.js$/ }, () => ({
      contents: `${NOTHING_BY_RELATIONS}\n${NO_RELATIONS}`,
    }));
    one.onLoad({ filter: /\/drizzle-orm\/pg-core\/columns\/enum\.js$/ }, () => ({
      contents: 'export const isPgEnum = () => false;',
    }));
  },
};
