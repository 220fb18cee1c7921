// What was told of a subject, as the calculation that answers about it takes it: "40 mil e 18 mil de FGTS" are the entrada of a home, and
// what a purchase costs is the goal of who gathers for it.

import type { Figures } from '../../domain/hard-question.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { exact } from '../../missions/formulas/exact.ts';
import { solveRate } from '../../missions/formulas/solve-rate.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';

/** Centavos; undefined when neither is known. */
const sum = (...all: readonly (number | undefined)[]): number | undefined =>
  all.every((one) => one === undefined) ? undefined : all.reduce<number>((total, one = 0) => total + one, 0);

/** % a month inside what a bank offers for the debt. */
function rateInside({ debts = [], plans = [], offeredRate }: Figures): string | undefined {
  const [debt] = debts;
  const plan = plans.findLast(({ installment, installments }) => (installment ?? installments) !== undefined);
  if (offeredRate !== undefined || debt === undefined || plan?.installment === undefined)
    return offeredRate ?? plan?.monthlyRate;
  return solveRate(debt.cents, plan.installment, plan.installments ?? 1)
    ?.times(100)
    .toDecimalPlaces(4)
    .toFixed();
}

/** @param told every figure of the subject @param words folded, of the question */
export function figuresFor(playbook: PlaybookName, told: Figures, words: string): Figures {
  const {
    cash,
    price,
    saved,
    fgts,
    downPayment,
    installments,
    installment,
    months,
    rent,
    owning,
    income,
    otherIncome,
    ...rest
  } = told;
  const all = { ...told, ...withoutUndefined({ downPayment }) };
  switch (playbook) {
    case 'vista_ou_parcelado':
      return { ...rest, ...withoutUndefined({ price: cash ?? price, installments, installment }) };
    case 'posso_gastar': {
      const once =
        /\b(?:a ?vista|pix|de uma vez|reserva|esper\w+)\b/.test(words) ||
        (installments === undefined && installment === undefined);
      return once
        ? { ...rest, ...withoutUndefined({ price: cash ?? price, saved, income, otherIncome }) }
        : { ...all, ...withoutUndefined({ price: price ?? cash }) };
    }
    case 'juntar':
      return withoutUndefined({
        goal: cash ?? price,
        saved: sum(saved, downPayment),
        saving: told.saving,
        months,
        income,
        otherIncome,
        expense: told.expense,
      });
    case 'casa':
    case 'alugar_ou_comprar': {
      const put = downPayment ?? sum(saved, fgts);
      return {
        ...rest,
        ...withoutUndefined({
          price,
          rent,
          income,
          otherIncome,
          downPayment: put,
          installments,
          months,
        }),
      };
    }
    case 'trocar_divida':
      return { ...all, ...withoutUndefined({ offeredRate: rateInside(told) }) };
    case 'custo_emprestimo': {
      const whole = told.debts?.[0]?.cents ?? cash ?? price;
      // What there is for a purchase goes in first.
      const put =
        downPayment ?? (told.debts === undefined && saved !== undefined && saved < (whole ?? 0) ? saved : undefined);
      return { ...all, ...withoutUndefined({ price: whole, downPayment: put }), debts: [] };
    }
    case 'trocar_de_emprego': {
      const now = sum(income, owning === undefined ? undefined : -owning);
      return { ...rest, ...withoutUndefined({ otherIncome: now }) };
    }
    case 'quitar_dividas':
      return { ...rest, ...withoutUndefined({ income, otherIncome, saved }) };
    case 'quanto_dura':
      return {
        ...all,
        ...withoutUndefined({ expense: sum(told.expense, otherIncome === undefined ? undefined : -otherIncome) }),
      };
    case 'salario_liquido':
      return withoutUndefined({ income: told.offeredIncome ?? income, dependants: told.dependants });
    case 'morar_so':
      return {
        ...all,
        ...withoutUndefined({ rent: sum(rent, owning), income: sum(income, otherIncome) }),
        otherIncome: 0,
      };
    default:
      return all;
  }
}
/** "E se eu esperar 2 anos guardando 1.200?", of a home: what goes in first grows by it. */
export const afterWaiting = ({ saved, fgts, downPayment, saving, ...told }: Figures, months: number): Figures => ({
  ...told,
  ...withoutUndefined({ saving }),
  downPayment: exact(downPayment ?? sum(saved, fgts) ?? 0)
    .plus((saving ?? 0) * months)
    .toNumber(),
});
