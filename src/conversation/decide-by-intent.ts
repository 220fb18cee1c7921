// Decides a message that no handler claimed, by its intent alone.

import type { Understanding } from '../language/understanding.ts';
import { ACCOUNT_INTENTS } from './account/account-intents.ts';
import type { Decision } from './decision.ts';
import type { IntentTable } from './intent-table.ts';
import { MONEY_INTENTS } from './money/money-intents.ts';
import { NOTEBOOK_INTENTS } from './notebook/notebook-intents.ts';
import type { Situation } from './situation.ts';
import { TALK_INTENTS } from './talk-intents.ts';

const DECISIONS: IntentTable = { ...NOTEBOOK_INTENTS, ...MONEY_INTENTS, ...ACCOUNT_INTENTS, ...TALK_INTENTS };

/** Always answers: the table has a row for every intent. */
export function decideByIntent(situation: Situation): Decision {
  const { understanding } = situation;
  // A row takes the understanding of its own intent, which the compiler does not follow through the look-up.
  const decide = DECISIONS[understanding.intent] as (meant: Understanding, situation: Situation) => Decision;
  return decide(understanding, situation);
}
