// One row of the decision table that chooses the playbook: all its conditions must hold.

import { folded } from '../domain/fold.ts';
import type { Figures, HardQuestion } from '../domain/hard-question.ts';
import type { PlaybookName } from './playbooks/table.ts';

/** Tested against folded words; one that fits is enough. */
type Said = RegExp | readonly RegExp[];

export type PlaybookRow = {
  readonly to: PlaybookName;
  readonly words?: Said;
  readonly not?: Said;
  readonly when?: (question: HardQuestion) => boolean;
};

/** A condition on the figures of a question alone. */
export const figures =
  (fits: (figures: Figures) => boolean) =>
  ({ figures: found }: HardQuestion): boolean =>
    fits(found);

const anyIn = (patterns: Said, said: string): boolean => [patterns].flat().some((pattern) => pattern.test(said));

const says = ({ words, not }: PlaybookRow, said: string): boolean =>
  (words === undefined || anyIn(words, said)) && (not === undefined || !anyIn(not, said));

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
