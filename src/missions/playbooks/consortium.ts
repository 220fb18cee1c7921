// "Consórcio ou financiamento?", "dou um lance?": cost of a purchasing group (consórcio) against a loan and against saving the same instalment.

import { folded } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import { monthlyRate } from '../formulas/equivalent-rate.ts';
import { type Exact, exact, fromPercent, toCents } from '../formulas/exact.ts';
import { periodsToGoal } from '../formulas/nper.ts';
import { pmt } from '../formulas/pmt.ts';
import { calculation, found, type Sum } from '../found.ts';
import { ASSUMED, support, YOU_SAID } from '../known.ts';
import { loanRate } from '../loan-rate.ts';
import { netMonthlyYield } from '../net-yield.ts';
import { type Asked, needs, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { fractionText, monthsText, percentText, rateShown } from '../rate-words.ts';
import { USUAL_CAR_LOAN, USUAL_HOME_LOAN } from '../rules-of-thumb.ts';

const USUAL_FEE = '18';
const USUAL_MONTHS = 80;
/** Centavos. From this price on it is a home. */
const LEAST_HOME = 15_000_000;

/** A purchase three ways, over the same months. Centavos; rates a month, as fractions. */
type ThreeWays = {
  readonly price: number;
  /** Of the consórcio, in % of the credit over the whole term. */
  readonly fee: string;
  readonly months: number;
  readonly total: number;
  readonly each: number;
  readonly loan: Exact;
  /** The instalment of the loan. */
  readonly financed: number;
  /** Months of saving the consórcio's instalment until the price is there. */
  readonly alone: number;
};

export const consortium: Playbook = {
  indicators: ['cdi'],
  run(asked) {
    if (/\blance\b/.test(folded(asked.text))) return bid(asked);
    const { figures, rates } = asked;
    const price = figures.price ?? figures.loan;
    if (price === undefined) return needs('price', 'De quanto é a carta de crédito? (ex.: 70 mil)');
    const term = figures.installments ?? figures.months;
    // The parcela that was told has the fee inside.
    const { installment } = figures;
    const inside =
      installment === undefined
        ? undefined
        : exact(installment)
            .times(term ?? USUAL_MONTHS)
            .div(price)
            .minus(1)
            .times(100);
    const fee =
      figures.percent ??
      figures.yearlyRate ??
      (inside === undefined || inside.lt(0) ? undefined : inside.toDecimalPlaces(2).toFixed());
    const told = figures.yearlyRate === fee ? undefined : loanRate(asked);
    const usual = price < LEAST_HOME ? fromPercent(USUAL_CAR_LOAN) : monthlyRate(fromPercent(USUAL_HOME_LOAN.yearly));
    const loan = told ?? (figures.monthlyRate === undefined ? usual : fromPercent(figures.monthlyRate));
    const { rate, known } = netMonthlyYield(asked);
    const ways = threeWays(
      price,
      fee ?? USUAL_FEE,
      term ?? USUAL_MONTHS,
      loan,
      rate,
      figures.percent === undefined ? installment : undefined,
    );
    const source = (isTold: boolean): string => (isTold ? YOU_SAID : ASSUMED);
    return found({
      verdict: `Sem pressa, juntar a mesma parcela sozinho ganha: em ${monthsText(ways.alone)} você tem os ${reais(price)}, sem depender de sorteio.`,
      because: becauseOf(ways),
      compared: comparedOf(ways),
      sums: sumsOf(ways, known ? ` a ${fractionText(rate, 3)}` : ', sem rendimento'),
      data: [
        support('Taxa de administração', `${percentText(ways.fee)} no total`, source(fee !== undefined)),
        support('Prazo', `${ways.months} meses`, source(term !== undefined)),
        support(
          'Juros do financiamento',
          `${fractionText(loan)} ao mês`,
          source(told !== undefined || figures.monthlyRate !== undefined),
        ),
        rateShown('CDI', rates.cdi),
      ],
      limits: [
        'A carta e as parcelas são corrigidas todo ano (INPC ou tabela do carro); fundo de reserva e seguro vêm à parte. Desistindo, o dinheiro volta por sorteio ou no fim do grupo.',
      ],
    });
  },
};

/** @param yields what savings yield a month */
function threeWays(price: number, fee: string, months: number, loan: Exact, yields: Exact, told?: number): ThreeWays {
  const total = told === undefined ? toCents(exact(price).times(exact(1).plus(fromPercent(fee)))) : told * months;
  const each = told ?? Math.ceil(total / months);
  const financed = toCents(pmt(price, loan, months));
  return { price, fee, months, total, each, loan, financed, alone: periodsToGoal(price, 0, each, yields) };
}

const becauseOf = ({ price, months, total, each, loan, financed }: ThreeWays) => [
  `No consórcio são ${months}x de ${reais(each)}, ${reais(total - price)} de taxa; o bem pode sair no primeiro mês ou no último.`,
  `Financiando em ${months}x a ${fractionText(loan)} ao mês seriam ${reais(financed * months - price)} de juros, mas na hora: só compensa se a compra não pode esperar.`,
  'Consórcio serve a quem não consegue guardar sem boleto.',
];

const comparedOf = ({ months, each, financed, alone }: ThreeWays) => [
  { cenario: 'Juntar a parcela do consórcio', resultado: `${reais(each)} por ${monthsText(alone)}`, melhor: true },
  { cenario: 'Consórcio', resultado: `${months}x de ${reais(each)} = ${reais(each * months)}` },
  { cenario: 'Financiamento', resultado: `${months}x de ${reais(financed)} = ${reais(financed * months)}` },
];

const sumsOf = ({ price, fee, months, total, each, alone }: ThreeWays, yieldWords: string): Sum[] => [
  calculation('Total do consórcio', `${reais(price)} × (1 + ${percentText(fee)})`, reais(total)),
  calculation('Parcela', `${reais(total)} ÷ ${months}`, reais(each)),
  calculation('Juntando', `${reais(each)} por mês${yieldWords} até ${reais(price)}`, monthsText(alone)),
];

function bid(asked: Asked): PlaybookOutcome {
  const offered = asked.figures.saved ?? asked.figures.price;
  if (offered === undefined) return needs('saved', 'De quanto seria o lance? (ex.: 20 mil)');
  const { rate, known } = netMonthlyYield(asked);
  const gain = toCents(rate.times(offered));
  return found({
    verdict: 'Dê o lance só se você precisa do bem agora: ele adianta parcelas, não dá desconto.',
    because: [
      known
        ? `Guardados, esses ${reais(offered)} renderiam ${reais(gain)} por mês; no lance, deixam de render no dia em que você é contemplado.`
        : `Guardados, esses ${reais(offered)} renderiam todo mês; no lance, param de render.`,
      'Veja nas últimas assembleias o menor lance que ganhou. Lance embutido usa a própria carta, e você compra um bem menor.',
      'Nunca com a reserva de emergência.',
    ],
    sums: known ? [calculation('Renderia por mês', `${reais(offered)} × ${fractionText(rate, 3)}`, reais(gain))] : [],
    data: [rateShown('CDI', asked.rates.cdi)],
    limits: ['Regras do seu grupo: contrato e Lei 11.795/2008.'],
  });
}
