// "Fui na feira gastei 45 e depois na farmácia gastei 32": told place first, each value would go to the place behind it.

import { pattern } from '../../domain/pattern.ts';
import { TYPED_AMOUNT } from './typed-amount.ts';

const PLACE_FIRST = pattern('gi')`
  (?<=^|[,.;] ?| )(?:(?:fui|passei|parei|estive|dei uma passada|pass[áa]mos|fomos) )?
  (?<place>n[oa]s? (?!cart|cr[ée]d|d[ée]b|pix|dinh)[a-zà-ÿ]+(?: (?!gastei|paguei|deixei|deu)[a-zà-ÿ]+){0,2}),? (?:e |eu |l[áa] )*
  (?<did>gastei|paguei|deixei|deu) (?<value>${TYPED_AMOUNT})(?=\s*$|[,.;]|\s+(?:e|depois|a[íi]|da[íi]|me|anota|j[áa])(?![a-zà-ÿ]))
`;

/** The same told value first; undefined unless two places are told so. */
export function placeFirst(text: string): string | undefined {
  const told = text.match(PLACE_FIRST) ?? [];
  return told.length < 2
    ? undefined
    : text.replace(PLACE_FIRST, 'gastei $<value> $<place>').replace(/ (?:e )?depois (?=gastei)/gi, ' e ');
}
