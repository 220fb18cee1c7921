// An account's object dies at every step of moving into another one (docs/adr/0015): nothing is lost, nothing doubled, nobody is
// answered twice, whoever else lived there comes along, and those that move into each other end in one.

import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SendResult } from '../../src/domain/message.ts';
import { plain } from '../../src/domain/text.ts';
import type { Channel } from '../../src/ports.ts';
import { type AccountName, accountName } from '../../src/runtime/account-name.ts';
import { message } from '../contract/people.ts';
import { type Boundary, deaths, stagings } from './staged-objects.ts';

const DAY_MS = 86_400_000;
let clock = { time: 0, now: () => 0 };
let sent: { readonly to: string; readonly text: string }[] = [];
/** Answers of the platform to the next sends, before it takes everything. */
let results: SendResult[] = [];

const channel: Channel = {
  name: 'telegram',
  verify: () => true,
  parse: () => ({ messages: [], receipts: [], rejected: [] }),
  render: (reply) => [{ plain: plain(reply.text), wire: {} }],
  async send({ plain: text }, { chat }) {
    const result = results.shift();
    if (result !== undefined) return result;
    sent.push({ to: chat, text });
    return { kind: 'sent', nativeId: `n-${sent.length}` };
  },
  download: async () => ({ kind: 'failed' }),
  acknowledge: async () => {},
  typing: async () => {},
};

type Someone = { readonly id: string; readonly name: AccountName };
let cast = 0;

function someone(called: string): Someone {
  cast += 1;
  const id = `${called}-${cast}`;
  const name = accountName('telegram', id);
  stagings.set(name, { channels: new Map([['telegram', channel]] as const), clock });
  return { id, name };
}

let serial = 0;
/** As the platform does: again until it is told that the message is stored. */
async function say({ id, name }: Someone, ...texts: string[]): Promise<void> {
  const messages = texts.map((text) => {
    serial += 1;
    return message(id, text, { nativeId: `${id}/${serial}` });
  });
  await expect
    .poll(
      () =>
        env.STAGED.getByName(name)
          .accept(name, messages, [])
          .then(Boolean, () => false),
      { timeout: 5000 },
    )
    .toBe(true);
}

const rows = <Row extends Record<string, SqlStorageValue>>({ name }: Someone, sql: string): Promise<Row[]> =>
  runInDurableObject(env.STAGED.getByName(name), (_, { storage }) => storage.sql.exec<Row>(sql).toArray());
const WAITING = `select (select count(*) from inbox where status in ('received', 'claimed'))
  + (select count(*) from outbox where status in ('queued', 'sending')) as n`;

/** Until nothing waits anywhere, time passing meanwhile for whatever waits for a retry. */
async function quiet(...people: readonly Someone[]): Promise<void> {
  const waiting = async (): Promise<number> => {
    clock.time += 5_000;
    for (const { name } of people)
      await runInDurableObject(env.STAGED.getByName(name), (object) => object.alarm()).catch(() => {});
    const counts = await Promise.all(people.map((one) => rows<{ n: number }>(one, WAITING)));
    return counts.reduce((sum, [row]) => sum + (row?.n ?? 0), 0);
  };
  await expect.poll(waiting, { timeout: 15_000 }).toBe(0);
}

const toldTo = ({ id }: Someone): string[] => sent.filter(({ to }) => to === id).map(({ text }) => text);
const codeIn = (text = ''): string => /(?:entrar|vincular) (\S{4}-\S{4})/.exec(text)?.[1] ?? '';
const invitationOf = async (host: Someone): Promise<string> => {
  await say(host, 'convida minha esposa');
  await quiet(host);
  return codeIn(toldTo(host).at(-1));
};

beforeEach(() => {
  const here = { time: Date.UTC(2026, 10, 21, 15), now: () => here.time };
  clock = here;
  sent = [];
  results = [];
});
afterEach(() => deaths.clear());

const STEPS: readonly { at: Boundary; host: 'lives on' | 'dies too' }[] = [
  { at: 'before take', host: 'lives on' },
  { at: 'after take', host: 'lives on' },
  { at: 'after take', host: 'dies too' },
  { at: 'before accept', host: 'lives on' },
  { at: 'before accept', host: 'dies too' },
  { at: 'after accept', host: 'lives on' },
];

it.each(STEPS)('loses and doubles nothing when it dies $at and the other one $host', async ({ at, host }) => {
  const [ana, bia, caio] = [someone('ana'), someone('bia'), someone('caio')];
  // Caio lives in Bia's object, having joined her money and left it again.
  const first = await invitationOf(bia);
  await say(caio, `entrar ${first}`);
  await quiet(bia, caio);
  await say(ana, 'anota: presente da Bia é um colar');
  await say(bia, 'anota: surpresa no sábado', 'mercado 80', 'me lembra amanhã às 9h de pagar a luz');
  await quiet(ana, bia, caio);
  const code = await invitationOf(ana);
  let died = 0;
  deaths.set(bia.name, (passed, abort) => {
    if (passed !== at || died > 0) return;
    died += 1;
    // Long enough for whatever waits here to be due in the next life, before anything else is done.
    clock.time += 90_000;
    if (host === 'dies too') void evictDurableObject(env.STAGED.getByName(ana.name));
    abort();
  });
  const before = sent.length;
  // The answer to the first one waits for its retry when everything moves.
  results = [{ kind: 'unsent', reason: '429', afterMs: 60_000 }];
  await say(bia, 'padaria 12', `entrar ${code}`, 'almoço 32');
  await say(caio, 'farmácia 45');
  await expect.poll(() => died, { timeout: 5000 }).toBe(1);
  await say(bia, 'uber 23');
  await quiet(ana, bia, caio);

  const replies = sent.slice(before);
  expect(
    replies
      .filter(({ to }) => to === bia.id)
      .map(({ text }) => /padaria|dinheiro do caderno|almoço|uber/.exec(text)?.[0]),
  ).toEqual(['padaria', 'dinheiro do caderno', 'almoço', 'uber']);
  expect(replies.filter(({ to }) => to === caio.id)).toHaveLength(1);
  const kept = await rows<{ cents: number }>(ana, 'select cents from lancamentos order by cents');
  expect(kept.map(({ cents }) => cents)).toEqual([1200, 2300, 3200, 4500, 8000]);
  expect(await rows(ana, 'select title from items')).toHaveLength(2);
  expect(await rows(ana, 'select id from accounts')).toHaveLength(3);
  for (const table of ['accounts', 'items', 'lancamentos', 'inbox', 'outbox', 'schedule'])
    expect(await rows(bia, `select 1 from ${table}`), table).toEqual([]);

  clock.time += 2 * DAY_MS;
  await quiet(ana, bia, caio);
  expect(toldTo(bia).filter((text) => text.includes('pagar a luz'))).toHaveLength(2);
});

/** Everything `people` have, wherever it is: accounts, and notes by their words. */
async function everything(...people: readonly Someone[]): Promise<{ accounts: number; notes: readonly string[] }> {
  const all = await Promise.all(
    people.map(async (one) => ({
      accounts: (await rows(one, 'select 1 from accounts')).length,
      notes: (await rows<{ title: string }>(one, 'select title from items')).map(({ title }) => title),
    })),
  );
  return {
    accounts: all.reduce((sum, { accounts }) => sum + accounts, 0),
    notes: all.flatMap(({ notes }) => notes).sort(),
  };
}

it('ends in one object when two people type each other’s code at once', async () => {
  const [ana, bia] = [someone('ana'), someone('bia')];
  await say(ana, 'anota: arroz');
  await say(bia, 'anota: batata');
  await quiet(ana, bia);
  const [hers, his] = [await invitationOf(ana), await invitationOf(bia)];
  await Promise.all([say(ana, `entrar ${his}`, 'anota: leite'), say(bia, `entrar ${hers}`, 'anota: queijo')]);
  await quiet(ana, bia);
  expect(await everything(ana, bia)).toEqual({ accounts: 2, notes: ['arroz', 'batata', 'leite', 'queijo'] });
  await say(ana, 'anota: ovos');
  await say(bia, 'anota: milho');
  await quiet(ana, bia);
  expect((await everything(ana, bia)).notes).toEqual(['arroz', 'batata', 'leite', 'milho', 'ovos', 'queijo']);
  expect(toldTo(ana).join()).toContain('dinheiro do caderno');
  expect(toldTo(bia).join()).toContain('dinheiro do caderno');
});

it('ends in one object when three move in a ring, and one dies in it', async () => {
  const ring = [someone('ana'), someone('bia'), someone('caio')] as const;
  for (const one of ring) await say(one, `anota: de ${one.id}`);
  await quiet(...ring);
  const codes = await Promise.all(ring.map(invitationOf));
  let died = 0;
  deaths.set(ring[1].name, (_, abort) => {
    died += 1;
    if (died === 1) abort();
  });
  await Promise.all(ring.map((one, n) => say(one, `entrar ${codes[(n + 1) % 3] ?? ''}`)));
  await quiet(...ring);
  expect(died).toBeGreaterThan(0);
  expect(await everything(...ring)).toEqual({ accounts: 3, notes: ring.map(({ id }) => `de ${id}`).sort() });
  for (const one of ring) await say(one, 'anota: fim');
  await quiet(...ring);
  expect((await everything(...ring)).notes).toHaveLength(6);
});
