// "E em 12x?" after "10x de 310": another number of parcelas of the same price. Without interest the price is divided again; with
// interest the parcela is computed at the rate that was inside the first ones, and that is said.

import type { Figures } from '../../domain/hard-question.ts';
import { toCents } from '../../missions/formulas/exact.ts';
import { pmt } from '../../missions/formulas/pmt.ts';
import { solveRate } from '../../missions/formulas/solve-rate.ts';

/** Centavos for each parcela: "10x de 333" of 3.333 is without interest. */
const ROUNDING = 100;

type Spread = {
  /** The earlier figures, without the parcela that no longer holds. */
  readonly before: Figures;
  readonly installment?: Pick<Figures, 'installment'>;
  readonly supposing?: string;
};

/** "E em 8x sem juros?" */
export const FREE = /\bsem juros?\b|\bjuros? zero\b/;

/** @param words folded @returns undefined when the number of parcelas did not change, or the new parcela was told */
export function sameRate(words: string, read: Figures, before: Figures): Spread | undefined {
  const { installment, ...rest } = before;
  const { installments: times } = read;
  const sum = before.loan ?? before.price ?? (before.debts?.length === 1 ? before.debts[0]?.cents : undefined);
  if (installment === undefined || before.installments === undefined || times === undefined) return undefined;
  if (read.installment !== undefined || sum === undefined || times < 2 || times === before.installments)
    return undefined;
  const owed = sum - (before.downPayment ?? 0) - (before.traded ?? 0);
  if (FREE.test(words)) return { before: rest, installment: { installment: Math.round(owed / times) } };
  if (Math.abs(installment * before.installments - owed) <= ROUNDING * before.installments) return { before: rest };
  const rate = solveRate(owed, installment, before.installments);
  if (rate === undefined) return undefined;
  return {
    before: rest,
    installment: { installment: toCents(pmt(owed, rate, times)) },
    supposing: `Em ${times}x supus o mesmo juro que há em ${before.installments}x; a loja pode cobrar outro.`,
  };
}

/** "780 por mês, 4 anos": as many mensalidades. */
export const asParcels = ({ installment }: Figures, { installments, months }: Figures): Figures =>
  installment === undefined || months === undefined || installments !== undefined ? {} : { installments: months };
