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

/**
 * What a row reads of a question, in characters. People ask at the beginning or at the end of what they tell, and a row
 * looks for one word anywhere behind another, which over a text without end would take the square of its length.
 */
const BEGINNING = 1_500;
const END = 500;

const asked = (text: string): string =>
  folded(text.length <= BEGINNING + END ? text : `${text.slice(0, BEGINNING)} ${text.slice(-END)}`);

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
  const said = asked(text);
  return rows.some((row) => says(row, said));
}

/** The playbooks of all matching rows. */
export function rowsFor(rows: readonly PlaybookRow[], question: HardQuestion): readonly PlaybookName[] {
  const said = asked(question.text);
  return rows.filter((row) => says(row, said) && (row.when?.(question) ?? true)).map(({ to }) => to);
}

/** The first matching row; undefined when none matches. */
export function rowFor(rows: readonly PlaybookRow[], question: HardQuestion): PlaybookName | undefined {
  const said = asked(question.text);
  return rows.find((row) => says(row, said) && (row.when?.(question) ?? true))?.to;
}
