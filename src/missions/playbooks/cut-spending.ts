// "Preciso cortar 25 %", "como economizo 500 por mês?", "ganho 2.800 e gasto 3.100, o que corto?": proposes cuts by category, non-essential ones
// first.

import { categoryLabel } from '../../finance/category-labels.ts';
import { reais } from '../../finance/money.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { found } from '../found.ts';
import { byCategory, expenseOf, type Known, shown } from '../known.ts';
import type { Asked, PlaybookOutcome } from '../playbook.ts';
import { percentText } from '../rate-words.ts';

const ESSENTIAL = new Set(['moradia', 'contas', 'saude', 'educacao', 'mercado', 'transporte', 'familia']);
/** Fraction of a category that can be cut: wants, and needs. */
const OF_WANTS = '0.5';
const OF_NEEDS = '0.15';
/** Contractual expenses, which cannot be partly cut this month. */
const FIXED = new Set(['moradia', 'educacao']);
/** Default target, % of spending, when none was given and the month has no deficit. */
const USUAL = '10';

type Goal = { readonly cents: number; readonly formula?: string; readonly words: string };

function goalOf({ figures }: Asked, income: Known, expense: number): Goal {
  const { percent, saving } = figures;
  const ofExpense = (share: string): Goal => ({
    cents: toCents(exact(expense).times(fromPercent(share))),
    formula: `${reais(expense)} × ${percentText(share)}`,
    words: `Cortar ${percentText(share)} são`,
  });
  if (percent !== undefined) return ofExpense(percent);
  const short = expense - income.cents;
  if (saving !== undefined && short > 0)
    return {
      cents: saving + short,
      formula: `${reais(saving)} + ${reais(expense)} − ${reais(income.cents)}`,
      words: `Para sobrarem ${reais(saving)}, o corte precisa ser de`,
    };
  if (saving !== undefined) return { cents: saving, words: 'A meta é cortar' };
  if (short > 0)
    return { cents: short, formula: `${reais(expense)} − ${reais(income.cents)}`, words: 'Para o mês fechar, faltam' };
  return ofExpense(USUAL);
}

/** Undefined when the monthly expense is unknown. */
export function cutSpending(asked: Asked, income: Known): PlaybookOutcome | undefined {
  const parts = byCategory(asked);
  const noted = parts.reduce((sum, { cents }) => sum + cents, 0);
  const expense = asked.figures.expense ?? (noted > 0 ? noted : expenseOf(asked)?.cents);
  if (expense === undefined) return undefined;
  const goal = goalOf(asked, income, expense);
  let missing = goal.cents;
  const ordered = parts.toSorted((a, b) => Number(ESSENTIAL.has(a.key)) - Number(ESSENTIAL.has(b.key)));
  const cuts = ordered.flatMap(({ key, cents }) => {
    if (FIXED.has(key)) return [];
    const most = Math.min(missing, toCents(exact(cents).times(ESSENTIAL.has(key) ? OF_NEEDS : OF_WANTS)));
    missing -= most;
    return most > 0 ? [{ key, cents, most }] : [];
  });
  const reach =
    cuts.length === 0
      ? ''
      : missing > 0
        ? `; por aqui dá para chegar a ${reais(goal.cents - missing)}`
        : ': dá, por aqui';
  return found({
    verdict: `${goal.words} ${reais(goal.cents)} por mês${reach}.`,
    because:
      cuts.length === 0
        ? [
            'Ainda não tenho gastos seus por categoria: anote por duas semanas que eu digo de onde sai.',
            'Enquanto isso: assinaturas que ninguém usa, tarifa de banco, plano de celular e delivery costumam sair primeiro, sem dor.',
          ]
        : [
            'Comecei pelo que não é essencial (até metade) e só depois um pouco do resto (até 15 %); aluguel e escola não mexi.',
          ],
    compared: cuts.slice(0, 7).map(({ key, cents, most }) => ({
      cenario: categoryLabel(key),
      resultado: `de ${reais(cents)} para ${reais(cents - most)} (−${reais(most)})`,
    })),
    sums: [
      {
        rotulo: 'Meta de corte',
        ...(goal.formula === undefined ? {} : { formula: goal.formula }),
        resultado: reais(goal.cents),
      },
    ],
    data: [shown('Renda do mês', income)],
    next: cuts.length === 0 ? [] : ['Escolha duas linhas para este mês e me peça um teto para cada uma.'],
  });
}
