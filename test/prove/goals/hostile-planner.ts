// FAULTS 21-22: a model that means harm in the planner's place, through the whole product.

import { attackPlanner } from '../../hostile/hostile-planner.ts';
import { type Goal, scaled } from '../goal.ts';

export const hostilePlanner: Goal = {
  name: 'hostile-planner',
  promise: 'whatever a model answers, nothing is kept, changed, sent or claimed that the person did not ask for',
  async run(attack) {
    const { outputs, turns, kept, confirmed, failures } = await attackPlanner(scaled(100_000, attack), attack.seed);
    return {
      n: outputs,
      failures,
      note: `${turns} turns, ${kept} things kept as asked, ${confirmed} questions confirmed`,
    };
  },
};
