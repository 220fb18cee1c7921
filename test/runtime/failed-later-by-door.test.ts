// WhatsApp accepts a message and says only later that it was not delivered.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDoors } from '../llm/open-doors.ts';

const WINDOW_SHUT = 131_047;

let doors: Awaited<ReturnType<typeof openDoors>>;
beforeAll(async () => {
  doors = await openDoors({});
});
afterAll(() => doors.close());

const say = async (body: string) =>
  (await doors.whatsappRaw({ type: 'text', text: { body } })).map((one) => ({
    id: one.id,
    text: JSON.stringify(one.body),
  }));

it('tells again, once, what came into a shut window, when the person writes', { timeout: 30_000 }, async () => {
  const [kept] = await say('anota: chave na gaveta');
  for (const _ of [1, 2]) expect(await doors.whatsappStatus(kept?.id ?? '', 'failed', WINDOW_SHUT)).toEqual([]);
  const [again, answer, ...more] = await say('anota: comprar gelo');
  expect(again?.text).toContain('chave na gaveta');
  expect(answer?.text).toContain('comprar gelo');
  expect(more).toEqual([]);
  await doors.whatsappStatus(kept?.id ?? '', 'failed', WINDOW_SHUT);
  await doors.whatsappStatus(again?.id ?? '', 'delivered');
  expect(await say('anota: ligar pra Bia')).toHaveLength(1);
});
