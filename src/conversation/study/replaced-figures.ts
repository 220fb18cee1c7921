// The figures of a question, once others are told.

import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';

/** Pairs of figures that exclude each other: the newer replaces the older. */
const SAME: readonly (readonly [keyof Figures, keyof Figures])[] = [
  ['monthlyRate', 'yearlyRate'],
  ['months', 'due'],
];

/** The figures of a question with those read now in place of what they exclude. */
export function replaced({ figures: before, ...question }: HardQuestion, read: Figures): Figures {
  // The yearly rate of a consórcio is its fee, which another loan does not change.
  const same = choosePlaybook({ ...question, figures: before }) === 'consorcio' ? [] : SAME;
  const gone = new Set(
    same.flatMap(([one, other]) => [
      ...(read[one] === undefined ? [] : [other]),
      ...(read[other] === undefined ? [] : [one]),
    ]),
  );
  const kept = Object.entries(before).filter(([key]) => !gone.has(key as keyof Figures));
  return { ...(Object.fromEntries(kept) as Figures), ...read };
}
