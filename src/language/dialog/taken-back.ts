// "Apaga o 1, não, o 2", "o segundo, digo, o terceiro", "apaga o 2, não o 3": what an order or a choice takes back as it is said is not meant.

import type { Reading } from '../reading/reading.ts';

const ORDER = '(?:apag|delet|exclu|remov|tir|risc|cancel|desmarc)[a-zà-ÿ]+';
/** What can be meant instead: one thing with its article, or a number. */
const ONE = `(?:${ORDER} |(?:[oa]s?|ess[ea]|n[úu]mero) (?=\\S)|(?=(?:d[aeo]s? )?\\d))(?:(?!n[ãa]o |j[áa] |[eé] |foi )\\S+ ){0,4}\\S+$`;
const SELF =
  '(?:n[ãa]o,? )?(?:digo|ali[áa]s|qu(?:er|is) dizer|errei|ops|opa|(?:es)?pera(?:[íi]| a[íi])?|na verdade|minto|melhor)';
/** Before what is meant: "o 1 não, o 2", "o 1, digo, o 2". */
const INSTEAD = new RegExp(
  `^(${ORDER} )?\\S.{0,60}?(?:,? n[ãa]o,|[,.]* ${SELF}[,.]*)(?: (?:[ée]|era|foi))? +(?=${ONE})`,
  'i',
);
/** "Não o 1, apaga o 2". */
const NOT_FIRST = new RegExp(`^n[ãa]o [oa] \\S+, (?=${ORDER} [oa])`, 'i');
const OF_KIND = /^\S+ [oa] \S+ /;
/** Before what is not: "o 2, não o 3", "o 1 e não o 2". */
const AND_NOT = new RegExp(`(?<=\\S)(?:,| e| mas)* n[ãa]o (?=${ONE})`, 'i');

/** The text with what is taken back blanked, so that no letter moves; undefined where nothing is. */
export function withoutTakenBack({ text }: Reading): string | undefined {
  const instead = INSTEAD.exec(text) ?? NOT_FIRST.exec(text);
  if (instead === null) {
    const not = AND_NOT.exec(text);
    return not === null ? undefined : text.slice(0, not.index).padEnd(text.length);
  }
  const [{ length }, order = ''] = instead;
  const said = text.slice(length);
  // "A nota do bolo, não, a da torta" are both notes.
  const isOfKind = /^[oa] d/i.test(said);
  return ((isOfKind && OF_KIND.exec(text)?.[0]) || order).padEnd(length) + (isOfKind ? ` ${said.slice(1)}` : said);
}
