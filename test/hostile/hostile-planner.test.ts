// A small share of `npm run prove -- --only hostile-planner` with each run of the tests.

import { expect, it } from 'vitest';
import { attackPlanner } from './hostile-planner.ts';
import { attackPlans } from './hostile-plans.ts';

/** The same luck every time: what other seeds find is found by `prove`. */
const seed = 20_261_122;

it('what a hostile model plans is the person’s own, or no plan', { timeout: 60_000 }, async () => {
  const { failures, planned, looks } = await attackPlans(3_000, seed);
  expect(failures).toEqual([]);
  // An adversary that is never obeyed in what is allowed proves nothing.
  expect(planned).toBeGreaterThan(20);
  expect(looks).toBeGreaterThan(20);
});

it('whole conversations with it: nothing that was not asked for', { timeout: 60_000 }, async () => {
  const { failures, outputs, confirmed } = await attackPlanner(250, seed);
  expect(failures, `npm run prove -- --only hostile-planner --seed ${seed}`).toEqual([]);
  expect(outputs).toBeGreaterThanOrEqual(250);
  expect(confirmed).toBeGreaterThan(0);
});
