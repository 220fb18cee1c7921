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

/** A condition on the figures of a question alone. */
export const figures =
  (fits: (figures: Figures) => boolean) =>
  ({ figures: found }: HardQuestion): boolean =>
    fits(found);

const says = ({ words, not }: PlaybookRow, said: string): boolean =>
  (words?.test(said) ?? true) && not?.test(said) !== true;

/** Whether the words of a row fit, whatever the figures are. */
export function anySays(rows: readonly PlaybookRow[], text: string): boolean {
  const said = folded(text);
  return rows.some((row) => says(row, said));
}

/** The first matching row; undefined when none matches. */
export function rowFor(rows: readonly PlaybookRow[], question: HardQuestion): PlaybookName | undefined {
  const said = folded(question.text);
  return rows.find((row) => says(row, said) && (row.when?.(question) ?? true))?.to;
}
