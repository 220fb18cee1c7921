import { expect, it } from 'vitest';
import { chatClock } from '../../src/cli/chat/chat-clock.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { openLocalSession } from '../../src/runtime/local-session.ts';
import { openMigratedCopy } from '../support/migrated-copy.ts';
import { noPauses } from '../support/no-pauses.ts';

it('is not late with what the clock was moved past by hand', async () => {
  const config = readConfig({ DATABASE_PATH: ':memory:', LOG_LEVEL: 'error' });
  if (!config.ok) throw new Error('the test configuration is wrong');
  const clock = chatClock('2026-11-18T12:00', 'America/Sao_Paulo');
  if (clock === undefined) throw new Error('not a moment');
  const opened = openLocalSession(config.value, { clock, openFile: openMigratedCopy, after: noPauses });
  if (!opened.ok) throw new Error(opened.failure.problem);
  const session = opened.value;
  await session.say({ user: 'bia', body: { kind: 'text', text: 'me lembra amanhã às 9h de ir na feira' } });
  clock.set('2026-11-19T15:00');
  const { replies } = await session.pending();
  await session.close();
  expect(replies.map(({ text }) => text)).toEqual(['⏰ ir na feira (lembrete de 19/11, 9h)']);
});
