// What the models cost: the words of /custo, nothing a person says by chance.

import { type Decision, IDLE_STATE } from './decision.ts';
import type { Situation } from './situation.ts';

const ASKS_COST = /^\/?custo$|^quanto custaram os modelos\??$/iu;

export const decideModelCost = ({ text }: Situation): Decision | undefined =>
  ASKS_COST.test(text.trim())
    ? { do: 'run_tool', calls: [{ tool: 'model_cost', args: {} }], next: IDLE_STATE }
    : undefined;
