// One row of the table that chooses the playbook of a hard question: all its conditions must hold.

import { folded } from '../domain/fold.ts';
import type { Figures, HardQuestion } from '../domain/hard-question.ts';
import type { PlaybookName } from './playbook-name.ts';

export type PlaybookRow = {
  readonly to: PlaybookName;
  /** Over folded words. */
  readonly words?: RegExp;
  readonly not?: RegExp;
  readonly when?: (question: HardQuestion) => boolean;
};

export const figures =
  (fits: (figures: Figures) => boolean) =>
  ({ figures: found }: HardQuestion): boolean =>
    fits(found);

/** The first row that fits. */
export function rowFor(rows: readonly PlaybookRow[], question: HardQuestion): PlaybookName | undefined {
  const words = folded(question.text);
  return rows.find(
    (row) => (row.words?.test(words) ?? true) && row.not?.test(words) !== true && (row.when?.(question) ?? true),
  )?.to;
}
