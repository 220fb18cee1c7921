// A message that reaches us after an outage is recorded on the day it was written.

import { afterEach, expect, it } from 'vitest';
import { openDoors } from '../llm/open-doors.ts';

/** Noon on the first of November in São Paulo. */
const NOW = Date.UTC(2026, 10, 1, 15);
const MINUTE = 60_000;

let doors: Awaited<ReturnType<typeof openDoors>> | undefined;
afterEach(() => doors?.close());

let written = 100;
const from = { id: 42, is_bot: false, first_name: 'Ana' };
const chat = { id: 42, type: 'private', first_name: 'Ana' };

/** What the bot says at `now` to words written at `sent`, on either platform. */
const PLATFORMS = {
  telegram: async (text: string, sent: number) => {
    written += 1;
    const shown = await doors?.telegramRaw({ message: { message_id: written, from, chat, date: sent / 1000, text } });
    return (shown ?? []).map((one) => one.text).join('\n');
  },
  whatsapp: async (body: string, sent: number) => {
    const shown = await doors?.whatsappRaw({ type: 'text', timestamp: String(sent / 1000), text: { body } });
    return (shown ?? []).map((one) => JSON.stringify(one.body)).join('\n');
  },
};
const dates = () => doors?.rows('select date, description from lancamentos order by id');

it.each(['telegram', 'whatsapp'] as const)('%s', { timeout: 30_000 }, async (platform) => {
  let now = NOW;
  doors = await openDoors({}, { clock: { now: () => now }, after: () => () => {} });
  const say = PLATFORMS[platform];
  const evening = NOW - 16 * 60 * MINUTE;
  expect(await say('gastei 50 no mercado', evening)).toContain('ontem');
  expect(await say('ontem gastei 20 na feira', evening)).toContain('30/10');
  // The last second of October, read in November.
  now = Date.UTC(2026, 10, 1, 3) + 2_000;
  await say('padaria 8', now - 3_000);
  now = NOW;
  expect(await say('uber 15', NOW - 1_000)).toContain('hoje');
  // A wrong clock, either way.
  expect(await say('café 5', NOW + 90 * MINUTE)).toContain('hoje');
  expect(await say('suco 6', NOW - 30 * 24 * 60 * MINUTE)).toContain('hoje');
  expect(await say('quanto gastei ontem?', NOW)).toContain('58,00');
  expect(dates()).toMatchObject([
    { date: '2026-10-31' },
    { date: '2026-10-30' },
    { date: '2026-10-31' },
    { date: '2026-11-01' },
    { date: '2026-11-01' },
    { date: '2026-11-01' },
  ]);
  expect(await say('me lembra de regar a horta hoje às 22h', evening)).toContain('só chegou agora');
  expect(await say('me lembra de pagar a luz dia 3 às 9h', evening)).toContain('03/11');
  // A question asked of a late message can still be answered.
  expect(await say('gastei no mercado', evening)).toContain('Quanto foi');
  expect(await say('45', NOW)).toContain('45,00 em mercado');
});
