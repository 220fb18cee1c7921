// The first rule that fits, asking only those whose cues the message has. What a rule waits for is worked out of its own
// condition, so there is nothing to declare: a rule that looks first for what it cannot do without is asked only where it is.

import { isAwake, type Wait, waitOf } from '../cues/wait.ts';
import type { Reading } from '../reading.ts';
import type { Rule } from './rule.ts';
import { RULES } from './rule-table.ts';

/** One a message, from the first rule on: nobody waits for all of it. Until then a rule is asked about everything. */
const waits: (Wait | undefined)[] = [];

/** The last rule always fits. */
export function firstThatFits(r: Reading): Rule {
  const next = RULES[waits.length];
  if (next !== undefined) waits.push(waitOf(next.when));
  for (let i = 0; i < RULES.length; i++) {
    const wait = waits[i];
    if (wait !== undefined && !isAwake(wait, r.cues)) continue;
    const rule = RULES[i];
    if (rule?.when(r)) return rule;
  }
  throw new Error('the last rule always fits');
}
