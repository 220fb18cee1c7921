// The CDI rate used in a calculation: the published one, or the one the person stated when it is unavailable.

import { type Exact, exact, fromPercent } from './formulas/exact.ts';
import { youSaid } from './known.ts';
import type { Asked } from './playbook.ts';
import { rateShown } from './rate-words.ts';

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

export const ASK_CDI = 'Não consegui consultar o CDI agora. Quanto ele está por ano? (ex.: 14,9 %)';
