// Category of a paid service: "a moça que olha o Léo", "o rapaz que podou a árvore".

import type { Category } from '../categories/category.ts';
import type { Reading } from '../reading/reading.ts';

const WHO =
  '(?:rapaz(?:es)?|moc[oa]s?|menin[oa]s?|homem|mulher|senhora?|cara|tia|tio|guria?|vizinh[oa]|pessoal|dona [a-z]+|seu [a-z]+|quem|gente) que (?:me |nos |se |veio |vem |foi )?';

/** Care of people; the object "carro" or "casa" makes it another service. */
const CARE = new RegExp(
  `\\b${WHO}(?:olh|cuid|fic(?:a|ou) com|tom(?:a|ou) conta|cri)[a-z]* (?!(?:d?[oa]s? )?(?:meu |minha )?(?:carro|moto|casa|sitio|jardim|quintal|piscina|gato|cachorro|rua|portaria))`,
);
/** Work at a house, unless the object belongs elsewhere: "o rapaz que consertou o celular". */
const WORK = new RegExp(
  `\\b${WHO}(?:limp|faxin|arrum|consert|concert|ajeit|pint|instal|desentup|troc|mont|capin|roc|pod|reform|coloc|passou massa|passa (?:a )?roupa)`,
);
const TEACHING = new RegExp(`\\b${WHO}(?:ensin|da aula|deu aula|da reforco)`);

const IRONING = /\bpassa (?:a )?roupa/;

/** Categories of the thing worked on that also hold for the service. */
const KEPT: ReadonlySet<Category> = new Set<Category>([
  'transporte',
  'vestuario',
  'beleza',
  'pets',
  'moradia',
  'educacao',
]);
/** Repaired by shops, and not by whoever works on a house. */
export const DEVICE =
  /\b(?:celular|telefone|tablet|notebook|computador|pc|tv|televisao|impressora|videogame|fone|relogio)\b/;

/** @param bought category of the noun the message names, if any. */
export function serviceCategory(r: Reading, bought: Category | undefined): Category | undefined {
  if (r.fits(CARE)) return 'familia';
  if (r.fits(TEACHING)) return 'educacao';
  if (!r.fits(WORK)) return undefined;
  if (r.fits(IRONING)) return 'moradia';
  if (bought !== undefined && KEPT.has(bought)) return bought;
  return r.fits(DEVICE) ? 'compras' : 'moradia';
}
