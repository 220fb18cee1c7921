// "Financio ou junto antes?": cost and completion date of financing against saving first.

import { reserveOf } from '../../finance/definitions/reserve.ts';
import { reais } from '../../finance/money.ts';
import { futureValue } from '../formulas/compound-interest.ts';
import { type Exact, toCents } from '../formulas/exact.ts';
import { periodsToGoal } from '../formulas/nper.ts';
import { interestOf, type LoanRow, paidOf, priceTable } from '../formulas/price-table.ts';
import { solveRate } from '../formulas/solve-rate.ts';
import { calculation, found } from '../found.ts';
import { assumed, type Known, leftOver, savedOf, shown, support, YOU_SAID } from '../known.ts';
import { loanRate } from '../loan-rate.ts';
import { netMonthlyYield } from '../net-yield.ts';
import { loanTable } from '../pictures/loan-table.ts';
import { type Asked, needs, type Playbook } from '../playbook.ts';
import { fractionText, monthsText, rateShown } from '../rate-words.ts';

/** Default term in months for a car or a machine. */
const USUAL_TERM = 48;
/** In months: longer than this is never. */
const FOREVER = 600;

export const financeOrSave: Playbook = {
  indicators: ['cdi'],
  run(asked) {
    const { price, installments, months } = asked.figures;
    if (price === undefined) return needs('price', 'Quanto custa o que você quer comprar? (ex.: 80 mil)');
    const kept = savedOf(asked, reserveOf(asked.ledger));
    const { downPayment = 0 } = asked.figures;
    // An entrada larger than the known savings means that the person has that amount.
    const saved = downPayment > kept.cents ? { cents: downPayment, from: YOU_SAID } : kept;
    const offered = rateOffered(asked, price);
    // Parcelas that were told already have their entrada, or none.
    const down = Math.min(price, asked.figures.downPayment ?? (offered === undefined ? saved.cents : 0));
    const left = leftOver(asked);
    if (left === undefined) return needs('saving', 'Quanto você consegue guardar por mês? (ex.: 1.500)');
    const rate = loanRate(asked) ?? offered;
    if (rate === undefined)
      return needs('monthlyRate', 'Que taxa de juros te ofereceram no financiamento? (ex.: 1,8 % ao mês)');
    const term = installments ?? months ?? USUAL_TERM;
    return weigh({ asked, price, saved, down, left: left.cents, rate, term });
  },
};

/** The rate inside "36x de 790", when none was told. */
function rateOffered({ figures }: Asked, price: number): Exact | undefined {
  const { installment, installments, downPayment = 0 } = figures;
  if (loanRate({ figures }) !== undefined || installment === undefined || installments === undefined) return undefined;
  return solveRate(price - downPayment, installment, installments);
}

type Terms = {
  readonly asked: Asked;
  readonly price: number;
  readonly saved: Known;
  readonly down: number;
  readonly left: number;
  readonly rate: Exact;
  readonly term: number;
};

/** Both ways, in centavos and months. */
type Weighed = Terms & {
  readonly owed: number;
  readonly rows: readonly LoanRow[];
  readonly payment: number;
  readonly interest: number;
  /** The payment is no more than what is left over of a month. */
  readonly fits: boolean;
  readonly netYield: Exact;
  /** Months until the price is saved, and what the savings yield by then. */
  readonly wait: number;
  readonly earned: number;
  /** What is left over will never add up to the price. */
  readonly never: boolean;
};

function weighed(terms: Terms): Weighed {
  const { asked, price, saved, down, left, rate, term } = terms;
  const owed = price - down;
  const rows = priceTable(owed, rate, term);
  const payment = rows[0]?.payment ?? 0;
  const { rate: netYield } = netMonthlyYield(asked);
  const wait = left > 0 ? periodsToGoal(price, saved.cents, left, netYield) : Number.POSITIVE_INFINITY;
  const never = wait > FOREVER;
  const grown = never
    ? undefined
    : toCents(futureValue({ principal: saved.cents, deposit: left, rate: netYield, periods: wait }));
  return {
    ...terms,
    owed,
    rows,
    payment,
    interest: interestOf(rows),
    fits: payment <= left,
    netYield,
    wait,
    earned: grown === undefined ? 0 : grown - saved.cents - wait * left,
    never,
  };
}

function weigh(terms: Terms) {
  const both = weighed(terms);
  const { left, term, owed, rows, payment, fits, never, netYield } = both;
  return found({
    picture: () => (owed === 0 ? undefined : loanTable(`Price de ${reais(owed)} em ${term}x`, rows)),
    verdict: verdictOf(both),
    because: [
      fits || never
        ? `A parcela seria ${reais(payment)}${fits ? `, e sobram ${reais(left)} por mês` : ''}.`
        : `Financiar hoje faltaria ${reais(payment - left)} todo mês, por ${monthsText(term)}.`,
      'Se você precisa da compra para trabalhar, o que ela rende pode pagar os juros: aí a conta muda.',
    ],
    compared: waysOf(both),
    sums: sumsOf(both),
    data: dataOf(both),
    limits: [
      netYield.isZero()
        ? 'Não consegui consultar o CDI agora, então contei o que você junta sem rendimento. O preço pode subir enquanto espera.'
        : 'O preço pode subir enquanto você junta, e o CDI muda. IOF, seguro e tarifas do financiamento não estão na conta: peça o CET.',
    ],
    next: [
      'Peça o CET por escrito e compare com outra financeira.',
      never ? undefined : `Deixe ${reais(left)} sair da conta todo mês, no dia em que recebe.`,
    ],
  });
}

function verdictOf({ left, payment, interest, fits, wait, earned, never }: Weighed): string {
  if (never) return 'Do jeito que está, nem uma coisa nem outra: não sobra por mês para juntar nem para a parcela.';
  return fits
    ? `Juntar sai ${reais(interest + earned)} melhor, em troca de esperar ${monthsText(wait)}.`
    : `Melhor juntar: a parcela seria ${reais(payment)} e sobram ${reais(Math.max(0, left))} por mês.`;
}

const waysOf = ({ price, down, left, term, rows, interest, wait, earned, never }: Weighed) => [
  {
    cenario: `Financiar em ${term}x`,
    resultado: `${reais(down + paidOf(rows))} no total (${reais(interest)} de juros), na hora`,
    melhor: false,
  },
  ...(never
    ? []
    : [
        {
          cenario: `Juntar ${reais(left)} por mês`,
          resultado: `${reais(price)} à vista em ${monthsText(wait)}, com ${reais(earned)} de rendimento`,
          melhor: true,
        },
      ]),
];

const sumsOf = (both: Weighed) => {
  const { price, down, rate, term, owed, payment, interest, fits, netYield, earned, never } = both;
  return [
    calculation('Financiado', `${reais(price)} − ${reais(down)}`, reais(owed)),
    calculation(
      'Parcela (Price)',
      `${reais(owed)} × ${fractionText(rate)} ÷ (1 − (1 + ${fractionText(rate)})^−${term})`,
      reais(payment),
    ),
    calculation('Juros', `${reais(down)} + parcelas − ${reais(price)}`, reais(interest)),
    ...(fits && !never
      ? [calculation('Diferença', `${reais(interest)} + ${reais(earned)}`, reais(interest + earned))]
      : []),
    ...(never || netYield.isZero()
      ? []
      : [{ rotulo: 'Rendimento líquido usado', resultado: `${fractionText(netYield, 3)} ao mês` }]),
  ];
};

const dataOf = ({ asked, saved, rate }: Weighed) => [
  shown('Já guardado', saved),
  shown('Sobra por mês', leftOver(asked)),
  support(
    'Juros do financiamento',
    `${fractionText(rate)} ao mês`,
    loanRate(asked) === undefined ? 'o que há nas parcelas' : YOU_SAID,
  ),
  asked.figures.installments === undefined && asked.figures.months === undefined
    ? assumed('Prazo', `${USUAL_TERM} meses`)
    : undefined,
  rateShown('CDI', asked.rates.cdi),
];
