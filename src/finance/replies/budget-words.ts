// Budgets in words: used, left, and the one-line warning.

import type { LocalDate } from '../../domain/dates.ts';
import type { RichText } from '../../domain/text.ts';
import type { Told } from '../../domain/told.ts';
import type { BudgetAlert } from '../budget-alerts.ts';
import type { BudgetCycle } from '../budget-history.ts';
import { type BudgetStatus, budgetName } from '../budget-status.ts';
import { percent, reais } from '../money.ts';
import { dayWords, periodWords } from './day-words.ts';

/** 'Mercado: R$ 656,00 de R$ 800,00 (82 %), faltam R$ 144,00 até 30/11'. */
export function budgetLine({ name, spent, limit, cycle }: BudgetStatus, today: LocalDate): string {
  const left = limit - spent;
  const rest = left >= 0 ? `sobram ${reais(left)}` : `passou ${reais(-left)}`;
  return `${name}: ${reais(spent)} de ${reais(limit)} (${percent(spent, limit)}), ${rest} até ${dayWords(cycle.to, today)}`;
}

/** One line a budget, beginning with a line break; nothing when none was crossed. */
export const alertWords = (alerts: readonly BudgetAlert[]): RichText =>
  alerts.map(({ name, spent, limit, crossed }) =>
    crossed === 100
      ? `\n🚨 ${name} passou do teto: ${reais(spent)} de ${reais(limit)}.`
      : `\n⚠️ ${name} já está em ${percent(spent, limit)} do teto de ${reais(limit)}.`,
  );

/** Each cycle against the limit, newest first, and how many stayed within it; the running one does not count. */
export function budgetHistoryWords(
  budget: Told<'orcamento'>,
  cycles: readonly BudgetCycle[],
  today: LocalDate,
): RichText {
  const limit = budget.value.cents;
  const name = budgetName(budget);
  if (cycles.length === 0) return [`${name}: não achei gasto nenhum nesse período.`];
  const over = ({ cycle, spent }: BudgetCycle): string =>
    spent > limit ? `, passou ${reais(spent - limit)}` : cycle.to < today ? ', dentro' : ', até agora';
  const lines = cycles.map(
    (one) => `\n• ${periodWords(one.cycle, today)}: ${reais(one.spent)} (${percent(one.spent, limit)})${over(one)}`,
  );
  const ended = cycles.filter(({ cycle }) => cycle.to < today);
  const held = ended.filter(({ spent }) => spent <= limit).length;
  const verdict = ended.length < 2 ? '' : `\nFicou dentro em ${held} de ${ended.length}.`;
  return [{ bold: `${name}, teto de ${reais(limit)}:` }, ...lines, verdict];
}
