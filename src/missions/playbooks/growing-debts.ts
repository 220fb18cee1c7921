// What is paid a month does not even cover the interest: by how much the debts grow, and what would end them.

import { reais } from '../../finance/money.ts';
import { type PayableDebt, payoff } from '../formulas/debt-payoff.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, type Draft } from '../found.ts';
import { fractionText } from '../rate-words.ts';

const MONTHS = 24;

const interestOf = ({ cents, rate }: PayableDebt): number => toCents(exact(cents).times(rate));

/** The least in whole reais, as centavos, that ends them within `MONTHS`. */
function ends(debts: readonly PayableDebt[], interest: number): number {
  let low = Math.floor(interest / 100);
  let high = low + Math.ceil(debts.reduce((sum, { cents }) => sum + cents, 0) / 100);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (payoff(debts, middle * 100, 'avalanche').months <= MONTHS) high = middle;
    else low = middle;
  }
  return high * 100;
}

/** @param monthly centavos, which never end the debts */
export function growing(
  debts: readonly PayableDebt[],
  monthly: number,
): Pick<Draft, 'verdict' | 'because' | 'sums' | 'next'> {
  const total = debts.reduce((sum, { cents }) => sum + cents, 0);
  const interest = debts.reduce((sum, debt) => sum + interestOf(debt), 0);
  const short = interest - monthly;
  return {
    verdict:
      short > 0
        ? `Com ${reais(monthly)} por mês a dívida não acaba: só os juros passam disso, ${reais(interest)} no mês.`
        : `Com ${reais(monthly)} por mês a dívida não acaba: os juros, ${reais(interest)} no mês, levam quase tudo.`,
    because: [
      `${short > 0 ? `Já no primeiro mês ela cresce ${reais(short)}. ` : ''}São ${reais(total)} no total: para acabar em ${MONTHS} meses seriam ${reais(ends(debts, interest))} por mês.`,
      'Se não dá, troque por juros menores (consignado, portabilidade) ou negocie: bancos dão desconto em dívida cara.',
    ],
    sums: [
      ...debts.map((debt) =>
        calculation(
          `Juros do mês, ${debt.name}`,
          `${reais(debt.cents)} × ${fractionText(exact(debt.rate))}`,
          reais(interestOf(debt)),
        ),
      ),
      debts.length < 2
        ? undefined
        : calculation('Juros do mês', debts.map((debt) => reais(interestOf(debt))).join(' + '), reais(interest)),
    ],
    next: [
      'Peça ao banco o CET de uma troca e me diga a taxa: eu comparo.',
      'Feirões e o consumidor.gov.br registram acordo por escrito.',
    ],
  };
}
