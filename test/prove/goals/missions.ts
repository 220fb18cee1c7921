// FAULTS 31: loops, floods, dead agents, budgets gone, hangs and lies, in missions on a clock that moves by itself.

import { LIMITS_SEEN, simulateMissions } from '../../missions/simulation/simulate-missions.ts';
import { type Goal, scaled } from '../goal.ts';

export const missions: Goal = {
  name: 'missions',
  promise: 'no mission past its absolute stop or over its budget, nobody unanswered, every limit seen to act',
  async run(attack) {
    const n = scaled(10_000, attack);
    const { failures, counts } = await simulateMissions(n, attack.seed);
    const unseen = LIMITS_SEEN.filter((limit) => !counts.has(limit)).map((limit) => `never seen: ${limit}`);
    const note = LIMITS_SEEN.map((limit) => `${limit} ${counts.get(limit) ?? 0}`).join(', ');
    return { n, failures: [...failures, ...unseen], note };
  },
};
