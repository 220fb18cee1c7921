// "Dá pra financiar em 35 anos?", "quanto ficaria em 24x?", behind the answer to a hard question: the same with another term.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { AND } from '../wording/openers.ts';

const IN_TERM = pattern()`
  ^${AND}(?:da|daria|posso|consigo|podemos|tem como|quanto|como|qual|se)(?: (?:pra|para|eu|a gente))*
  (?: (?:fica|ficaria|seria|sai|sairia|fosse|fizer|fizesse|financiar|pagar|parcelar|dividir|pegar|fazer|a parcela|por mes))+ (?<term>em \d{1,3} (?:anos?|meses|x|vezes))$
`;

/** @returns the message in fewer words, "e em 35 anos?"; undefined for any other */
export function inTerm(text: string): string | undefined {
  const term = IN_TERM.exec(
    folded(text)
      .replace(/(\d)x$/, '$1 x')
      .trim(),
  )?.groups?.['term'];
  return term === undefined ? undefined : `e ${term}?`;
}
