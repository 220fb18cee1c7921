// What is told to a platform as received must be on disk, so nothing connected may start on a database in memory.

import { expect, it } from 'vitest';
import { findings } from '../../src/cli/doctor/findings.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { unkept } from '../../src/runtime/unkept.ts';

const TELEGRAM = { TELEGRAM_BOT_TOKEN: `1234:${'A'.repeat(30)}`, TELEGRAM_WEBHOOK_SECRET: 'a'.repeat(16) };

it.each([
  [1, { DATABASE_PATH: ':memory:', ...TELEGRAM }],
  [0, { DATABASE_PATH: ':memory:' }],
  [0, { DATABASE_PATH: 'data/caderneta.db', ...TELEGRAM }],
])('%d objections to %o', (objections, env) => {
  const config = readConfig(env);
  expect(config.ok && unkept(config.value)).toHaveLength(objections);
});

it('is a problem to the doctor, who goes no further', async () => {
  const found = await Array.fromAsync(findings({ DATABASE_PATH: ':memory:', ...TELEGRAM }));
  expect(found).toMatchObject([
    { level: 'problem', what: expect.stringContaining('DATABASE_PATH precisa ser um arquivo') },
  ]);
});
