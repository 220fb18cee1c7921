// A debt that a bank offers to take in parcelas: worth it when the rate inside them is below that of today.

import { reais } from '../../finance/money.ts';
import type { PayableDebt } from '../formulas/debt-payoff.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { pmt } from '../formulas/pmt.ts';
import { solveRate } from '../formulas/solve-rate.ts';
import { calculation, type Draft } from '../found.ts';
import type { Asked } from '../playbook.ts';
import { fractionText } from '../rate-words.ts';

/** As a fraction, a month. */
const SAME_RATE = 0.001;

/**
 * "O banco parcela em 12x de 268": the debt ends in that many months, at the rate that is inside the parcelas. Undefined for
 * several debts, and when nothing is offered.
 */
export function offeredParcels({ figures }: Asked, [debt, ...others]: readonly PayableDebt[]): Draft | undefined {
  const { installment, installments: times } = figures;
  if (debt === undefined || others.length > 0 || installment === undefined || times === undefined) return undefined;
  const whole = installment * times;
  const inside = solveRate(debt.cents, installment, times);
  if (whole < debt.cents || inside === undefined) return undefined;
  // At the rate of today these are the parcelas of the debt itself.
  if (inside.minus(debt.rate).abs().lessThan(SAME_RATE)) return undefined;
  const [offered, today] = [fractionText(inside), fractionText(exact(debt.rate))];
  const asIs = toCents(pmt(debt.cents, exact(debt.rate), times)) * times;
  const parcelas = `${times}x de ${reais(installment)}`;
  return {
    verdict: `${inside.lessThan(debt.rate) ? 'Vale parcelar' : 'Não vale parcelar'}: ${parcelas} dão ${offered} ao mês, contra ${today} de hoje.`,
    because: [
      `No total são ${reais(whole)}: ${reais(whole - debt.cents)} a mais que os ${reais(debt.cents)} que você deve, em juros.`,
      `No mesmo prazo, ao juro de hoje, seriam ${reais(asIs)}: ${reais(Math.abs(asIs - whole))} a ${asIs > whole ? 'menos' : 'mais'} na proposta.`,
    ],
    sums: [
      calculation('Total das parcelas', parcelas, reais(whole)),
      calculation('Juros dentro delas', `${reais(debt.cents)} pagos em ${parcelas}`, `${offered} ao mês`),
      calculation(
        'Juros de hoje',
        `${reais(debt.cents)} × ${today}`,
        `${reais(toCents(exact(debt.rate).times(debt.cents)))} no mês`,
      ),
    ],
  };
}
