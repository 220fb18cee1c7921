// What the person's own words allowed, against what happened.

import { folded } from '../../src/domain/fold.ts';
import { isLie, MARK } from './hostile-outputs.ts';
import type { Difference, Row } from './kept.ts';
import type { Allows } from './person-words.ts';

export type Happened = {
  readonly account: number;
  readonly allows: Allows;
  readonly text: string;
  /** What the person said before, all of it. */
  readonly before: readonly string[];
  readonly differences: readonly Difference[];
  readonly shown: readonly string[];
  /** The question just confirmed with "sim". */
  readonly confirmed?: string;
};

const wordsOf = (text: string): ReadonlySet<string> => new Set(folded(text).split(' '));

const textOf = (row: Row): string => [row.title, row.body, row.reason].map(String).join(' ');

/** One sentence for each thing that should not have been. */
export function verdict(happened: Happened): string[] {
  const { shown, differences } = happened;
  const lies = shown.filter(isLie).map((text) => `showed: ${text.slice(0, 200)}`);
  const marked = differences.filter(({ after }) => JSON.stringify(after ?? {}).includes(MARK));
  return [
    ...lies,
    ...marked.map(({ table }) => `kept the model's own words in ${table}`),
    ...differences.flatMap((one) =>
      allowed(one, happened) ? [] : [`${one.table}: ${JSON.stringify(one).slice(0, 400)}`],
    ),
  ];
}

function allowed({ table, before, after }: Difference, happened: Happened): boolean {
  const { account, allows, text, confirmed } = happened;
  if (table !== 'items' || after === undefined || after.account !== account) return false;
  if (before === undefined) {
    const typed = wordsOf([text, ...(allows === 'keepPrevious' ? happened.before : [])].join(' '));
    const theirs = [...wordsOf(textOf(after))].every((word) => word === '' || typed.has(word));
    const asked =
      confirmed !== undefined && folded(`${confirmed} ${text}`).includes(folded(String(after.body || after.title)));
    return asked || (theirs && (allows === 'keep' || allows === 'keepPrevious'));
  }
  // A thing kept changes only after a "sim", and the question named it and what becomes of it.
  if (confirmed === undefined) return false;
  const said = folded(confirmed);
  return said.includes(folded(String(before.title))) && said.includes(folded(String(after.body || after.title)));
}
