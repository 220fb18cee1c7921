// Half a sentence behind the answer to a hard question: what its grammars read, and what they say of the question.

import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
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

/** Another calculation, with figures of this one. */
export const asOther = (
  { turned: _, supposing: __, ...question }: HardQuestion,
  playbook: PlaybookName,
  text: string,
  figures: Figures,
): HardQuestion => ({ ...question, text, chosen: { playbook, text }, figures });
