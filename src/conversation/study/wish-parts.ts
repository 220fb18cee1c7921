// What a feast, a journey or a building site is made of, each by its name and its price. Words unaccented, `#` the amount.

import { pattern } from '../../domain/pattern.ts';
import { masked, type Seen } from './amounts-told.ts';

/** "O buffet é 12 mil", "enxoval 3.500": a part of what a wish costs. */
const WISH_PART = pattern()`
  ^(?:(?:e|mais|o|a|os|as|fora|tem|so|tambem|ainda|com|pr[ao]) )*(?<name>buffet|salao|vestido|terno|enxoval|dj|banda|fotograf[oa]|fotos|filmagem|decoracao|
  bolo|docinhos|doces|convites|lembrancinhas|aliancas?|lua de mel|cerimonial|cartorio|igreja|flores|passage(?:m|ns)|hotel|hospedagem|pousada|airbnb|
  ingressos?|passeios?|comida|alimentacao|visto|passaporte|malas?|seguro viagem|piso|tinta|pintura|pedreiro|mao de obra|material|azulejos?|porcelanato|moveis|
  armarios?|eletrica|hidraulica|telhado|gesso|janelas?|portas?|pia|bancada)
  (?:[ ,]+(?:d[aoe]|festa|dos|e|eh|ta|esta|tava|sai|custa|fica|vai|dar|da|por|em|uns|umas|mais ou menos|r))*[ ,]+#[ .!]*$
`;
export const wishPart = (words: string): string | undefined => WISH_PART.exec(words.trim())?.groups?.['name'];

/** Between what is told of one part and of the next. */
const APART = /[,;] ?| e (?=(?:[oa]s? )?[a-z]{3,} [^#@]*[#@])/;

/** "A passagem tá 1.800 e o hotel 2.400": centavos by name, of which one told again is that much and no more. @returns undefined unless every amount is a part */
export function wishParts(words: string, all: readonly Seen[]): Readonly<Record<string, number>> | undefined {
  const named = all.map(({ cents }, at) => {
    const clause = masked(words, all, at)
      .split(APART)
      .find((one) => one.includes('#'));
    return [clause && wishPart(clause), cents] as const;
  });
  return named.length > 0 && named.every(([name]) => name !== undefined) ? Object.fromEntries(named) : undefined;
}
