// What is wrong with the environment is told all at once: whoever deploys should not mend, start, and find the next.

import { expect, it } from 'vitest';
import { readConfig } from '../../src/runtime/config.ts';

it('complains of every setting, of those that allow few words and of the others', () => {
  const wrong = {
    LOG_LEVEL: 'loud',
    WEB_CHANNEL: 'false',
    NODE_ENV: 'prod',
    PORT: '99999',
    TZ_DEFAULT: 'Mars',
    ADMIN_PASSWORD: 'curta',
    PLANNER_MODEL: 'nenhum-que-exista',
  };
  const config = readConfig({ ...wrong, TELEGRAM_BOT_TOKEN: `1234:${'A'.repeat(30)}` });
  const named = config.ok ? [] : config.failure.map(({ variable }) => variable);
  expect(named.toSorted()).toEqual([...Object.keys(wrong), 'TELEGRAM_WEBHOOK_SECRET'].toSorted());
});
