// A group on WhatsApp delivers everything that is said in it: only what is for the bot is answered.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDoors } from '../llm/open-doors.ts';

let doors: Awaited<ReturnType<typeof openDoors>>;
beforeAll(async () => {
  doors = await openDoors({});
});
afterAll(() => doors.close());

const OUR_NUMBER = '551150283881';
const say = async (fields: object): Promise<string[]> =>
  (await doors.whatsappRaw({ group_id: 'Y2FwaV9ncm91cDox', ...fields })).map(({ body }) => JSON.stringify(body));
const text = (body: string, more = {}) => say({ type: 'text', text: { body }, ...more });

it('leaves talk among people alone, and answers what is for it', { timeout: 30_000 }, async () => {
  for (const words of ['kkkk boa', 'oi gente', 'sim', '1', 'valeu', '❤️']) expect(await text(words), words).toEqual([]);
  expect(await say({ type: 'image', image: { id: '77', mime_type: 'image/jpeg' } })).toEqual([]);
  expect(await say({ type: 'sticker', sticker: { id: '78', mime_type: 'image/webp' } })).toEqual([]);
  expect((await text('gastei 40 no carvão'))[0]).toContain('R$ 40,00 em carvão');
  expect((await text(`@${OUR_NUMBER} oi`))[0]).toMatch(/Oi!/u);
  expect((await text('valeu', { context: { from: OUR_NUMBER, id: 'wamid.x' } }))[0]).toContain('Por nada');
  // An open question hears everything its person says.
  expect((await text('gastei no mercado'))[0]).toContain('Quanto foi');
  expect((await text('45'))[0]).toContain('R$ 45,00 em mercado');
});
