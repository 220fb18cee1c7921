// What was told of a subject, as the calculation that answers about it takes it: "40 mil e 18 mil de FGTS" are the entrada of a home, and
// what a purchase costs is the goal of who gathers for it.

import type { Figures } from '../../domain/hard-question.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { monthlyRate } from '../../missions/formulas/equivalent-rate.ts';
import { exact, fromPercent } from '../../missions/formulas/exact.ts';
import { solveRate } from '../../missions/formulas/solve-rate.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';
import { USUAL_HOME_LOAN } from '../../missions/rules-of-thumb.ts';

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

/** What is compared with what is earned now, once it is raised. */
const OF_RAISE: ReadonlySet<PlaybookName> = new Set<PlaybookName>([
  'clt_ou_pj',
  'trocar_de_emprego',
  'por_conta',
  'salario_liquido',
]);
function withRaise({ percent, ...told }: Figures): Figures {
  return percent === undefined || told.income === undefined
    ? told
    : {
        ...told,
        income: exact(told.income)
          .times(exact(1).plus(fromPercent(percent)))
          .round()
          .toNumber(),
      };
}

/** @param given every figure of the subject @param words folded, of the question @param apart each cost of the month was told by itself, so that the rent is none of the rest */
export function figuresFor(playbook: PlaybookName, given: Figures, words: string, apart?: boolean): Figures {
  const told = OF_RAISE.has(playbook) ? withRaise(given) : given;
  const {
    cash,
    price,
    saved: kept,
    fgts,
    lump,
    downPayment: put,
    traded,
    installments,
    installment,
    months,
    rent,
    owning,
    income,
    otherIncome,
    ...rest
  } = told;
  // What a thing sold brings goes in with what there is, except into debts.
  const saved = sum(kept, lump);
  const downPayment = sum(put, traded);
  const { lump: _, traded: __, ...others } = told;
  const all = { ...others, ...withoutUndefined({ downPayment, saved }) };
  switch (playbook) {
    case 'vista_ou_parcelado':
      return {
        ...rest,
        ...withoutUndefined({
          price: sum(cash ?? price, downPayment === undefined ? undefined : -downPayment),
          installments,
          installment,
        }),
      };
    case 'posso_gastar': {
      const {
        expense = apart === true || income === undefined || rest.saving === undefined
          ? undefined
          : income - rest.saving,
      } = rest;
      // Of a home it is a cost of the month; of a thing, what having it takes.
      const month = withoutUndefined(apart === true ? { expense: sum(expense, rent, owning) } : { expense, owning });
      const once =
        /\b(?:a ?vista|pix|de uma vez|reserva|esper\w+)\b/.test(words) ||
        (installments === undefined && installment === undefined);
      const { owning: _owning, ...withoutOwning } = all;
      return once
        ? {
            ...rest,
            ...month,
            ...withoutUndefined({
              price: sum(cash ?? price, traded === undefined ? undefined : -traded),
              saved,
              income,
              otherIncome,
            }),
          }
        : { ...withoutOwning, ...month, ...withoutUndefined({ price: price ?? cash }) };
    }
    case 'juntar':
      return withoutUndefined({
        goal: cash ?? price,
        saved: sum(saved, downPayment),
        saving:
          told.saving !== undefined && /\b(?:bicos?|freela\w*|extra|por fora)\b/.test(words)
            ? sum(told.saving, otherIncome)
            : told.saving,
        months,
        due: told.due,
        income,
        otherIncome,
        expense: told.expense,
      });
    case 'casa':
    case 'alugar_ou_comprar': {
      return {
        ...rest,
        ...withoutUndefined({
          price,
          rent,
          income,
          otherIncome,
          owning: told.onlyOwning,
          downPayment: sum(downPayment ?? saved, fgts),
          installments,
          months,
        }),
      };
    }
    case 'retorno_compra':
      return withoutUndefined({
        price,
        saving: sum(told.saving, told.saving === undefined || installment === undefined ? undefined : -installment),
        offeredIncome: told.offeredIncome,
        expense: sum(told.expense, rent, owning, installment),
      });
    case 'desconto_divida':
      return withoutUndefined({ debts: told.debts, price: cash, saved, income, expense: rest.expense });
    case 'trocar_divida':
      return { ...all, ...withoutUndefined({ offeredRate: rateInside(told) }) };
    case 'custo_emprestimo': {
      // What a business takes to open is not what is borrowed for it.
      const whole = told.debts?.[0]?.cents ?? (apart === true ? undefined : (cash ?? price));
      // What there is for a purchase goes in first.
      const first =
        put ?? (told.debts === undefined && saved !== undefined && saved < (whole ?? 0) ? saved : undefined);
      const { price: _price, ...of } = all;
      return { ...of, ...withoutUndefined({ price: whole, downPayment: sum(first, traded) }), debts: [] };
    }
    case 'qual_plano':
      if (told.debts !== undefined) return withoutUndefined({ price: told.debts[0]?.cents, plans: told.plans });
      // A home is financed at the usual rate where none was told.
      return rent === undefined || price === undefined || price < LEAST_HOME
        ? all
        : { ...all, ...withoutUndefined({ downPayment: sum(downPayment ?? saved, fgts) }), plans: homePlans(told) };
    case 'clt_ou_pj':
      return withoutUndefined({
        income,
        offeredIncome: told.offeredIncome,
        benefit: told.benefit,
        dependants: told.dependants,
      });
    case 'imposto_mei':
      return withoutUndefined({ income: told.offeredIncome ?? income });
    // What stays of working alone, once its material is paid.
    case 'por_conta':
      return withoutUndefined({
        income,
        offeredIncome: told.offeredIncome,
        expense: owning,
        dependants: told.dependants,
      });
    case 'rescisao':
      return withoutUndefined({ income, months, fgts });
    case 'filhos':
      return { ...all, ...withoutUndefined({ expense: sum(told.expense, rent, owning), income, otherIncome }) };
    case 'trocar_de_emprego': {
      const now = sum(income, owning === undefined ? undefined : -owning);
      return { ...rest, ...withoutUndefined({ otherIncome: now }) };
    }
    case 'quitar_dividas':
      return {
        ...rest,
        ...withoutUndefined({
          income,
          otherIncome,
          saved: kept,
          lump: lump ?? (/\bus(?:o|ar|asse)\b/.test(words) ? kept : undefined),
        }),
      };
    case 'quanto_dura':
      return {
        ...all,
        ...withoutUndefined({
          expense: sum(told.expense, ...(apart === true ? [rent, owning] : [])),
        }),
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
const LEAST_HOME = 8_000_000;
function homePlans({
  plans = [],
  installments,
  yearlyRate = USUAL_HOME_LOAN.yearly,
}: Figures): NonNullable<Figures['plans']> {
  if (plans.some(({ monthlyRate, name }) => monthlyRate !== undefined || name === 'financiamento')) return plans;
  const rate = monthlyRate(fromPercent(yearlyRate)).times(100).toDecimalPlaces(6).toFixed();
  const loan = { name: 'financiamento', installments: installments ?? USUAL_HOME_LOAN.months, monthlyRate: rate };
  return [...plans.filter(({ name }) => name === 'consórcio'), loan];
}

/** "E se eu esperar 2 anos guardando 1.200?", of a home: what goes in first grows by it. */
export const afterWaiting = ({ saved, fgts, downPayment, saving, ...told }: Figures, months: number): Figures => ({
  ...told,
  ...withoutUndefined({ saving }),
  downPayment: exact(sum(downPayment ?? saved, fgts) ?? 0)
    .plus((saving ?? 0) * months)
    .toNumber(),
});
