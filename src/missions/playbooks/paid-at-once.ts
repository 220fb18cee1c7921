// "Devo 2200 no cheque especial e 3 mil no cartão, tenho 6 mil no banco": what is saved ends all of the debts, so there is no order to pay
// them in.

import { reais } from '../../finance/money.ts';
import { fromPercent, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { youSaid } from '../known.ts';
import type { Asked, PlaybookOutcome } from '../playbook.ts';
import { type ToldDebt, toldShown } from './owed-in-all.ts';

/** @returns undefined unless the person said what they have, and it is enough */
export function paidAtOnce({ figures }: Asked, debts: readonly ToldDebt[]): PlaybookOutcome | undefined {
  const { saved, payment, lump } = figures;
  const total = debts.reduce((sum, { cents }) => sum + cents, 0);
  if (saved === undefined || saved < total || (payment ?? lump) !== undefined) return undefined;
  const month = debts.reduce((sum, { cents, rate = '0' }) => sum + toCents(fromPercent(rate).times(cents)), 0);
  const rest = saved - total;
  return found({
    verdict: `Quite tudo já: ${reais(total)} acabam com ${debts.length === 1 ? 'a dívida' : `as ${debts.length} dívidas`}, e ainda sobram ${reais(rest)}.`,
    because: [
      month > 0 ? `Só dos juros que você disse, são ${reais(month)} por mês que param de correr.` : undefined,
      'Nenhuma aplicação rende o que cartão e cheque especial cobram. O que você pagava delas vai refazer a reserva.',
    ],
    sums: [
      calculation('Dívidas', debts.map(({ cents }) => reais(cents)).join(' + '), reais(total)),
      calculation('Sobra', `${reais(saved)} − ${reais(total)}`, reais(rest)),
    ],
    data: [...debts.map(toldShown), youSaid('Você tem', reais(saved))],
    next: ['Peça o valor do dia para quitar: os juros que ainda não venceram têm de sair da conta.'],
  });
}
