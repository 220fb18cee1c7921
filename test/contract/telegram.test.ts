import { createHmac } from 'node:crypto';
import { createServer } from 'node:net';
import { telegramServer } from '../fakes/telegram-server.ts';
import { channelContract } from './channel-suite.ts';
import { TOKEN, telegramHarness } from './telegram-harness.ts';

async function nobody(): Promise<string> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 1}`;
}

channelContract(
  'telegram',
  telegramHarness({
    start: async () => {
      const server = await telegramServer(TOKEN);
      return {
        url: server.url,
        shown: async () => server.shown,
        fail: async (fault) => server.fail(fault),
        close: () => server.close(),
      };
    },
    hmac: (secret, bytes) => createHmac('sha256', secret).update(bytes).digest(),
    nobody,
  }),
);
