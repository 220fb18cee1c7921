// "Ela já me pagou", long after it was told: when one person owes, and may be called that.

import type { Situation } from '../../situation.ts';

const PRONOUN = /(?<![a-zà-ÿ])(?<who>el[ea])(?![a-zà-ÿ])/i;
const HER = /(?:a|ã|mãe|esposa|mulher)$/i;

/** The name; undefined when several owe, or the only one is no "ela" or no "ele". */
export function onlyOneOwes({ text, loaded }: Pick<Situation, 'text' | 'loaded'>): string | undefined {
  const pronoun = PRONOUN.exec(text)?.groups?.['who'];
  const [only, ...others] = loaded.receivables();
  if (pronoun === undefined || only === undefined || others.length > 0) return undefined;
  const [first = ''] = only.name.replace(/^(?:minha|meu|dona|seu|tia|tio) /i, '').split(' ');
  return HER.test(first) === /a$/i.test(pronoun) ? only.name : undefined;
}
