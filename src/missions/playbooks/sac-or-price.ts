// "Financiar 300 mil em 360 meses a 10 % ao ano, SAC ou Price?": both tables of the same loan side by side.

import { percent, reais } from '../../finance/money.ts';
import type { Exact } from '../formulas/exact.ts';
import { interestOf, paidOf, priceTable } from '../formulas/price-table.ts';
import { sacTable } from '../formulas/sac-table.ts';
import { calculation, found, type Sum } from '../found.ts';
import { incomeOf, shown, youSaid } from '../known.ts';
import { loanRate } from '../loan-rate.ts';
import { type Asked, needs, type Playbook } from '../playbook.ts';
import { fractionText, monthsText, percentText } from '../rate-words.ts';

/** Both tables of one loan: centavos, and a monthly rate as a fraction. */
type Tables = {
  readonly owed: number;
  readonly rate: Exact;
  readonly term: number;
  /** Of the SAC, whose instalments fall. */
  readonly first: number;
  readonly last: number;
  /** The instalment in which the SAC becomes the lower one; undefined when it never does. */
  readonly crosses: number | undefined;
  /** Of the Price. */
  readonly fixed: number;
  readonly sac: Total;
  readonly price: Total;
};
type Total = { readonly paid: number; readonly interest: number };

export const sacOrPrice: Playbook = {
  run(asked) {
    const { figures } = asked;
    const [debt] = figures.debts ?? [];
    const owed = figures.loan ?? debt?.cents ?? (figures.price ?? 0) - (figures.downPayment ?? 0);
    if (owed <= 0) return needs('loan', 'Quanto você vai financiar? (ex.: 240 mil)');
    const term = figures.installments ?? figures.months;
    if (term === undefined || term < 1) return needs('months', 'Em quanto tempo? (ex.: 30 anos)');
    const rate =
      loanRate(asked) ?? (debt?.rate === undefined ? undefined : loanRate({ figures: { monthlyRate: debt.rate } }));
    if (rate === undefined) return needs('yearlyRate', 'Qual o juro do financiamento? (ex.: 11 % ao ano)');
    const yearly = figures.monthlyRate === undefined ? figures.yearlyRate : undefined;
    const tables = tablesOf(owed, rate, term);
    const income = incomeOf(asked);
    return found({
      verdict: verdictOf(tables),
      because: becauseOf(tables, income?.cents ?? 0),
      compared: comparedOf(tables),
      sums: [downPaymentSum(asked, owed), monthlySum(yearly, rate), ...sumsOf(tables)],
      data: [
        youSaid('Juros', yearly === undefined ? `${fractionText(rate)} ao mês` : `${percentText(yearly)} ao ano`),
        youSaid('Prazo', monthsText(term)),
        shown('Renda do mês', income),
      ],
      limits: ['Seguros obrigatórios, TR e taxa do banco não estão na parcela.'],
    });
  },
};

function tablesOf(owed: number, rate: Exact, term: number): Tables {
  const [sac, price] = [sacTable(owed, rate, term), priceTable(owed, rate, term)];
  const fixed = price[0]?.payment ?? 0;
  return {
    owed,
    rate,
    term,
    first: sac[0]?.payment ?? 0,
    last: sac.at(-1)?.payment ?? 0,
    crosses: sac.find(({ payment }) => payment < fixed)?.no,
    fixed,
    sac: { paid: paidOf(sac), interest: interestOf(sac) },
    price: { paid: paidOf(price), interest: interestOf(price) },
  };
}

/** What the SAC costs less in all, in centavos. */
const saved = ({ sac, price }: Tables): number => price.interest - sac.interest;

const verdictOf = (tables: Tables): string =>
  saved(tables) <= 0
    ? 'Dá no mesmo: com esse prazo e esse juro as duas custam igual.'
    : `No total a SAC sai ${reais(saved(tables))} mais barata; a Price começa ${reais(tables.first - tables.fixed)} por mês mais leve.`;

/** @param income centavos a month; 0 when unknown */
const becauseOf = ({ first, last, fixed, crosses }: Tables, income: number) => [
  `Na SAC a parcela começa em ${reais(first)} e termina em ${reais(last)}; na Price são ${reais(fixed)} do começo ao fim.`,
  crosses === undefined ? undefined : `Da ${crosses}ª parcela em diante a da SAC é a menor.`,
  income <= 0
    ? 'Se a primeira parcela da SAC couber em 30 % da renda, ela costuma ser a escolha.'
    : `A primeira leva ${percent(first, income)} da sua renda na SAC e ${percent(fixed, income)} na Price; os bancos aceitam até 30 %.`,
];

function comparedOf(tables: Tables) {
  const words = ({ paid, interest }: Total): string => `${reais(paid)} no total, ${reais(interest)} de juros`;
  return [
    { cenario: 'SAC', resultado: words(tables.sac), melhor: saved(tables) > 0 },
    { cenario: 'Price', resultado: words(tables.price) },
  ];
}

function downPaymentSum({ figures: { price, downPayment, loan } }: Asked, owed: number): Sum | undefined {
  if (price === undefined || downPayment === undefined || loan !== undefined) return undefined;
  return calculation('Financiado', `${reais(price)} − ${reais(downPayment)}`, reais(owed));
}

const monthlySum = (yearly: string | undefined, rate: Exact): Sum | undefined =>
  yearly === undefined
    ? undefined
    : calculation('Juro ao mês (i)', `(1 + ${percentText(yearly)})^(1/12) − 1`, fractionText(rate, 4));

function sumsOf(tables: Tables): Sum[] {
  const { owed, rate, term, first, fixed, sac, price } = tables;
  return [
    calculation(
      'Primeira da SAC',
      `${reais(owed)} ÷ ${term} + ${reais(owed)} × ${fractionText(rate, 4)}`,
      reais(first),
    ),
    calculation(
      'Parcela da Price',
      `${reais(owed)} × i ÷ (1 − (1 + i)^−${term}), i = ${fractionText(rate, 4)}`,
      reais(fixed),
    ),
    calculation('Diferença no começo', `${reais(first)} − ${reais(fixed)}`, reais(first - fixed)),
    calculation('Diferença de juros', `${reais(price.interest)} − ${reais(sac.interest)}`, reais(saved(tables))),
  ];
}
