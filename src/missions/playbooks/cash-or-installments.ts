// "À vista com desconto ou parcelado sem juros?": compares the discounted price with the present value of the instalments at CDI. The first
// instalment is a month from now; with an entrada, one of them is today.

import { folded } from '../../domain/fold.ts';
import type { Figures } from '../../domain/hard-question.ts';
import { addMonths, daysBetween } from '../../finance/civil-date.ts';
import { reais } from '../../finance/money.ts';
import { ASK_CDI, cdiOf } from '../asked-rate.ts';
import { monthlyRate } from '../formulas/equivalent-rate.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { incomeTaxRate } from '../formulas/income-tax.ts';
import { presentValue } from '../formulas/pmt.ts';
import { solveRate } from '../formulas/solve-rate.ts';
import { found } from '../found.ts';
import { ASSUMED } from '../known.ts';
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

/** A price that the discount already lowered ("por 2.880, com 10 %") is not lowered twice. */
function cashBase({ price, discount }: Figures, full: number): number {
  if (price === undefined || discount === undefined) return price ?? full;
  const lowered = exact(full).times(exact(1).minus(fromPercent(discount)));
  return lowered.minus(price).abs().lte(CLOSE_CENTS) ? full : price;
}

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
    // "2.800 à vista ou 10x de 310": the discount is of the price, not of what the parcelas add up to.
    const base = cashBase(figures, full);
    const cash =
      figures.discount !== undefined
        ? toCents(exact(base).times(exact(1).minus(fromPercent(figures.discount))))
        : installment !== undefined && figures.price !== undefined
          ? figures.price
          : undefined;
    if (cash === undefined) return needs('discount', 'Quanto de desconto à vista? (ex.: 10 %; se não tem, 0 %)');
    const cdi = cdiOf(asked);
    if (cdi === undefined) return needs('yearlyRate', ASK_CDI);
    const gross = monthlyRate(cdi.yearly);
    const tax = incomeTaxRate(daysBetween(asked.today, addMonths(asked.today, installments)));
    const net = gross.times(exact(1).minus(tax));
    const each = exact(full).div(installments);
    const worth = toCents(presentValue(each, net, installments));
    const gain = worth - cash;
    const hidden = solveRate(cash, each, installments);
    const even = exact(1).minus(exact(worth).div(base));
    const close = whole === undefined ? CLOSE_OF_EACH : CLOSE_CENTS;
    const ofEach = whole === undefined ? ` a cada ${reais(EACH)}` : '';
    return found({
      verdict:
        Math.abs(gain) < close
          ? 'Dá empate: escolha pelo que deixa seu mês mais tranquilo.'
          : gain > 0
            ? `À vista sai melhor: você ganha ${reais(gain)} em dinheiro de hoje${ofEach}.`
            : `Parcelado sai melhor: você ganha ${reais(-gain)} em dinheiro de hoje${ofEach}, com o valor rendendo até cada parcela.`,
      because: [
        hidden === undefined || hidden.isZero()
          ? 'As parcelas somam o mesmo que à vista: não há juros embutidos.'
          : `Quem parcela paga ${fractionText(hidden)} ao mês embutidos; o seu dinheiro rende ${fractionText(net, 3)} líquidos.`,
        even.gt(0) ? `O desconto passa a valer a pena acima de ${fractionText(even)}.` : undefined,
      ],
      compared: [
        { cenario: 'À vista', resultado: `${reais(cash)} hoje`, melhor: gain >= close },
        {
          cenario: `${installments}x de ${money(each)}`,
          resultado: `valem ${reais(worth)} hoje`,
          melhor: gain <= -close,
        },
      ],
      sums: [
        figures.discount === undefined
          ? undefined
          : {
              rotulo: 'À vista',
              formula: `${reais(base)} × (1 − ${percentText(figures.discount)})`,
              resultado: reais(cash),
            },
        {
          rotulo: 'Rendimento líquido (i)',
          formula: `((1 + CDI)^(1/12) − 1) × (1 − ${fractionText(tax)} de IR)`,
          resultado: `${fractionText(net, 3)} ao mês`,
        },
        {
          rotulo: 'Parcelas hoje',
          formula: `${money(each)} × (1 − (1 + i)^−${installments}) ÷ i`,
          resultado: reais(worth),
        },
        { rotulo: 'Diferença', formula: `${reais(worth)} − ${reais(cash)}`, resultado: reais(gain) },
      ],
      data: [
        cdi.shown,
        told < 2 ? { rotulo: 'Parcelas', valor: `${installments}x sem juros`, fonte: ASSUMED } : undefined,
      ],
      limits: [
        told < 2
          ? 'Em menos vezes, o desconto vale ainda mais: quantas são vem no carnê ou no site da fazenda.'
          : undefined,
        'Vale para quem tem o dinheiro todo hoje e deixa mesmo rendendo. Se ele some no dia a dia, à vista é mais seguro.',
      ],
    });
  },
};
