// Formats rates and durations in Portuguese.

import type { LocalDate } from '../domain/dates.ts';
import type { SourcedFigure } from '../domain/market.ts';
import { figureWords } from '../finance/replies/figure-words.ts';
import type { DadoSuporte } from './consolidation.ts';
import { type Exact, exact, type Figure } from './formulas/exact.ts';

/** '1.8' -> '1,8 %'; at most `places` decimals, without trailing zeros. */
export function percentText(percent: Figure, places = 2): string {
  return `${exact(percent).toDecimalPlaces(places).toFixed().replace('.', ',')} %`;
}

/** 0.018 -> '1,8 %'. */
export const fractionText = (fraction: Exact, places = 2): string => percentText(fraction.times(100), places);

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** 40 -> '3 anos e 4 meses'. */
export function monthsText(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (years === 0) return count(months, 'mês', 'meses');
  const whole = count(years, 'ano', 'anos');
  return rest === 0 ? whole : `${whole} e ${count(rest, 'mês', 'meses')}`;
}

/** dd/mm/yyyy of a date, or of a timestamp (ms) in UTC: 18/11/2026. */
export const dayText = (of: LocalDate | number): string => {
  const iso = typeof of === 'number' ? new Date(of).toISOString() : of;
  return `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`;
};

/** Support line of a published rate: source, date and reliability. */
export const rateShown = (label: string, figure: SourcedFigure | undefined): DadoSuporte | undefined =>
  figure === undefined
    ? undefined
    : {
        rotulo: label,
        valor: figureWords(figure),
        fonte: figure.source,
        de: dayText(figure.of),
        confiabilidade: figure.reliability,
      };
