// A market figure in words: value, unit and change.

import type { SourcedFigure } from '../../domain/market.ts';
import { decimalWords } from '../decimal-words.ts';

/** Prices below 1 take four decimals (a yen, a small coin), others two. */
const priceOf = (value: string): string => decimalWords(value, value.startsWith('0') ? 4 : 2);

/** 'R$ 5,43', '14,75 % ao ano', '128.456 pontos'. */
export function figureWords({ value, unit }: Pick<SourcedFigure, 'value' | 'unit'>): string {
  switch (unit) {
    case 'BRL':
      return `R$ ${priceOf(value)}`;
    case 'USD':
      return `US$ ${priceOf(value)}`;
    case 'pontos':
      return `${decimalWords(value, 0)} pontos`;
    case '% a.a.':
      return `${decimalWords(value, 2)} % ao ano`;
    case '% a.m.':
      return `${decimalWords(value, 2)} % ao mês`;
    case '% 12 meses':
      return `${decimalWords(value, 2)} % em 12 meses`;
    default:
      return unit satisfies never;
  }
}

/** 'alta de 0,35 %', 'queda de 0,45 %', 'estável'. */
export function changeWords(change: string): string {
  const shown = decimalWords(change.replace('-', ''), 2);
  if (!/[1-9]/u.test(shown)) return 'estável';
  return `${change.startsWith('-') ? 'queda' : 'alta'} de ${shown} %`;
}
