// "Se eu quitar hoje o banco quer 6.900", of a loan whose parcelas are kept: the interest inside the discount, against what the money would
// yield. Whoever pays sooner owes no interest of the months left (CDC, art. 52, § 2º).

import { reserveOf } from '../../finance/definitions/reserve.ts';
import { reais } from '../../finance/money.ts';
import { cdiOf, usualCdi } from '../asked-rate.ts';
import { solveRate } from '../formulas/solve-rate.ts';
import { calculation, found } from '../found.ts';
import { expenseOf, savedOf, shown, youSaid } from '../known.ts';
import { netOfTax } from '../net-yield.ts';
import type { Asked, PlaybookOutcome } from '../playbook.ts';
import { fractionText } from '../rate-words.ts';
import { LEAST_SAFETY_MONTHS } from '../rules-of-thumb.ts';

/** @param pays centavos, today @returns undefined when no parcelas of it are kept, or they come to less */
export function settleKeptLoan(asked: Asked, pays: number): PlaybookOutcome | undefined {
  const name = asked.figures.debts?.[0]?.name;
  const told = asked.ledger.told('divida').find(({ value }) => value.name === name)?.value;
  const each = told?.parcelaCents;
  const left = (told?.parcelas ?? 0) - (told?.paid ?? 0);
  const rate = each === undefined || left < 1 ? undefined : solveRate(pays, each, left);
  if (each === undefined || rate === undefined) return undefined;
  const whole = each * left;
  const cdi = cdiOf(asked) ?? usualCdi(left);
  const yields = netOfTax(cdi.yearly);
  const worth = rate.gt(yields);
  const saved = savedOf(asked, reserveOf(asked.ledger));
  const keeps = saved.cents - pays;
  const expense = expenseOf(asked);
  return found({
    verdict: `${worth ? 'Vale quitar' : 'Melhor deixar rendendo'}: por ${reais(pays)} você deixa de pagar ${reais(whole)}, ${reais(whole - pays)} a menos.`,
    because: [
      `O desconto equivale a um juro de ${fractionText(rate)} ao mês; guardado, o dinheiro rende perto de ${fractionText(yields)}.`,
      saved.cents === 0
        ? 'Se tiver o dinheiro guardado, não zere a reserva por isso; dá também para antecipar só algumas parcelas.'
        : keeps < 0
          ? `Você tem ${reais(saved.cents)} guardados: faltam ${reais(-keeps)}. Dá para antecipar só algumas parcelas.`
          : `Depois de pagar ficam ${reais(keeps)} guardados${expense !== undefined && keeps < expense.cents * LEAST_SAFETY_MONTHS ? `, menos que ${LEAST_SAFETY_MONTHS} meses de gastos: não zere a segurança` : ''}, e o mês fica ${reais(each)} mais folgado.`,
    ],
    sums: [
      calculation('Parcelas que faltam', `${left} × ${reais(each)}`, reais(whole)),
      calculation('Poupa', `${reais(whole)} − ${reais(pays)}`, reais(whole - pays)),
      calculation(
        'Juros dentro do desconto',
        `${reais(pays)} pagos em ${left}x de ${reais(each)}`,
        `${fractionText(rate)} ao mês`,
      ),
    ],
    data: [youSaid('Para quitar', reais(pays)), shown('Guardado', saved), cdi.shown],
    next: [
      'Peça ao banco o saldo para quitação do dia por escrito: por lei ele desconta os juros dos meses que faltam (CDC, art. 52, § 2º).',
    ],
  });
}
