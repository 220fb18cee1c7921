// `npm run db:generate`, second half: db/schema.sql from the migrations.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openSqliteFile } from '../src/runtime/sqlite-file.ts';
import { schemaOf } from './schema-of.ts';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const { database, close } = openSqliteFile(':memory:', here('migrations'));
writeFileSync(here('schema.sql'), schemaOf(database));
close();
