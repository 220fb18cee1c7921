// "E se o juro for 1,49?", "e em 30 anos?", "e se fosse 1.500?": a figure told now, in the unit of the one it takes the place of.

import { folded } from '../../domain/fold.ts';
import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';

/** "E se o desconto for de 3 %?": a bare percentage replaces the only rate told before. */
const BARE_RATE =
  /\b(?:juros?|taxa|desconto)\b.*?\b(\d{1,2}(?:[.,]\d{1,2})?)(?! ?(?:%|por|x|mil|vezes|meses|anos|reais))\s*[?.!]*$/i;
/** In per cent, as Brazilian lenders quote them. */
const LEAST_YEARLY = 5;
const RATES = ['discount', 'shareOfCdi', 'monthlyRate', 'yearlyRate', 'percent'] as const;
export function rateAlike(text: string, told: Figures, before: Figures): Figures {
  const words = folded(text);
  const bare = BARE_RATE.exec(text)?.[1];
  // "E se o juro for 1,49?": without a unit it may have been read as an amount.
  const { price: _, expense: __, ...others } = told;
  const read = bare === undefined ? told : { ...others, percent: bare.replace(',', '.') };
  const { percent, ...rest } = read;
  if (percent === undefined) return read;
  if (/\bdesconto\b/.test(words)) return { ...rest, discount: percent };
  // Named as interest where none was told before: small ones are quoted by the month.
  if (bare !== undefined && RATES.every((key) => before[key] === undefined))
    return { ...rest, ...(Number(percent) < LEAST_YEARLY ? { monthlyRate: percent } : { yearlyRate: percent }) };
  const [was, ...more] = RATES.filter((key) => before[key] !== undefined);
  return was === undefined || more.length > 0 ? read : { ...rest, [was]: percent };
}

/** The rate of what is owed was told or is kept: another one is of the loan offered, and loans are quoted by the month. */
export function ofOffer({ monthlyRate, yearlyRate, percent, ...rest }: Figures, before: Figures): Figures {
  const rate = monthlyRate ?? yearlyRate ?? percent;
  const all = { ...rest, ...withoutUndefined({ monthlyRate, yearlyRate, percent }) };
  return before.offeredRate === undefined || rate === undefined ? all : { ...rest, offeredRate: rate };
}

/** A term in months replaces the number of parcelas when the question had parcelas. */
export const termAlike = ({ months, ...rest }: Figures, before: Figures): Figures =>
  months === undefined
    ? rest
    : (before.installments !== undefined && before.months === undefined) ||
        // "Juros de 10,5 ao ano em 30 anos", of a home that is rented, is how long the loan runs.
        (before.rent !== undefined && (rest.monthlyRate ?? rest.yearlyRate) !== undefined)
      ? { ...rest, installments: months }
      : { ...rest, months };

/** "E se fosse 1.500?" of a premium told by the year: by the year too. */
export const aYear = (question: HardQuestion, words: string, read: Figures): Figures =>
  read.expense !== undefined &&
  choosePlaybook(question) === 'seguro_de_bem' &&
  /\b(?:por|ao|no) ano\b|\banua(?:l|is)\b/.test(folded(question.text)) &&
  !/\bmes\b|\bmensa/.test(words)
    ? { ...read, expense: Math.round(read.expense / 12) }
    : read;

/** "14,9", behind what was told to be put by without a yield. @param words folded */
export function yieldTold(words: string, question: HardQuestion): Figures | undefined {
  const [, whole, part] = /^(\d{1,2}) (\d{1,2})$/.exec(words) ?? [];
  return whole !== undefined && question.figures.monthlyRate === undefined && choosePlaybook(question) === 'projecao'
    ? { yearlyRate: `${whole}.${part}` }
    : undefined;
}
