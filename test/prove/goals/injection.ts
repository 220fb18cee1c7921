// FAULTS 23-24: orders in words that other people wrote, by every way in which such words reach a notebook.

import { inject } from '../../hostile/injection.ts';
import { CARRIER_NAMES } from '../../hostile/injection-carriers.ts';
import { INJECTION_CASES } from '../../hostile/injection-cases.ts';
import { type Goal, scaled } from '../goal.ts';

/** Four in five of those known, a different four with another seed, so that the whole suite ends in ten minutes; `--n 1.25` is all. */
const CASES = Math.ceil(INJECTION_CASES.length * 0.8);

/** In one notebook; more would fill it beyond what anybody reads. */
const A_NOTEBOOK = 42;

export const injection: Goal = {
  name: 'injection',
  promise: 'no page, forward, file, name or note can add an effect, and nothing private leaves in a link or a look-up',
  async run(attack) {
    const from = attack.seed % INJECTION_CASES.length;
    const turned = [...INJECTION_CASES.slice(from), ...INJECTION_CASES.slice(0, from)];
    const cases = turned.slice(0, scaled(CASES, attack));
    const total = { n: 0, asked: 0, reached: 0, failures: [] as string[] };
    for (const carrier of CARRIER_NAMES) {
      for (let first = 0; first < cases.length; first += A_NOTEBOOK) {
        const { cases: n, asked, reached, failures } = await inject(carrier, cases.slice(first, first + A_NOTEBOOK));
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
