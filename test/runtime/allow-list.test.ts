import { expect, it } from 'vitest';
import type { Inbound } from '../../src/domain/message.ts';
import type { Ingress } from '../../src/ports.ts';
import { onlyAllowed } from '../../src/runtime/allow-list.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { message } from '../contract/people.ts';

const silent = { info() {}, warn() {}, error() {} };

async function stored(list: string, ...messages: Inbound[]): Promise<string[]> {
  const config = readConfig(list === '' ? {} : { ALLOWED_PEOPLE: list });
  if (!config.ok) throw new Error(config.failure.map(({ problem }) => problem).join());
  const heard: string[] = [];
  const ingress: Ingress = {
    async accept(some) {
      heard.push(...some.map(({ person }) => person));
      return { stored: some.length, repeated: 0 };
    },
    move: async () => 'unknown',
    async quarantine() {},
  };
  await onlyAllowed(ingress, config.value.allowedPeople, silent).accept(messages, []);
  return heard;
}

it('lets everybody in without a list, and only those on it with one', async () => {
  const ana = message('111', 'oi');
  const stranger = message('999', 'oi');
  const sameNumberElsewhere = message('111', 'oi', { channel: 'whatsapp' });
  const byAlias = message('BR.1', 'oi', { channel: 'whatsapp', aliases: ['5511999990000'] });
  expect(await stored('', ana, stranger)).toEqual(['111', '999']);
  expect(await stored('telegram:111, whatsapp:5511999990000', ana, stranger, sameNumberElsewhere, byAlias)).toEqual([
    '111',
    'BR.1',
  ]);
  // A mobile as people write it, known to WhatsApp without its ninth digit.
  const older = message('553188887777', 'oi', { channel: 'whatsapp' });
  expect(await stored('whatsapp:5531988887777', older)).toEqual(['553188887777']);
  expect(await stored('telegram:111', message('eu', 'oi', { channel: 'web' }))).toEqual(['eu']);
});

it('refuses a list it cannot read rather than let everybody in', () => {
  expect(readConfig({ ALLOWED_PEOPLE: '111, telegram:222' }).ok).toBe(false);
  expect(readConfig({ ALLOWED_PEOPLE: ' , ' }).ok).toBe(false);
  // It would match nobody.
  for (const mistaken of ['whatsapp:+5511999990000', 'whatsapp:11 99999-0000', 'telegram:@ana'])
    expect(readConfig({ ALLOWED_PEOPLE: mistaken }).ok).toBe(false);
});
