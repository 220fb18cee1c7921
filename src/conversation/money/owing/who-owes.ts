// "Ela já me pagou": who is meant, right behind an entry with them or long after, when one person owes and may be called that.

import { pronounOf } from '../../../finance/replies/person-words.ts';
import type { Situation } from '../../situation.ts';

const PRONOUN = /(?<![a-zà-ÿ])(?<who>el[ea])(?![a-zà-ÿ])/i;
/** The name; undefined when several may be meant. */
export function whoOwes({ text, loaded }: Pick<Situation, 'text' | 'loaded'>): string | undefined {
  const pronoun = PRONOUN.exec(text)?.groups?.['who'];
  if (pronoun === undefined) return undefined;
  const owing = loaded
    .receivables()
    .map(({ name }) => name)
    .filter((name) => (pronounOf(name) ?? pronoun.toLowerCase()) === pronoun.toLowerCase());
  const last = loaded.lastEntry?.counterpart ?? '';
  if (owing.includes(last)) return last;
  return owing.length === 1 ? owing[0] : undefined;
}
