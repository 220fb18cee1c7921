// What is said of entries that are asked about: among how many, which of them is wrong, whose part they are.

import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { decideOwePart } from '../owing/decide-owe-part.ts';
import { amendSeveral } from './amend-several.ts';
import { answerHowMany } from './ask-how-many.ts';

/** Undefined when the words say nothing of the kind. */
export const amendAsked = (situation: Situation): Decision | undefined =>
  answerHowMany(situation) ?? amendSeveral(situation) ?? decideOwePart(situation);
