// FAULTS 31, a share of it: `npm run prove -- --only missions` runs ten thousand.

import { expect, it } from 'vitest';
import { LIMITS_SEEN, simulateMissions } from './simulation/simulate-missions.ts';

it('missions in which everything goes wrong end in time, within budget, and answer the person', {
  timeout: 30_000,
}, async () => {
  const seed = Date.now() % 1_000_000;
  const { failures } = await simulateMissions(150, seed);
  expect(failures, `seed ${seed}`).toEqual([]);
});

it('every limit is reached and acts', { timeout: 30_000 }, async () => {
  const { counts } = await simulateMissions(500, 7);
  expect(LIMITS_SEEN.filter((limit) => !counts.has(limit))).toEqual([]);
});
