// A question that ends by asking the person for a figure asked no source: it says nothing against them.

import { expect, it } from 'vitest';
import type { LocalDate } from '../../src/domain/dates.ts';
import type { Figures } from '../../src/domain/hard-question.ts';
import { notNow } from '../../src/domain/lookup.ts';
import { missionsOver } from '../../src/missions/missions.ts';
import type { Market } from '../../src/ports.ts';
import { EMPTY_LEDGER } from '../support/empty-ledger.ts';
import { virtualTime } from '../support/virtual-time.ts';

const CDI = { value: '14.65', unit: '% a.a.', source: 'Banco Central', of: '2026-11-17', reliability: 100 } as const;
const off = async () => notNow('not_configured');
const market: Market = {
  quote: off,
  fundamentals: off,
  inflation: off,
  news: off,
  indicator: async () => ({ kind: 'found', value: { ...CDI, of: CDI.of as LocalDate }, asOf: 0, stale: false }),
};

it('ten questions without a figure leave the breakers closed, and the eleventh has its CDI', async () => {
  const time = virtualTime();
  const missions = missionsOver({ ...time, market });
  const ask = (figures: Figures, pace: 'whole' | 'at_once') =>
    time.until(
      missions.start({
        id: 'm',
        question: { text: 'quero juntar', domain: 'planejamento_financeiro', coordinator: 'planejamento', figures },
        ledger: EMPTY_LEDGER,
        today: '2026-11-18' as LocalDate,
        pace,
      }).outcome,
    );
  for (let asked = 0; asked < 10; asked += 1) expect((await ask({}, 'at_once')).kind).toBe('needs');
  const outcome = await ask({ goal: 1_000_000, months: 24 }, 'whole');
  expect(outcome.kind === 'answered' && JSON.stringify(outcome.consolidation)).toContain('14,65 % ao ano');
});
