// FAULTS 21-22: a model that means harm in the planner's place: at the planner alone, and through the whole product, which takes
// thirty times as long an answer.

import { attackPlanner } from '../../hostile/hostile-planner.ts';
import { attackPlans } from '../../hostile/hostile-plans.ts';
import { type Goal, scaled } from '../goal.ts';

export const hostilePlanner: Goal = {
  name: 'hostile-planner',
  promise: 'whatever a model answers, nothing is kept, changed, sent or claimed that the person did not ask for',
  async run(attack) {
    const alone = scaled(5_000, attack);
    const plans = await attackPlans(alone, attack.seed);
    const { outputs, turns, kept, confirmed, failures } = await attackPlanner(scaled(1_000, attack), attack.seed);
    return {
      n: alone + outputs,
      failures: [...plans.failures, ...failures],
      note: `${plans.planned} of ${alone} were plans, ${plans.looks} looks; ${turns} turns, ${kept} things kept as asked, ${confirmed} questions confirmed`,
    };
  },
};
