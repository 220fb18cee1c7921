// "Uso a poupança pra quitar o cartão?": what the debt costs a month beside what the savings earn, and what would be left of them.

import type { DebtFigure } from '../../domain/hard-question.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { reais } from '../../finance/money.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { calculation, found, type Sum } from '../found.ts';
import { expenseOf, type Known, savedOf, shown } from '../known.ts';
import { POUPANCA } from '../legal-figures.ts';
import { needs, type Playbook } from '../playbook.ts';
import { fractionText, percentText } from '../rate-words.ts';
import { debtNamed } from '../replies/debt-named.ts';
import { debtsAsked } from './pay-debts.ts';
import { askRateOf } from './rate-unknown.ts';

/** What savings accounts pay a month, as a fraction; the reference rate that comes on top was near zero for years. */
const YIELD = exact(POUPANCA.monthly);

/** The dearest debt and what is saved, before the one pays the other. Centavos; `rate` in % a month. */
type Settling = {
  readonly debt: DebtFigure;
  readonly rate: string;
  readonly saved: Known;
  /** What of the savings goes into the debt. */
  readonly used: number;
  /** Of `used`, a month. */
  readonly cost: number;
  readonly yields: number;
  readonly left: number;
};

export const savingsForDebt: Playbook = {
  run(asked) {
    const [debt] = debtsAsked(asked)
      .filter(({ cents }) => cents > 0)
      .toSorted((a, b) => Number(b.rate ?? 0) - Number(a.rate ?? 0));
    if (debt === undefined)
      return needs('debts', 'Qual é a dívida e o juro? (ex.: devo 3 mil no cartão a 14 % ao mês)');
    const rate = debt.rate ?? asked.figures.monthlyRate;
    if (rate === undefined) return askRateOf(debt);
    const saved = savedOf(asked, reserveOf(asked.ledger));
    if (saved.cents <= 0) return needs('saved', 'Quanto você tem guardado? (ex.: 3 mil)');
    const settling = settlingOf(debt, rate, saved);
    const expense = expenseOf(asked);
    return found({
      verdict: verdictOf(settling),
      because: becauseOf(settling, expense),
      compared: comparedOf(settling),
      sums: sumsOf(settling),
      data: [
        { rotulo: debt.name, valor: `${reais(debt.cents)} a ${percentText(rate)} ao mês` },
        shown('Guardado', saved),
        shown('Gastos do mês', expense),
      ],
      next: pays(settling)
        ? ['Peça o valor de hoje para quitar: antecipando, os juros que ainda não venceram têm de sair da conta.']
        : ['Continue pagando em dia e guardando.'],
      limits: [
        `Contei o guardado a ${fractionText(YIELD)} ao mês, perto do que a poupança rende${fromPercent(rate).greaterThan(YIELD) ? '; outro investimento não muda a conta' : ''}.`,
      ],
    });
  },
};

function settlingOf(debt: DebtFigure, rate: string, saved: Known): Settling {
  const used = Math.min(saved.cents, debt.cents);
  return {
    debt,
    rate,
    saved,
    used,
    cost: toCents(fromPercent(rate).times(used)),
    yields: toCents(YIELD.times(used)),
    left: saved.cents - used,
  };
}

const pays = ({ cost, yields }: Settling): boolean => cost > yields;

function verdictOf(settling: Settling): string {
  const { debt, used } = settling;
  if (!pays(settling)) return `Não: ${debtNamed(debt.name)} custa menos do que o guardado rende.`;
  return used === debt.cents
    ? `Sim: use ${reais(used)} do que está guardado e acabe com ${debtNamed(debt.name)}.`
    : `Sim: use os ${reais(used)} guardados n${debtNamed(debt.name)}; ficam ${reais(debt.cents - used)} para pagar.`;
}

function becauseOf(settling: Settling, expense: Known | undefined) {
  const { used, cost, yields, left } = settling;
  return [
    `${reais(used)} nessa dívida custam ${reais(cost)} de juros por mês; guardados, rendem perto de ${reais(yields)}.`,
    pays(settling) && expense !== undefined && left < expense.cents
      ? `Sobram ${reais(left)}, menos que um mês de gastos (${reais(expense.cents)}): o que você pagava da dívida vai direto para refazer a reserva.`
      : undefined,
  ];
}

const comparedOf = (settling: Settling) => [
  {
    cenario: 'Quitar com o guardado',
    resultado: `${reais(settling.cost)} de juros a menos por mês`,
    melhor: pays(settling),
  },
  { cenario: 'Deixar guardado', resultado: `rende ${reais(settling.yields)} por mês`, melhor: !pays(settling) },
];

const sumsOf = ({ debt, rate, saved, used, cost, yields, left }: Settling): (Sum | undefined)[] => [
  calculation('Juros do mês', `${reais(used)} × ${percentText(rate)}`, reais(cost)),
  calculation('Rendimento do mês', `${reais(used)} × ${fractionText(YIELD)}`, reais(yields)),
  used === debt.cents
    ? undefined
    : calculation('Fica da dívida', `${reais(debt.cents)} − ${reais(used)}`, reais(debt.cents - used)),
  calculation('Fica guardado', `${reais(saved.cents)} − ${reais(used)}`, reais(left)),
];
