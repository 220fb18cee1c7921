// A person who changed their WhatsApp number goes on where they were, and whoever is given the old one does not.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDoors } from '../llm/open-doors.ts';

let doors: Awaited<ReturnType<typeof openDoors>>;
beforeAll(async () => {
  doors = await openDoors({});
});
afterAll(() => doors.close());

type Ids = { readonly from: string; readonly from_user_id?: string };
const OLD: Ids = { from: '5511999990001', from_user_id: 'BR.1502576394655843' };
const NEW: Ids = { from: '5511999990009', from_user_id: 'BR.9988776655443322' };

async function say(ids: Ids, words: string): Promise<{ text: string; to: unknown }> {
  const [shown] = await doors.whatsappRaw({ ...ids, type: 'text', text: { body: words } });
  const body = shown?.body ?? {};
  return { text: JSON.stringify(body), to: Reflect.get(body, 'recipient') ?? Reflect.get(body, 'to') };
}

it('follows the notice of the platform', { timeout: 30_000 }, async () => {
  await say(OLD, 'gastei 40 no mercado');
  await say(OLD, 'gastei na feira');
  const system = {
    body: 'User Ana changed from 5511999990001 to 5511999990009',
    wa_id: NEW.from,
    user_id: NEW.from_user_id,
    previous_user_id: OLD.from_user_id,
    type: 'user_changed_number',
  };
  expect(await doors.whatsappRaw({ ...OLD, type: 'system', system })).toEqual([]);
  expect(doors.rows('select 1 from quarantine')).toEqual([]);
  expect(await say(NEW, '25')).toMatchObject({
    text: expect.stringContaining('R$ 25,00 em feira'),
    to: NEW.from_user_id,
  });
  expect((await say(NEW, 'quanto gastei esse mês?')).text).toContain('R$ 65,00');
  const stranger = { from: OLD.from, from_user_id: 'BR.4455667788990011' };
  expect((await say(stranger, 'quanto gastei esse mês?')).text).not.toContain('65,00');
});
