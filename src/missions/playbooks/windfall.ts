// "Ganhei 2 mil: dívida ou guardo?": expensive debts first, then the reserve, then the goal, in order of what each saves or earns.

import type { DebtFigure } from '../../domain/hard-question.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { reais } from '../../finance/money.ts';
import { type Exact, exact, fromPercent, toCents } from '../formulas/exact.ts';
import { calculation, found, type Sum } from '../found.ts';
import { type Known, shown, wholeExpenseOf } from '../known.ts';
import { netMonthlyYield } from '../net-yield.ts';
import { type Asked, needs, type Playbook } from '../playbook.ts';
import { fractionText, percentText, rateShown } from '../rate-words.ts';
import { debtNamed } from '../replies/debt-named.ts';
import { SAFETY_MONTHS } from '../rules-of-thumb.ts';
import { debtsAsked } from './pay-debts.ts';

/** Debt rate in % a month above which no safe investment yields more. */
const DEAR = '1.5';

/** How the money is divided, in centavos: what each place gets adds up to `sum`. */
type Division = {
  readonly sum: number;
  /** False when no amount was named, and what would settle the debts stands for it. */
  readonly told: boolean;
  /** Debts no safe investment can beat, the dearest first. */
  readonly dear: readonly DebtFigure[];
  readonly toDebts: number;
  readonly toReserve: number;
  readonly rest: number;
};

export const windfall: Playbook = {
  indicators: ['cdi'],
  run(asked) {
    const debts = debtsAsked(asked).filter(({ cents }) => cents > 0);
    const expense = wholeExpenseOf(asked);
    const division = divide(asked, debts, expense);
    if (division.sum === 0) return needs('saved', 'Quanto dinheiro é? (ex.: 2 mil)');
    const { rate } = netMonthlyYield(asked);
    const interest = firstInterest(division);
    return found({
      verdict: verdictOf(division),
      because: [
        settling(division, interest, rate) ??
          (debts.length === 0
            ? 'Não tenho dívida sua anotada. Se houver cartão ou cheque especial, eles vêm antes de tudo.'
            : division.toDebts > 0
              ? undefined
              : 'As dívidas que sei têm juro menor que o de um bom rendimento.'),
        expense === undefined && division.toReserve > 0
          ? `A reserva são ${SAFETY_MONTHS} meses dos seus gastos, que eu ainda não sei: me diga (“gasto 3 mil por mês”) e eu separo o que vai para ela do que sobra.`
          : undefined,
        division.told
          ? 'Separar 10 % para aproveitar sem culpa também é plano.'
          : 'Só não zere tudo: deixe antes o de um mês de gastos.',
      ],
      compared: partsOf(division),
      sums: [
        division.toDebts > 0 && division.told
          ? calculation(
              'Sobra',
              `${reais(division.sum)} − ${reais(division.toDebts)}`,
              reais(division.sum - division.toDebts),
            )
          : undefined,
        divisionSum(division),
        interest &&
          calculation(
            'Juros do primeiro mês',
            interest.parts.map(({ part, rate: each }) => `${reais(part)} × ${percentText(each)}`).join(' + '),
            reais(interest.cents),
          ),
        rate.isZero()
          ? undefined
          : { rotulo: 'Rendimento líquido de hoje', resultado: `${fractionText(rate, 3)} ao mês` },
      ],
      data: [...debts.map(debtShown), shown('Gastos do mês', expense), rateShown('CDI', asked.rates.cdi)],
    });
  },
};

const owed = (debts: readonly DebtFigure[]): number => debts.reduce((total, { cents }) => total + cents, 0);

function divide({ figures, ledger }: Asked, debts: readonly DebtFigure[], expense: Known | undefined): Division {
  const told = figures.saved ?? figures.price ?? figures.income;
  // "Quitar o cartão de 2 mil ou guardar?": the amount is what would settle the debts.
  const sum = told ?? owed(debts);
  const dear = debts
    .filter(({ rate }) => rate === undefined || exact(rate).gte(DEAR))
    .toSorted((a, b) => Number(b.rate ?? 0) - Number(a.rate ?? 0));
  const toDebts = Math.min(sum, owed(dear));
  const left = sum - toDebts;
  const missing = expense === undefined ? left : Math.max(0, expense.cents * SAFETY_MONTHS - reserveOf(ledger));
  const toReserve = Math.min(left, missing);
  return { sum, told: told !== undefined, dear, toDebts, toReserve, rest: left - toReserve };
}

function verdictOf({ sum, told, dear, toDebts, toReserve, rest }: Division): string {
  const [worst] = dear;
  if (toDebts > 0 && !told)
    return `Quitar vale mais: nada seguro rende o que ${worst === undefined ? 'ela' : debtNamed(worst.name)} cobra.`;
  if (toDebts > 0) {
    const several = dear.some(({ rate }) => rate === undefined) ? 'as dívidas' : 'as dívidas caras';
    const which = dear.length > 1 || worst === undefined ? several : debtNamed(worst.name);
    const others = toReserve > 0 ? `, e ${reais(toReserve)} para a reserva` : '';
    return `${toDebts === sum ? 'Tudo' : reais(toDebts)} para ${which}${others}.`;
  }
  if (toReserve > 0) return `${rest === 0 ? 'Tudo' : reais(toReserve)} para a reserva de emergência.`;
  return 'Pode ir para o seu objetivo: dívidas caras e reserva estão em dia.';
}

type Interest = { readonly cents: number; readonly parts: readonly { readonly part: number; readonly rate: string }[] };

/** A month's interest on what is paid off, the dearest first, each at its own rate; undefined when none was told. */
function firstInterest({ dear, toDebts }: Division): Interest | undefined {
  let left = toDebts;
  const parts = dear.flatMap(({ cents, rate }) => {
    const part = Math.min(left, cents);
    left -= part;
    return part === 0 || rate === undefined ? [] : [{ part, rate }];
  });
  if (parts.length === 0) return undefined;
  return {
    parts,
    cents: parts.reduce((sum, { part, rate }) => sum + toCents(exact(part).times(fromPercent(rate))), 0),
  };
}

function settling({ toDebts }: Division, interest: Interest | undefined, yields: Exact): string | undefined {
  if (toDebts === 0 || interest === undefined) return undefined;
  const otherwise = yields.isZero() ? '' : `; aplicado, renderia ${reais(toCents(yields.times(toDebts)))}`;
  const [only, ...others] = interest.parts;
  const rate = only === undefined || others.length > 0 ? '' : ` a ${percentText(only.rate)} ao mês`;
  return `Quitando ${reais(toDebts)}${rate} você deixa de pagar ${reais(interest.cents)} de juros já no primeiro mês${otherwise}.`;
}

const goesWhole = ({ sum, toDebts, toReserve }: Division): boolean => toDebts === sum || toReserve === sum;

function partsOf(division: Division) {
  if (goesWhole(division)) return [];
  const { dear, toDebts, toReserve, rest } = division;
  return [
    toDebts > 0
      ? {
          cenario: dear.some(({ rate }) => rate === undefined) ? 'Dívida' : 'Dívida cara',
          resultado: reais(toDebts),
          melhor: true,
        }
      : undefined,
    toReserve > 0 ? { cenario: 'Reserva', resultado: reais(toReserve), melhor: toDebts === 0 } : undefined,
    rest > 0 ? { cenario: 'Objetivo ou investimento', resultado: reais(rest) } : undefined,
  ];
}

function divisionSum(division: Division): Sum | undefined {
  if (goesWhole(division)) return undefined;
  const { sum, toDebts, toReserve, rest } = division;
  return calculation('Divisão', `${reais(sum)} − ${reais(toDebts)} − ${reais(toReserve)}`, reais(rest));
}

const debtShown = ({ name, cents, rate }: DebtFigure) => ({
  rotulo: name,
  valor: `${reais(cents)}${rate === undefined ? ', juro não dito' : ` a ${percentText(rate)} ao mês`}`,
});
