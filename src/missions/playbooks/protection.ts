// "Vale a pena seguro de vida?": capital the dependants would need, against what exists already. Recommends no product.

import { debtsOf } from '../../finance/definitions/debts.ts';
import { investedOf } from '../../finance/definitions/invested.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { reais } from '../../finance/money.ts';
import { calculation, found } from '../found.ts';
import { assumed, expenseOf, savedOf, shown } from '../known.ts';
import { needsOwn, type Playbook } from '../playbook.ts';

/** Years of expenses a family needs to recover. */
const YEARS = 5;

export const protection: Playbook = {
  run(asked) {
    const { ledger } = asked;
    const expense = expenseOf(asked);
    if (expense === undefined) return needsOwn('expense', 'Quanto sua casa gasta por mês? (ex.: 3.200)');
    const debts = debtsOf(ledger).reduce((sum, { cents }) => sum + cents, 0);
    const kept = savedOf(asked, reserveOf(ledger) + investedOf(ledger));
    const need = expense.cents * 12 * YEARS + debts;
    const gap = Math.max(0, need - kept.cents);
    return found({
      verdict: `Só se alguém depende da sua renda; se depende, a cobertura que falta é perto de ${reais(gap)}.`,
      because: [
        `É o que manteria a casa por ${YEARS} anos e pagaria as dívidas, menos o que já existe.`,
        'Sem filhos nem quem dependa de você, guardar esse dinheiro costuma valer mais. Autônomo olha antes o seguro de renda (doença e acidente): parar de trabalhar é mais comum que morrer.',
      ],
      sums: [
        calculation(
          'Cobertura',
          `${reais(expense.cents)} × 12 × ${YEARS} + ${reais(debts)} de dívidas − ${reais(kept.cents)}`,
          reais(gap),
        ),
      ],
      data: [
        shown('Gastos do mês', expense),
        shown('Guardado e investido', kept),
        assumed('Anos de proteção', String(YEARS)),
      ],
      next: [
        'Cote “vida em grupo” ou temporário puro, sem resgate: é o mais barato. Veja se a empresa já paga um.',
        'Leia o que não cobre e a carência; a seguradora tem de estar na Susep.',
      ],
    });
  },
};
