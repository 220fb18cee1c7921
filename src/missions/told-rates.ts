// Rates the person told with the question count instead of the published ones: "110 % do CDI, com o CDI a 13 %".

import type { LocalDate } from '../domain/dates.ts';
import type { Figures } from '../domain/hard-question.ts';
import type { SourcedFigure } from '../domain/market.ts';
import { YOU_SAID } from './known.ts';
import type { Rates } from './playbook.ts';

/** CDI and Selic differ by a tenth of a point: whichever was told stands for both. */
export function withTold(rates: Rates, { cdi, inflation }: Figures, today: LocalDate): Rates {
  const told = (value: string, unit: SourcedFigure['unit']): SourcedFigure => ({
    value,
    unit,
    source: YOU_SAID,
    of: today,
    reliability: 100,
  });
  return {
    ...rates,
    ...(cdi === undefined ? {} : { cdi: told(cdi, '% a.a.'), selic: told(cdi, '% a.a.') }),
    ...(inflation === undefined ? {} : { ipca: told(inflation, '% 12 meses') }),
  };
}
