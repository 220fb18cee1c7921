// Half a sentence behind the answer to a hard question: what its grammars read, and what they say of the question.

import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import type { Decision } from '../decision.ts';

/** What is said: folded without its end, as typed, and its figures. */
export type Said = {
  readonly words: string;
  readonly text: string;
  readonly read: Figures;
  /** How many until a month that is named, or of a span. */
  readonly months?: (said: string) => number | undefined;
};

/** @returns the question with what is said of it, what is answered at once, or undefined when nothing is said of it */
export type Half = (said: Said, question: HardQuestion) => HardQuestion | Decision | undefined;
