// Codes between objects: whoever types one moves to where it leads, whole, and is answered there (docs/adr/0015).

import { runInDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { HistoryEntry } from '../../src/http/web/history-entry.ts';
import { accountName } from '../../src/runtime/account-name.ts';
import { workerIngress } from '../../src/runtime/worker-ingress.ts';
import { message } from '../contract/people.ts';
import { openPage } from '../support/open-page.ts';

const worker = exports.default;
let sent = 0;

const historyOf = async (chat: string): Promise<HistoryEntry[]> => {
  const response = await worker.fetch(`http://caderneta.test/api/web/history?conversation=${chat}`);
  return ((await response.json()) as { messages: HistoryEntry[] }).messages;
};

/** Says it on the page and waits until nothing is left to answer. */
async function say(chat: string, text: string): Promise<string> {
  sent += 1;
  const id = String(sent);
  await worker.fetch('http://caderneta.test/api/web/messages', {
    method: 'POST',
    body: JSON.stringify({ conversation: chat, id, text }),
  });
  await quiet('web', chat);
  return lastTo(chat);
}

const lastTo = async (chat: string): Promise<string> => (await historyOf(chat)).at(-1)?.text ?? '';

const rowsAt = (name: string, sql: string): Promise<unknown[]> =>
  runInDurableObject(env.ACCOUNTS.getByName(name), (_, { storage }) => storage.sql.exec(sql).toArray());

async function quiet(channel: 'web' | 'whatsapp', person: string): Promise<void> {
  const busy = async (): Promise<number> => {
    const home = await runInDurableObject(
      env.ACCOUNTS.getByName(accountName(channel, person)),
      (_, { storage }) => storage.kv.get<string>('home') ?? accountName(channel, person),
    );
    const [row] = (await rowsAt(home, "select count(*) as n from inbox where status in ('received', 'claimed')")) as {
      n: number;
    }[];
    return row?.n ?? 0;
  };
  await expect.poll(busy, { timeout: 5000 }).toBe(0);
}

it('lets a second person into the money, with their own notes in their own notebook', async () => {
  await say('ana-w', 'me chama de Ana');
  await say('ana-w', 'mercado 80');
  await say('ana-w', 'anota: presente da Bia é um colar');
  await say('bia-w', 'me chama de Bia');
  await say('bia-w', 'anota: surpresa da Ana no sábado');
  await say('bia-w', 'almoço 32');
  const code = /entrar (\S{4}-\S{4})/.exec(await say('ana-w', 'convida minha esposa'))?.[1] ?? '';
  expect(code).not.toBe('');
  const page = await openPage(worker, 'bia-w');
  expect(await say('bia-w', `entrar ${code}`)).toContain('dinheiro do caderno de Ana');
  await page.close();
  // Nothing of hers stays in the object she had.
  expect(await rowsAt(accountName('web', 'bia-w'), 'select count(*) as n from items')).toEqual([{ n: 0 }]);
  expect(await rowsAt(accountName('web', 'ana-w'), 'select count(*) as n from accounts')).toEqual([{ n: 2 }]);
  expect(await say('bia-w', 'sim')).toContain('Pedi!');
  await expect.poll(() => lastTo('ana-w'), { timeout: 5000 }).toContain('Bia quer usar');
  expect(await say('ana-w', 'sim')).toContain('Bia entrou');
  await expect.poll(() => lastTo('bia-w'), { timeout: 5000 }).toContain('você entrou no dinheiro de Ana');
  await say('bia-w', 'farmácia 45');
  expect(await say('ana-w', 'quanto gastei hoje?')).toContain('R$ 125,00');
  expect(await say('ana-w', 'mostra')).toMatch(/farmácia.* · Bia/);
  expect(await say('bia-w', 'minhas notas')).toContain('surpresa');
  expect(await say('bia-w', 'minhas notas')).not.toContain('colar');
  expect(await say('bia-w', 'cadê a surpresa?')).toContain('sábado');
  expect(await say('bia-w', 'sair da casa')).toContain('Você saiu');
  expect(await say('bia-w', 'quanto gastei hoje?')).toContain('R$ 32,00');
  const after = await openPage(worker, 'bia-w');
  await worker.fetch('http://caderneta.test/api/web/messages', {
    method: 'POST',
    body: JSON.stringify({ conversation: 'bia-w', id: 'fim', text: 'anota: leite' }),
  });
  // What was said while no page was open comes first.
  let heard = '';
  while (!heard.includes('leite')) heard = (await after.next('reply')).text;
  await after.close();
});

it('opens one notebook on two channels, and answers in order what came while it moved', async () => {
  const phone = 'BR.999000111';
  const write = (text: string) => workerIngress(env).accept([message(phone, text, { channel: 'whatsapp' })], []);
  await say('leo-w', 'anota: senha do wi-fi é bolo123');
  const code = /vincular (\S{4}-\S{4})/.exec(await say('leo-w', 'vincular'))?.[1] ?? '';
  await write('oi');
  await quiet('whatsapp', phone);
  await Promise.all([write(`vincular ${code}`), write('anota: um'), write('anota: dois')]);
  await quiet('whatsapp', phone);
  await expect.poll(() => lastTo('leo-w'), { timeout: 5000 }).toContain('WhatsApp agora usa este caderno');
  expect(await say('leo-w', 'minhas notas')).toMatch(/3 notas/);
  expect(await say('leo-w', 'desvincular')).toContain('o WhatsApp não usa mais este caderno');
});

it('says of a code of nobody what it says on Node, and stays', async () => {
  expect(await say('caio-w', 'entrar AAAA-AAAA')).toContain('Esse convite não vale');
  expect(await say('caio-w', 'vincular AAAA-AAAA')).toContain('Esse código não vale');
  expect(await rowsAt(accountName('web', 'caio-w'), 'select count(*) as n from accounts')).toEqual([{ n: 1 }]);
});
