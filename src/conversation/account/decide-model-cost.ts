// /custo: what the language models have cost. Matched strictly, so that no ordinary sentence triggers it.

import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const ASKS_COST = /^\/?custo$|^quanto custaram os modelos\??$/i;

/** Undefined for anything but the command. */
export const decideModelCost = ({ text }: Situation): Decision | undefined =>
  ASKS_COST.test(text.trim()) ? run({ tool: 'model_cost', args: {} }) : undefined;
decideModelCost.says = [ASKS_COST];
