// A database's schema as statements, in the order in which they can be run: what the migrations leave, in one piece.

import type Database from 'better-sqlite3';

/** Tables that SQLite keeps for a virtual table; it creates them itself. */
const SHADOW = /^itemsFts_/;

/**
 * @param database as the migrations leave it
 * @returns statements that end with `;`, one a line of blank lines apart. Rows are left out, except the settings of the search index.
 */
export function schemaOf(database: Database.Database): string {
  const statements = database
    .prepare<[], { name: string; sql: string }>(
      `select name, sql from sqlite_schema where sql is not null and name not like 'sqlite%' and name <> '__drizzle_migrations'
       order by type <> 'table', type = 'trigger', rowid`,
    )
    .all()
    .filter(({ name }) => !SHADOW.test(name))
    .map(({ sql }) => `${sql};`);
  return `${[...statements, `INSERT INTO itemsFts(itemsFts, rank) VALUES ('secure-delete', 1);`].join('\n\n')}\n`;
}
