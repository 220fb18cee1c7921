// The CDI rate used in a calculation: the published one, the one the person stated, or what was expected of it, said with its date.

import { type Exact, exact, fromPercent } from './formulas/exact.ts';
import { ASSUMED, support, youSaid } from './known.ts';
import type { Asked } from './playbook.ts';
import { rateShown } from './rate-words.ts';
import { USUAL_CDI, USUAL_CDI_FROM } from './rules-of-thumb.ts';

/** Fraction a year, and the support line with its source. */
export type AskedRate = { readonly yearly: Exact; readonly shown: ReturnType<typeof rateShown> };

/** Undefined when it is neither published nor told. */
export function cdiOf({ rates, figures }: Asked): AskedRate | undefined {
  if (rates.cdi !== undefined) return { yearly: fromPercent(rates.cdi.value), shown: rateShown('CDI', rates.cdi) };
  if (figures.yearlyRate === undefined) return undefined;
  return {
    yearly: fromPercent(figures.yearlyRate),
    shown: youSaid('CDI', `${exact(figures.yearlyRate).toFixed().replace('.', ',')} % a.a.`),
  };
}

/** In months: from there on, what was expected of later years counts. */
const YEARS = 36;

/** @param months that the money yields @param but said of the rate instead of asking for today's */
export function usualCdi(months: number, but = 'se souber o de hoje, diga “e com o CDI a 14,9%?”'): AskedRate {
  const [yearly, when] = months < YEARS ? [USUAL_CDI.soon, 'o fim de 2026'] : [USUAL_CDI.later, '2028'];
  return {
    yearly: fromPercent(yearly),
    shown: support('CDI', `${yearly} % ao ano; ${but}`, `${ASSUMED}, ${USUAL_CDI_FROM} para ${when}`),
  };
}
