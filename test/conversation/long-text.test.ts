// Hostile length, through the whole turn: the time a message takes grows with the message and no faster.

import { afterAll, describe, expect, it } from 'vitest';
import { prepareWith } from '../../src/conversation/prepare.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { openLocalSession } from '../../src/runtime/local-session.ts';
import { cpuNow } from '../support/cpu-now.ts';
import { openMigratedCopy } from '../support/migrated-copy.ts';
import { offlineWorld } from '../support/offline-world.ts';

const PIECES = [
  '?',
  '!',
  '. ',
  ' ',
  'a',
  'a ',
  'é ',
  '1',
  '1 ',
  '1,',
  'ou 1 ',
  'ano ',
  'paga 1 ',
  'e ',
  'de ',
  '- ',
  '\n',
  'R$ ',
  'x, ',
  ': ',
  '"',
  'não ',
  'quando ',
  '? a',
];
const fill = (piece: string, length: number): string => `a${piece.repeat(length / piece.length)}x`;

const config = readConfig({ DATABASE_PATH: ':memory:', LOG_LEVEL: 'error' });
if (!config.ok) throw new Error('the test configuration is wrong');
const opened = openLocalSession(config.value, {
  clock: { now: () => Date.UTC(2026, 10, 18, 15) },
  openFile: openMigratedCopy,
  log: { info() {}, warn() {}, error: (event, data) => console.error(event, data) },
  prepare: prepareWith(offlineWorld),
  market: offlineWorld.market,
});
if (!opened.ok) throw new Error(opened.failure.problem);
const session = opened.value;
afterAll(() => session.close());

/** Someone who has an entry, a list, a reminder and what was just said. */
async function best(piece: string, length: number): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run += 1) {
    const user = `${piece}${length}${run}`;
    const say = (text: string) => session.say({ user, body: { kind: 'text', text } });
    for (const text of ['uber 20', 'lista de compras: arroz, feijão', 'me lembra amanhã às 9h de pagar a luz'])
      await say(text);
    const start = cpuNow();
    await say(fill(piece, length));
    fastest = Math.min(fastest, cpuNow() - start);
  }
  return fastest;
}

describe('a long message', () => {
  it.each(PIECES)('of %j', { timeout: 60_000 }, async (piece) => {
    const small = await best(piece, 4_096);
    const large = await best(piece, 16_384);
    // Four times the text: linear is 4, quadratic would be 16. The constant covers a noisy machine.
    expect(large).toBeLessThan(small * 8 + 60);
    expect(large).toBeLessThan(1500);
  });
});
