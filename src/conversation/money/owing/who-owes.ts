// "Ela já me pagou": who is meant, right behind an entry with them or long after, when one person owes and may be called that.

import type { Situation } from '../../situation.ts';

const PRONOUN = /(?<![a-zà-ÿ])(?<who>el[ea])(?![a-zà-ÿ])/i;
const HER = /(?:a|ã|mãe|esposa|mulher)$/i;

/** Whether somebody of that name is an "ela". */
function isHer(name: string): boolean {
  const [first = ''] = name.replace(/^(?:minha|meu|dona|seu|tia|tio) /i, '').split(' ');
  return HER.test(first);
}

/** The name; undefined when several owe, or the only one is no "ela" or no "ele". */
export function whoOwes({ text, loaded }: Pick<Situation, 'text' | 'loaded'>): string | undefined {
  const pronoun = PRONOUN.exec(text)?.groups?.['who'];
  if (pronoun === undefined) return undefined;
  const owing = loaded.receivables().map(({ name }) => name);
  const last = loaded.lastEntry?.counterpart ?? '';
  if (owing.includes(last)) return last;
  const [only = '', ...others] = owing;
  return only === '' || others.length > 0 || isHer(only) !== /a$/i.test(pronoun) ? undefined : only;
}
