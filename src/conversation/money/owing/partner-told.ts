// "Ela vai pagar metade", of somebody who lives with a wife and named nobody: the wife.

import { PARTNER } from '../../../domain/kin.ts';
import { pronounOf } from '../../../finance/replies/person-words.ts';
import type { Loaded } from '../../loaded.ts';

const PAY_OF = new RegExp(`^salário d[ao] (?<who>${PARTNER})$`, 'i');

/** Known by what she or he earns. @param pronoun 'ele' or 'ela' @returns '' when nobody is known */
export function partnerTold(pronoun: string, { recurring }: Loaded): string {
  const all = recurring().flatMap(({ value }) => PAY_OF.exec(value.description)?.groups?.['who'] ?? []);
  return all.find((who) => pronounOf(who) === pronoun.toLowerCase()) ?? '';
}
