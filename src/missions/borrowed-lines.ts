// What a purchase on credit shows of its loan: what is financed, the instalment, the terms, and the dearest thing the month would pay for on them.

import { reais } from '../finance/money.ts';
import type { Borrowed } from './borrowed.ts';
import { toCents } from './formulas/exact.ts';
import { presentValue } from './formulas/pmt.ts';
import { calculation, type Sum } from './found.ts';
import { ASSUMED, support } from './known.ts';
import { fractionText } from './rate-words.ts';

export const loanSums = ({ owed, down, rate, times }: Borrowed, each: number) => [
  ...(down === 0 ? [] : [calculation('Financiado', `${reais(owed + down)} − ${reais(down)}`, reais(owed))]),
  calculation(
    'Parcela (Price)',
    `${reais(owed)} × ${fractionText(rate)} ÷ (1 − (1 + ${fractionText(rate)})^−${times})`,
    reais(each),
  ),
];

/** What the largest instalment pays for, on the same terms. */
export function mostFor({ rate, times, down }: Borrowed, room: number): Sum | undefined {
  if (room === 0) return undefined;
  const most = toCents(presentValue(room, rate, times)) + down;
  return calculation(
    'Preço máximo, no mesmo prazo',
    `${reais(room)} × (1 − (1 + ${fractionText(rate)})^−${times}) ÷ ${fractionText(rate)}${down === 0 ? '' : ` + ${reais(down)}`}`,
    reais(most),
  );
}

export const loanData = ({ rate, rateFrom, times, timesFrom }: Borrowed) => [
  support('Juros', `${fractionText(rate)} ao mês`, rateFrom),
  ...(timesFrom === ASSUMED ? [support('Prazo', `${times} meses`, timesFrom)] : []),
];
