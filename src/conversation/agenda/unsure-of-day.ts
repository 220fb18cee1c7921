// "A consulta passou pra três da tarde", where no consulta is kept: on which day is only guessed, so that it is asked.

import { pattern } from '../../domain/pattern.ts';
import { askIfUnsure } from '../ask-if-unsure.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const MOVED = pattern('i')`
  (?<![a-zà-ÿ])(?:passou|mudou|atrasou|adiantou|adiou|remarcou|ficou|foi (?:adiad|remarcad|mudad|transferid)[oa]) pr[ao]s?(?![a-zà-ÿ])
`;
const UNSURE = 0.4;

/** The reminder as it would be set; a question where it was told as moved, and no day with it. */
export function unsureOfDay(set: Decision, situation: Situation): Decision {
  const { text, reading, understanding } = situation;
  if (!MOVED.test(text) || reading.future.length > 0) return set;
  return askIfUnsure(set, { ...situation, understanding: { ...understanding, confidence: UNSURE } });
}
