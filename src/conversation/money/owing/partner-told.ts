// "Ela vai pagar metade", of somebody who lives with a wife and named nobody: the wife.

import { PARTNER } from '../../../domain/kin.ts';
import { pronounOf } from '../../../finance/replies/person-words.ts';
import type { Loaded } from '../../loaded.ts';

const SPOKEN = new RegExp(`(?<![a-zà-ÿ])(?:meu|minha) (${PARTNER})(?![a-zà-ÿ])`, 'gi');
const PAY_OF = new RegExp(`^salário d[ao] (?<who>${PARTNER})$`, 'i');

/** Known by what she or he earns. @param pronoun 'ele' or 'ela' @returns '' when nobody is known */
export function partnerTold(pronoun: string, { recurring, spoken }: Loaded): string {
  const all = recurring().flatMap(({ value }) => PAY_OF.exec(value.description)?.groups?.['who'] ?? []);
  const named = spoken().flatMap(({ text }) => [...text.matchAll(SPOKEN)].map(([, who = '']) => who.toLowerCase()));
  return [...all, ...named.toReversed()].find((who) => pronounOf(who) === pronoun.toLowerCase()) ?? '';
}
