// Converts the figures language/ found in a question to the names the playbooks use. The first of each name counts.

import type { DebtFigure, Figures } from '../../domain/hard-question.ts';
import { WEEKS_A_MONTH } from '../../domain/rhythm.ts';
import type { Figure, FlowRole, Per } from '../../language/figures/figure.ts';

const A_MONTH: Readonly<Record<Per, number>> = { day: 30, week: WEEKS_A_MONTH, month: 1, year: 1 / 12 };

/** Language compares words without accents; this gives back the spelling to show. */
export const DEBT_NAMES: Readonly<Record<string, string>> = {
  cartao: 'cartão',
  carne: 'carnê',
  emprestimo: 'empréstimo',
  crediario: 'crediário',
  mae: 'mãe',
  irmao: 'irmão',
  irma: 'irmã',
};

type Debt = Extract<Figure, { role: 'debt' }>;
type Flow = Extract<Figure, { role: FlowRole }>;
type Sum = Extract<Figure, { role: 'price' | 'down_payment' | 'have' | 'target' | 'loan' | 'amount' }>;
type Percent = Exclude<Extract<Figure, { percent: number }>, Debt>;

/** 1.8 -> '1.8': formulas take rates as decimal text. */
const text = (percent: number): string => String(percent);

const debtOf = ({ cents, name = 'dívida', percent, per }: Debt): DebtFigure => ({
  name: DEBT_NAMES[name] ?? name,
  cents,
  ...(percent === undefined || per === 'year' ? {} : { rate: text(percent) }),
});

/** An amount without a known role is the price in question. Centavos. */
function sumOf({ role, cents }: Sum): Figures {
  switch (role) {
    case 'price':
    case 'amount':
      return { price: cents };
    case 'down_payment':
      return { downPayment: cents };
    case 'have':
      return { saved: cents };
    case 'target':
      return { goal: cents };
    case 'loan':
      return { loan: cents };
    default:
      return role satisfies never;
  }
}

function flowOf({ role, cents, per }: Flow): Figures {
  const monthly = Math.round(cents * A_MONTH[per]);
  if (role === 'expense' && per === 'day') return { expense: monthly, dailyExpense: cents };
  return role === 'target_income' ? { passive: monthly } : { [role]: monthly };
}

function percentOf(figure: Percent): Figures {
  const percent = text(figure.percent);
  switch (figure.role) {
    case 'interest':
      // Without a period, below 5 % is monthly and above it yearly, as Brazilian lenders quote them.
      return figure.per === 'month' || (figure.per === undefined && figure.percent < 5)
        ? { monthlyRate: percent }
        : { yearlyRate: percent };
    case 'discount':
      return { discount: percent };
    case 'index_share':
      return { shareOfCdi: percent };
    case 'over_inflation':
      return { overInflation: percent };
    case 'share':
      return { percent };
    default:
      return figure satisfies never;
  }
}

function figureOf(figure: Figure): Figures {
  switch (figure.role) {
    case 'debt':
    case 'installments_paid':
      return {};
    case 'installments':
      return { installments: figure.count };
    case 'installments_left':
      return { installmentsLeft: figure.count };
    case 'term':
      return { months: figure.months };
    case 'current_age':
      return { age: figure.years };
    case 'target_age':
      return { retireAge: figure.years };
    default:
      if ('percent' in figure) return percentOf(figure);
      return 'per' in figure ? flowOf(figure) : sumOf(figure);
  }
}

/** Flows as centavos a month, terms in months, rates as decimal text. */
export function figuresOf(read: readonly Figure[]): Figures {
  let told: Figures = {};
  for (const one of read) told = { ...told, ...figureOf(one), ...told };
  const debts = read.flatMap((one) => (one.role === 'debt' ? debtOf(one) : []));
  return debts.length === 0 ? told : { ...told, debts };
}
