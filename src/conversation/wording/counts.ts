// Small counts in letters, for patterns and as numbers: "duas", "três", "doze".

import { unaccented } from '../../domain/fold.ts';
import { NUMBER_WORDS } from '../../language/numbers/number-words.ts';

const WORDS = [
  'uma?',
  'dois|duas',
  'tr[êe]s',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
] as const;

/** The words for `from` to `to`, 1 to 12, as alternatives of a pattern, accents or not: whoever uses them puts the group around. */
export const spelledCounts = (from: number, to: number): string => WORDS.slice(from - 1, to).join('|');

/** A count in figures or in letters, up to twelve. */
export const COUNT = `(?:\\d{1,3}|${spelledCounts(1, 12)})`;

/** "3", "três", "quarenta" as a whole number; undefined for any other word. */
export const countSaid = (word: string): number | undefined =>
  /^\d+$/u.test(word) ? Number(word) : NUMBER_WORDS.get(unaccented(word))?.value;
