// "À vista com desconto ou parcelado sem juros?": compares the discounted price with the present value of the instalments at CDI. The first
// instalment is a month from now; with an entrada, one of them is today.

import type { LocalDate } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import type { Figures } from '../../domain/hard-question.ts';
import { addMonths, daysBetween } from '../../finance/civil-date.ts';
import { reais } from '../../finance/money.ts';
import { type AskedRate, cdiOf, usualCdi } from '../asked-rate.ts';
import { monthlyRate } from '../formulas/equivalent-rate.ts';
import { type Exact, exact, fromPercent, toCents } from '../formulas/exact.ts';
import { incomeTaxRate } from '../formulas/income-tax.ts';
import { presentValue } from '../formulas/pmt.ts';
import { solveRate } from '../formulas/solve-rate.ts';
import { calculation, found } from '../found.ts';
import { assumed } from '../known.ts';
import { money } from '../money-words.ts';
import { needs, type Playbook } from '../playbook.ts';
import { fractionText, percentText } from '../rate-words.ts';

/** Differences below this, in centavos, are treated as a tie. */
const CLOSE_CENTS = 500;

/**
 * Usual number of instalments of yearly taxes, which each state or town sets. More instalments need a larger discount, so these
 * are the largest usual numbers; they are not confirmed for every place and the answer says that they are assumed.
 */
const TAXES = [
  { called: /\bipva\b/, parcels: 5 },
  { called: /\biptu\b/, parcels: 10 },
] as const;
/** Reference of R$ 1.000 in centavos for a tax whose amount was not given: the discount is judged as a percentage. */
const EACH = 100_000;
const CLOSE_OF_EACH = 100;

/** Both ways in today's money. Centavos; rates are fractions a month. */
type Rivals = {
  readonly base: number;
  readonly cash: number;
  readonly installments: number;
  readonly each: Exact;
  /** Income tax on the yield, a fraction of it. */
  readonly tax: Exact;
  readonly net: Exact;
  /** What the instalments are worth today. */
  readonly worth: number;
  /** Of paying at once; negative when instalments win. */
  readonly gain: number;
};

export const cashOrInstallments: Playbook = {
  indicators: ['cdi'],
  run(asked) {
    const { figures } = asked;
    const yearly = TAXES.find(({ called }) => called.test(folded(asked.text)));
    const { installments: told = 0, installment } = figures;
    const installments = told < 2 && yearly !== undefined ? yearly.parcels : told;
    if (installments < 2) return needs('installments', 'Em quantas vezes seria? (ex.: 10x)');
    const whole = installment === undefined ? figures.price : installment * installments;
    const full = whole ?? (yearly === undefined ? undefined : EACH);
    if (full === undefined) return needs('price', 'Qual o preço total? (ex.: 1.800)');
    const base = cashBase(figures, full);
    const cash = cashOf(figures, base);
    if (cash === undefined) return needs('discount', 'Quanto de desconto à vista? (ex.: 10 %; se não tem, 0 %)');
    const terms = { base, cash, installments, each: exact(full).div(installments) };
    const cdi = cdiOf(asked) ?? whateverCdi(terms, asked.today);
    const rivals = rivalsOf(terms, cdi.yearly, asked.today);
    const { gain, worth, each } = rivals;
    const close = whole === undefined ? CLOSE_OF_EACH : CLOSE_CENTS;
    return found({
      verdict: verdictOf(gain, close, whole === undefined ? ` a cada ${reais(EACH)}` : ''),
      because: hiddenWords(rivals),
      compared: [
        { cenario: 'À vista', resultado: `${reais(cash)} hoje`, melhor: gain >= close },
        {
          cenario: `${installments}x de ${money(each)}`,
          resultado: `valem ${reais(worth)} hoje`,
          melhor: gain <= -close,
        },
      ],
      sums: rivalSums(rivals, figures.discount),
      data: [cdi.shown, told < 2 ? assumed('Parcelas', `${installments}x sem juros`) : undefined],
      limits: [
        told < 2
          ? 'Em menos vezes, o desconto vale ainda mais: quantas são vem no carnê ou no site da fazenda.'
          : undefined,
        'Vale para quem tem o dinheiro todo hoje e deixa mesmo rendendo. Se ele some no dia a dia, à vista é mais seguro.',
      ],
    });
  },
};

/** % a year: between these the CDI has been for decades. */
const CDI_RANGE = ['4', '20'] as const;
/** What is expected of it; when one way wins with any, today's is of no interest. */
function whateverCdi(terms: Pick<Rivals, 'base' | 'cash' | 'installments' | 'each'>, today: LocalDate): AskedRate {
  const [low, high] = CDI_RANGE.map((rate) => rivalsOf(terms, fromPercent(rate), today).gain >= CLOSE_CENTS);
  return usualCdi(
    terms.installments,
    low === true && high === true ? 'com qualquer outro a resposta é a mesma' : undefined,
  );
}

/**
 * "2.800 à vista ou 10x de 310": the discount is of the price, not of what the parcelas add up to. A price that the discount already
 * lowered ("por 2.880, com 10 %") is not lowered twice.
 */
function cashBase({ price, discount }: Figures, full: number): number {
  if (price === undefined || discount === undefined) return price ?? full;
  const lowered = exact(full).times(exact(1).minus(fromPercent(discount)));
  return lowered.minus(price).abs().lte(CLOSE_CENTS) ? full : price;
}

/** Centavos paid at once; undefined when no discount was told and no price stands beside the instalments. */
function cashOf({ discount, installment, price }: Figures, base: number): number | undefined {
  if (discount !== undefined) return toCents(exact(base).times(exact(1).minus(fromPercent(discount))));
  return installment === undefined ? undefined : price;
}

function rivalsOf(
  terms: Pick<Rivals, 'base' | 'cash' | 'installments' | 'each'>,
  yearlyCdi: Exact,
  today: LocalDate,
): Rivals {
  const { cash, installments, each } = terms;
  const tax = incomeTaxRate(daysBetween(today, addMonths(today, installments)));
  const net = monthlyRate(yearlyCdi).times(exact(1).minus(tax));
  const worth = toCents(presentValue(each, net, installments));
  return { ...terms, tax, net, worth, gain: worth - cash };
}

/** @param unit what the gain is for, where no price was told */
function verdictOf(gain: number, close: number, unit: string): string {
  if (Math.abs(gain) < close) return 'Dá empate: escolha pelo que deixa seu mês mais tranquilo.';
  return gain > 0
    ? `À vista sai melhor: você ganha ${reais(gain)} em dinheiro de hoje${unit}.`
    : `Parcelado sai melhor: você ganha ${reais(-gain)} em dinheiro de hoje${unit}, com o valor rendendo até cada parcela.`;
}

function hiddenWords({ base, cash, installments, each, net, worth }: Rivals): readonly (string | undefined)[] {
  const hidden = solveRate(cash, each, installments);
  const even = exact(1).minus(exact(worth).div(base));
  return [
    hidden === undefined || hidden.isZero()
      ? 'As parcelas somam o mesmo que à vista: não há juros embutidos.'
      : `Quem parcela paga ${fractionText(hidden)} ao mês embutidos; o seu dinheiro rende ${fractionText(net, 3)} líquidos.`,
    even.gt(0) ? `O desconto passa a valer a pena acima de ${fractionText(even)}.` : undefined,
  ];
}

function rivalSums({ base, cash, installments, each, tax, net, worth, gain }: Rivals, discount: string | undefined) {
  return [
    discount === undefined
      ? undefined
      : calculation('À vista', `${reais(base)} × (1 − ${percentText(discount)})`, reais(cash)),
    calculation(
      'Rendimento líquido (i)',
      `((1 + CDI)^(1/12) − 1) × (1 − ${fractionText(tax)} de IR)`,
      `${fractionText(net, 3)} ao mês`,
    ),
    calculation('Parcelas hoje', `${money(each)} × (1 − (1 + i)^−${installments}) ÷ i`, reais(worth)),
    calculation('Diferença', `${reais(worth)} − ${reais(cash)}`, reais(gain)),
  ];
}
