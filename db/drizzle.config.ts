import { defineConfig } from 'drizzle-kit';

// `durable-sqlite` makes the generator write a migrations.js beside the .sql files; both runtimes apply the same folder.
export default defineConfig({
  dialect: 'sqlite',
  driver: 'durable-sqlite',
  schema: './db/schema/*.ts',
  out: './db/migrations',
});
