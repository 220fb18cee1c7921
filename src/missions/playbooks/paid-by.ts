// "Quero quitar até junho, quanto pago por mês?": the equal payments that end what is owed by then. Money in centavos.

import { monthsApart } from '../../finance/fatura.ts';
import { reais } from '../../finance/money.ts';
import type { PayableDebt } from '../formulas/debt-payoff.ts';
import { exact } from '../formulas/exact.ts';
import { pmt } from '../formulas/pmt.ts';
import { calculation, type Draft } from '../found.ts';
import type { Asked } from '../playbook.ts';
import { fractionText, monthsText } from '../rate-words.ts';

/** @returns undefined when no time is told */
export function paidBy({ figures: { months, due }, today }: Asked, debts: readonly PayableDebt[]): Draft | undefined {
  const times = months ?? (due === undefined ? 0 : monthsApart(today, due));
  if (times < 1 || debts.length === 0) return undefined;
  const each = debts.map((debt) => ({ ...debt, pays: Math.ceil(pmt(debt.cents, exact(debt.rate), times).toNumber()) }));
  const sum = each.reduce((total, { pays }) => total + pays, 0);
  const owed = debts.reduce((total, { cents }) => total + cents, 0);
  const interest = sum * times - owed;
  const free = each.every(({ rate }) => exact(rate).isZero());
  return {
    verdict: `Para acabar em ${monthsText(times)}, pague ${reais(sum)} por mês.`,
    because: [
      free
        ? 'Contei sem juros: se cobrar algum, me diga quanto é ao mês.'
        : `No total são ${reais(sum * times)}: ${reais(interest)} de juros.`,
    ],
    sums: each.map(({ name, cents, rate, pays }) =>
      calculation(
        each.length === 1 ? 'Por mês' : name,
        exact(rate).isZero()
          ? `${reais(cents)} ÷ ${times}`
          : `${reais(cents)} em ${times} vezes a ${fractionText(exact(rate))} ao mês`,
        reais(pays),
      ),
    ),
  };
}
