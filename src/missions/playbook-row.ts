// One row of the decision table that chooses the playbook: all its conditions must hold.

import { folded } from '../domain/fold.ts';
import type { Figures, HardQuestion } from '../domain/hard-question.ts';
import type { PlaybookName } from './playbook-name.ts';

export type PlaybookRow = {
  readonly to: PlaybookName;
  /** Tested against folded words. */
  readonly words?: RegExp;
  readonly not?: RegExp;
  readonly when?: (question: HardQuestion) => boolean;
};

export const figures =
  (fits: (figures: Figures) => boolean) =>
  ({ figures: found }: HardQuestion): boolean =>
    fits(found);

/** The first matching row; undefined when none matches. */
export function rowFor(rows: readonly PlaybookRow[], question: HardQuestion): PlaybookName | undefined {
  const words = folded(question.text);
  return rows.find(
    (row) => (row.words?.test(words) ?? true) && row.not?.test(words) !== true && (row.when?.(question) ?? true),
  )?.to;
}
