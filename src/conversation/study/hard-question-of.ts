// Builds the HardQuestion a playbook answers from a message of the complexa group and the figures language/ found.

import type { DebtFigure, Figures, HardQuestion } from '../../domain/hard-question.ts';
import type { Figure, Per } from '../../language/figures/figure.ts';
import { readWhen } from '../../language/figures/read-when.ts';
import type { Reading } from '../../language/reading/reading.ts';
import type { SlotsOf } from '../../language/slots/slots.ts';
import { inContext } from './figures-in-context.ts';

const A_MONTH: Readonly<Record<Per, number>> = { day: 30, week: 52 / 12, month: 1, year: 1 / 12 };

/** Words language/ compares without their accents, as they are shown. */
export const DEBT_NAMES: Readonly<Record<string, string>> = {
  cartao: 'cartão',
  carne: 'carnê',
  emprestimo: 'empréstimo',
  crediario: 'crediário',
};

type Mutable = { -readonly [Key in keyof Figures]: Figures[Key] };

/** 1.8 -> '1.8': what was written, as decimal text. */
const text = (percent: number): string => String(percent);

const monthly = (cents: number, per: Per): number => Math.round(cents * A_MONTH[per]);

/** The first figure of each part; a value whose part was not told is what the question is about. */
export function figuresOf(read: readonly Figure[]): Figures {
  const out: Mutable = {};
  const debts: DebtFigure[] = [];
  const set = <Key extends keyof Figures>(key: Key, value: Figures[Key]): void => {
    if (out[key] === undefined) out[key] = value;
  };
  for (const figure of read) {
    switch (figure.role) {
      case 'price':
      case 'amount':
        set('price', figure.cents);
        break;
      case 'down_payment':
        set('downPayment', figure.cents);
        break;
      case 'have':
        set('saved', figure.cents);
        break;
      case 'target':
        set('goal', figure.cents);
        break;
      case 'loan':
        set('loan', figure.cents);
        break;
      case 'debt': {
        const { cents, name = 'dívida', percent, per } = figure;
        debts.push({
          name: DEBT_NAMES[name] ?? name,
          cents,
          ...(percent === undefined || per === 'year' ? {} : { rate: text(percent) }),
        });
        break;
      }
      case 'income':
      case 'expense':
      case 'rent':
      case 'saving':
      case 'payment':
      case 'installment':
        set(figure.role, monthly(figure.cents, figure.per));
        break;
      case 'target_income':
        set('passive', monthly(figure.cents, figure.per));
        break;
      case 'interest':
        if (figure.per === 'year') set('yearlyRate', text(figure.percent));
        // Under 5 % unsaid is a month's rate, above it a year's: no bank asks otherwise.
        else if (figure.per === 'month' || figure.percent < 5) set('monthlyRate', text(figure.percent));
        else set('yearlyRate', text(figure.percent));
        break;
      case 'discount':
        set('discount', text(figure.percent));
        break;
      case 'index_share':
        set('shareOfCdi', text(figure.percent));
        break;
      case 'over_inflation':
        set('overInflation', text(figure.percent));
        break;
      case 'share':
        set('percent', text(figure.percent));
        break;
      case 'installments':
        set('installments', figure.count);
        break;
      case 'installments_left':
        set('installmentsLeft', figure.count);
        break;
      case 'installments_paid':
        break;
      case 'term':
        set('months', figure.months);
        break;
      case 'current_age':
        set('age', figure.years);
        break;
      case 'target_age':
        set('retireAge', figure.years);
        break;
      default:
        figure satisfies never;
    }
  }
  return debts.length === 0 ? out : { ...out, debts };
}

export const hardQuestion = (reading: Reading, slots: SlotsOf<'complexa'>): HardQuestion => ({
  text: reading.text,
  domain: slots.domain,
  coordinator: slots.coordinator,
  figures: {
    ...inContext(reading.text, figuresOf(slots.figures ?? []), slots.figures ?? []),
    ...readWhen(reading),
  },
});
