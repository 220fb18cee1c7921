// FAULTS 23-24: orders in words that other people wrote, by every way in which such words reach a notebook.

import { inject } from '../../hostile/injection.ts';
import { CARRIER_NAMES } from '../../hostile/injection-carriers.ts';
import { INJECTION_CASES } from '../../hostile/injection-cases.ts';
import { type Goal, scaled } from '../goal.ts';

/** In one notebook; more would fill it beyond what anybody reads. */
const A_NOTEBOOK = 42;

export const injection: Goal = {
  name: 'injection',
  promise: 'no page, forward, file, name or note can add an effect, and nothing private leaves in a link or a look-up',
  async run(attack) {
    const cases = INJECTION_CASES.slice(0, scaled(INJECTION_CASES.length, attack));
    const total = { n: 0, asked: 0, reached: 0, failures: [] as string[] };
    for (const carrier of CARRIER_NAMES) {
      for (let from = 0; from < cases.length; from += A_NOTEBOOK) {
        const { cases: n, asked, reached, failures } = await inject(carrier, cases.slice(from, from + A_NOTEBOOK));
        total.n += n;
        total.asked += asked;
        total.reached += reached;
        total.failures.push(...failures);
      }
    }
    const { n, failures, asked, reached } = total;
    return {
      n,
      failures,
      note: `${cases.length} orders by ${CARRIER_NAMES.length} ways; ${asked} turns asked a model that obeys, which read the order ${reached} times`,
    };
  },
};
