// Several ids, one person, one object (docs/adr/0005); and strangers who were given somebody's old number.

import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Inbound } from '../../src/domain/message.ts';
import { type AccountName, accountName } from '../../src/runtime/account-name.ts';
import { PLATFORM_NAME, workerIngress } from '../../src/runtime/worker-ingress.ts';
import { message } from '../contract/people.ts';

// Loaded before any object needs it: while vitest loads a module, two objects that import it would share one promise, which
// workerd refuses. In the bundle there is nothing to load.
beforeAll(() => import('@kapso/whatsapp-cloud-api'));

// Objects live as long as the run: every test has its own person.
let phone = '';
let scoped = '';
let person = 0;
beforeEach(() => {
  person += 1;
  phone = `55119999900${person}`;
  scoped = `BR.15025763946${person}`;
});

const nameOf = (id: string): AccountName => accountName('whatsapp', id);
const at = (id: string) => env.ACCOUNTS.getByName(nameOf(id));
const write = (id: string, text: string, more: Partial<Inbound> = {}) =>
  workerIngress(env).accept([message(id, text, { channel: 'whatsapp', ...more })], []);
const messagesAt = (id: string): Promise<string[]> =>
  runInDurableObject(at(id), (_, { storage }) =>
    storage.sql
      .exec<{ nativeId: string }>('select nativeId from inbox order by id')
      .toArray()
      .map((row) => row.nativeId),
  );
const accountsAt = (id: string): Promise<number> =>
  runInDurableObject(
    at(id),
    (_, { storage }) => storage.sql.exec<{ n: number }>('select count(*) as n from accounts').one().n,
  );

it('goes straight to the object of a person with one id', async () => {
  expect(await write(phone, 'oi')).toEqual({ stored: 1, repeated: 0 });
  expect(await messagesAt(phone)).toEqual([`${phone}/oi`]);
});

it('keeps somebody first seen by phone where they are when their scoped id shows up', async () => {
  await write(phone, 'um');
  await write(scoped, 'dois', { aliases: [phone] });
  await write(scoped, 'três');
  await write(phone, 'quatro');
  expect(await messagesAt(phone)).toEqual([`${phone}/um`, `${scoped}/dois`, `${scoped}/três`, `${phone}/quatro`]);
  expect(await messagesAt(scoped)).toEqual([]);
  expect(await accountsAt(phone)).toBe(1);
});

it('leads the phone to somebody first seen by their scoped id', async () => {
  await write(scoped, 'um', { aliases: [phone] });
  await write(phone, 'dois');
  expect(await messagesAt(scoped)).toEqual([`${scoped}/um`, `${phone}/dois`]);
  expect(await messagesAt(phone)).toEqual([]);
  expect(await accountsAt(scoped)).toBe(1);
});

it('finds one home for both ids however many messages come at once', async () => {
  await write(phone, 'um');
  const texts = Array.from({ length: 10 }, (_, n) => `m${n}`);
  await Promise.all(texts.map((text) => write(scoped, text, { aliases: [phone] })));
  expect((await messagesAt(phone)).length).toBe(11);
  expect(await messagesAt(scoped)).toEqual([]);
});

it('gives a stranger with a handed-on number an account of their own', async () => {
  await write(phone, 'um');
  await write(scoped, 'dois', { aliases: [phone] });
  const stranger = `${scoped}9`;
  await write(stranger, 'três', { aliases: [phone] });
  expect(await messagesAt(stranger)).toEqual([`${stranger}/três`]);
  expect(await messagesAt(phone)).toEqual([`${phone}/um`, `${scoped}/dois`]);
});

it('does not join two people who both had accounts', async () => {
  await write(phone, 'um');
  await write(scoped, 'dois');
  await write(scoped, 'três', { aliases: [phone] });
  expect(await messagesAt(phone)).toEqual([`${phone}/um`]);
  expect(await messagesAt(scoped)).toEqual([`${scoped}/dois`, `${scoped}/três`]);
});

it('forgets the pointers with the account', async () => {
  await write(scoped, 'anota: leite', { aliases: [phone] });
  const keysAt = (id: string) =>
    runInDurableObject(at(id), (_, { storage }) => [...storage.kv.list()].map(([key]) => key));
  expect(await keysAt(phone)).toContain('home');
  await runInDurableObject(at(scoped), (_, { storage }) => {
    for (const table of ['accounts', 'identities', 'inbox', 'outbox']) storage.sql.exec(`delete from ${table}`);
  });
  const platform = env.PLATFORM.getByName(PLATFORM_NAME);
  for (const id of [phone, scoped, 'somebody else']) {
    await platform.quarantine('whatsapp', new TextEncoder().encode(`{"from":"${id}"}`), 'unknown kind');
  }
  await runInDurableObject(at(scoped), (object) => object.alarm());
  const bodies = await runInDurableObject(platform, (_, { storage }) => [
    ...storage.sql.exec<{ body: string }>('select cast(raw as text) as body from quarantine'),
  ]);
  // The platform is one for all tests: what others left there is not looked at.
  expect(bodies.filter(({ body }) => body.startsWith('{"from"'))).toEqual([{ body: '{"from":"somebody else"}' }]);
  expect(await keysAt(phone)).toEqual([]);
  expect(await keysAt(scoped)).toEqual([]);
});

it('finds a group again that got another id, for everybody in it', async () => {
  const old = { channel: 'telegram', chat: `-4${person}`, group: true } as const;
  const now = { ...old, chat: `-1004${person}` };
  const people = [`1${person}`, `2${person}`];
  const object = (id: string) => env.ACCOUNTS.getByName(accountName('telegram', id));
  const say = async (id: string, text: string, more: Partial<Inbound>) => {
    await workerIngress(env).accept([message(id, text, more)], []);
    await runDurableObjectAlarm(object(id));
  };
  const chatsOf = (id: string) =>
    runInDurableObject(object(id), (_, { storage }) =>
      storage.sql.exec<{ id: number; chat: string }>('select id, chat from conversations').toArray(),
    );
  for (const id of people) await say(id, 'gastei no mercado', old);
  await workerIngress(env).move({ kind: 'group', channel: 'telegram', from: old.chat, to: now.chat });
  for (const id of people) {
    const before = await chatsOf(id);
    await say(id, '45', now);
    expect(await chatsOf(id)).toEqual(before.map((row) => ({ ...row, chat: now.chat })));
  }
});

describe('a changed number', () => {
  const other = () => ({ phone: `55219888800${person}`, scoped: `BR.29988776655${person}` });
  const tell = () =>
    workerIngress(env).move({
      kind: 'person',
      channel: 'whatsapp',
      from: [scoped, phone],
      to: { person: other().scoped, chat: other().scoped, aliases: [other().phone] },
    });
  const answered = async (id: string) => void (await runDurableObjectAlarm(at(id)));
  const notes = (id: string): Promise<string[]> =>
    runInDurableObject(at(id), (_, { storage }) =>
      storage.sql
        .exec<{ title: string }>('select title from items order by id')
        .toArray()
        .map(({ title }) => title),
    );
  const chats = (id: string): Promise<string[]> =>
    runInDurableObject(at(id), (_, { storage }) =>
      storage.sql
        .exec<{ chat: string }>('select chat from conversations order by id')
        .toArray()
        .map(({ chat }) => chat),
    );

  it('is followed to where the notebook is', async () => {
    await write(scoped, 'anota: leite', { aliases: [phone], chat: scoped });
    await answered(scoped);
    expect([await tell(), await tell()]).toEqual(['moved', 'unknown']);
    const now = other();
    await write(now.scoped, 'anota: pão', { aliases: [now.phone], chat: now.scoped });
    await answered(scoped);
    expect(await notes(scoped)).toEqual(['leite', 'pão']);
    expect(await chats(scoped)).toEqual([now.scoped]);
    expect(await accountsAt(scoped)).toBe(1);
    expect(await messagesAt(now.scoped)).toEqual([]);
  });

  it('leads a stranger with the old number to a notebook of their own, whoever’s object it was', async () => {
    await write(phone, 'anota: leite', { chat: phone });
    await answered(phone);
    expect(await tell()).toBe('moved');
    const stranger = `BR.37766554433${person}`;
    await write(stranger, 'anota: ovo', { aliases: [phone], chat: stranger });
    await answered(stranger);
    expect(await notes(stranger)).toEqual(['ovo']);
    const now = other();
    await write(now.scoped, 'anota: pão', { aliases: [now.phone], chat: now.scoped });
    await answered(phone);
    expect(await notes(phone)).toEqual(['leite', 'pão']);
  });

  it('merges no two notebooks', async () => {
    const now = other();
    await write(scoped, 'anota: leite', { aliases: [phone], chat: scoped });
    await write(now.scoped, 'anota: pão', { aliases: [now.phone], chat: now.scoped });
    await answered(scoped);
    await answered(now.scoped);
    expect(await tell()).toBe('kept_apart');
    expect(await notes(scoped)).toEqual(['leite']);
    expect(await notes(now.scoped)).toEqual(['pão']);
  });
});
