// Fallback for questions without a playbook: an overview of the person's finances, presented as only that, without guesses about facts not given.

import { netWorthOf } from '../../finance/definitions/net-worth.ts';
import { reais } from '../../finance/money.ts';
import { calculation, found } from '../found.ts';
import { expenseOf, incomeOf, leftOver, shown } from '../known.ts';
import type { Playbook } from '../playbook.ts';
import { monthsText } from '../rate-words.ts';
import { SAFETY_MONTHS } from '../rules-of-thumb.ts';

export const ownPicture: Playbook = {
  run(asked) {
    const [income, expense, left] = [incomeOf(asked), expenseOf(asked), leftOver(asked)];
    const { balance, reserve, invested, debts, total } = netWorthOf(asked.ledger);
    const safety = expense === undefined ? undefined : expense.cents * SAFETY_MONTHS;
    const room = left === undefined ? undefined : Math.max(0, left.cents);
    return found({
      verdict:
        room === undefined
          ? 'Para responder eu preciso dos números: do que se trata, quanto custa, quanto entra e quanto sai por mês.'
          : room === 0
            ? 'Pelo que está anotado, hoje não há folga no mês para assumir nada novo.'
            : `Pelo que está anotado, sua folga é de ${reais(room)} por mês: o que couber nela, cabe.`,
      because: [
        room === undefined
          ? undefined
          : 'Da escolha em si eu só sei o que você me conta: não conheço o negócio, o lugar nem a família, e prefiro não chutar.',
        safety === undefined || room === undefined
          ? undefined
          : reserve >= safety && expense !== undefined && expense.cents > 0
            ? `Se der errado, sua reserva (${reais(reserve)}) aguenta ${monthsText(Math.floor(reserve / expense.cents))} de gastos.`
            : `Se der errado, sua reserva (${reais(reserve)}) está ${reais(safety - reserve)} abaixo de ${SAFETY_MONTHS} meses de gastos.`,
      ],
      sums: [
        left === undefined || income === undefined || expense === undefined
          ? undefined
          : calculation('Folga', `${reais(income.cents)} − ${reais(expense.cents)}`, reais(left.cents)),
        room === undefined || (total === 0 && debts === 0)
          ? undefined
          : calculation(
              'Patrimônio',
              `${reais(balance)} em conta + ${reais(reserve)} guardados + ${reais(invested)} investidos − ${reais(debts)} em dívidas`,
              reais(total),
            ),
      ],
      data: [shown('Renda do mês', income), shown('Gastos do mês', expense)],
      next: [
        room === undefined
          ? undefined
          : 'Ponha cada opção em reais: quanto custa para entrar, quanto entra e quanto sai por mês.',
        'Me diga assim que eu comparo: “carro de 80 mil, tenho 20 mil, financio a 1,8 % ao mês ou junto?”, “posso assumir uma parcela de 280?”.',
      ],
    });
  },
};
