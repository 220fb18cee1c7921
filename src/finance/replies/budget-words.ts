// Ceilings in words: how much is used, how much is left, and the one line that warns.

import type { LocalDate } from '../../domain/dates.ts';
import type { RichText } from '../../domain/text.ts';
import type { BudgetAlert } from '../budget-alerts.ts';
import type { BudgetStatus } from '../budget-status.ts';
import { percent, reais } from '../money.ts';
import { dayWords } from './day-words.ts';

/** 'Mercado: R$ 656,00 de R$ 800,00 (82 %), faltam R$ 144,00 até 30/11'. */
export function budgetLine({ name, spent, limit, cycle }: BudgetStatus, today: LocalDate): string {
  const left = limit - spent;
  const rest = left >= 0 ? `sobram ${reais(left)}` : `passou ${reais(-left)}`;
  return `${name}: ${reais(spent)} de ${reais(limit)} (${percent(spent, limit)}), ${rest} até ${dayWords(cycle.to, today)}`;
}

export const alertWords = (alerts: readonly BudgetAlert[]): RichText =>
  alerts.map(({ name, spent, limit, crossed }) =>
    crossed === 100
      ? `\n🚨 ${name} passou do teto: ${reais(spent)} de ${reais(limit)}.`
      : `\n⚠️ ${name} já está em ${percent(spent, limit)} do teto de ${reais(limit)}.`,
  );
