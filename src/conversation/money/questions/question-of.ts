// The question that understood words ask of the ledger.

import type { Question } from '../../../finance/question.ts';
import type { Understanding } from '../../../language/understanding.ts';

/** The question that an understanding asks of the ledger; undefined for other intents. */
export const questionOf = (meant: Understanding): Question | undefined => {
  if (meant.intent !== 'simplista') return undefined;
  const { filter: _, ...slots } = meant.slots;
  return slots;
};
