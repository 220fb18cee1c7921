// Figures of a question less those whose amounts were given another part.

import type { Figures } from '../../domain/hard-question.ts';

/** The figures without those that are one of these amounts. */
export const figuresWithout = (read: Figures, ...amounts: readonly (number | undefined)[]): Figures =>
  Object.fromEntries(Object.entries(read).filter(([, value]) => !amounts.includes(value as number))) as Figures;
