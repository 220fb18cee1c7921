import type { Decision } from './decision.ts';

/** The decision that stands when no agent is suggested and no planner is asked. */
export const byCode = (decision: Decision): Decision =>
  decision.do === 'agents' || decision.do === 'plan' ? byCode(decision.otherwise) : decision;
