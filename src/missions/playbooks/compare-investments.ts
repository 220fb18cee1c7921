// Compares CDI, LCI, Tesouro IPCA+, prefixado and poupança over the same sum and term, net of IR.

import { folded } from '../../domain/fold.ts';
import { addMonths, daysBetween } from '../../finance/civil-date.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { reais } from '../../finance/money.ts';
import { cdiOf, usualCdi } from '../asked-rate.ts';
import { growth } from '../formulas/compound-interest.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { incomeTax, incomeTaxRate } from '../formulas/income-tax.ts';
import { investmentIof } from '../formulas/investment-iof.ts';
import { realReturn } from '../formulas/real-return.ts';
import { taxEquivalent } from '../formulas/tax-equivalent.ts';
import { calculation, type Draft, found } from '../found.ts';
import {
  type InvestmentOption,
  IPCA_PLUS,
  investmentOptions,
  LCI_SHARE,
  POUPANCA,
  TREASURY,
  wantsAtOnce,
} from '../investment-options.ts';
import { ASSUMED, assumed, NOTED, support, YOU_SAID } from '../known.ts';
import { FREE_OF_CUSTODY, LETTER_MONTHS } from '../legal-figures.ts';
import type { Asked, Playbook } from '../playbook.ts';
import { fractionText, monthsText, rateShown } from '../rate-words.ts';
import { safestPlace } from './safest-place.ts';

/** "Quanto rende por mês?" */
const EACH_MONTH = /\b(?:todo (?:santo )?mes|por mes|cada mes|mensalmente)\b/;
const A_MONTH = /\bquanto (?:rende\w*|da|daria|paga)\b.*\b(?:por|ao|no|todo) mes\b/;
/** "Com a selic a 13": a rate, and no paper to compare. */
const TOLD_SELIC = /(?<!\btesouro )\bselic(?= (?:[a-z]{1,6} ){0,3}\d)/g;
/** "Deixo lá ou passo pro CDB?": what is put by already. */
const THERE =
  /\b(?:deix|pass|tir|mud|migr|troc|tenho|mant|resgat)\w*\b.*\bou\b|\b(?:minha (?:poupanca|reserva)|meu dinheiro)\b/;
const USUAL_SUM = 1_000_000;
const USUAL_MONTHS = 24;
export const NO_ORDERS = 'Isto é informação para você decidir, não recomendação de compra ou venda.';

export const compareInvestments: Playbook = {
  indicators: ['cdi', 'selic', 'ipca', 'tr'],
  run(asked) {
    const safe = safestPlace(asked);
    if (safe !== undefined) return safe;
    const { figures } = asked;
    const kept = THERE.test(folded(asked.text)) ? reserveOf(asked.ledger) : 0;
    const sum = figures.saved ?? figures.price ?? figures.goal ?? (kept > 0 ? kept : USUAL_SUM);
    const months = figures.months ?? (A_MONTH.test(folded(asked.text)) ? 1 : USUAL_MONTHS);
    return compared(asked, cdiOf(asked) ?? usualCdi(months), sum, months);
  },
};

type Ranked = InvestmentOption & { readonly net: number };

/** What is compared: the best option first, `net` in centavos after tax. */
type Comparison = {
  readonly asked: Asked;
  readonly cdi: NonNullable<ReturnType<typeof cdiOf>>;
  /** Centavos. */
  readonly sum: number;
  readonly months: number;
  /** Calendar days: one year is 365, past the bracket that ends at 360. */
  readonly days: number;
  readonly atOnce: boolean;
  readonly rows: readonly Ranked[];
  /** The single option that the question names. */
  readonly only: Ranked | undefined;
  readonly poupanca: Ranked | undefined;
  readonly lci: Ranked | undefined;
};

function comparisonOf(asked: Asked, cdi: Comparison['cdi'], sum: number, months: number): Comparison {
  const words = folded(asked.text).replace(TOLD_SELIC, '');
  const days = daysBetween(asked.today, addMonths(asked.today, months));
  const netOf = ({ gross, exempt }: InvestmentOption): number => {
    const earned = toCents(gross.times(sum));
    if (exempt) return earned;
    const iof = investmentIof(earned, days);
    return earned - iof - incomeTax(earned - iof, days);
  };
  const all = investmentOptions(asked, cdi.yearly, months).map((option) => ({ ...option, net: netOf(option) }));
  // With two or more named, only those are compared; otherwise all are shown.
  const named = all.filter(({ called }) => called.test(words));
  const rows = (named.length > 1 ? named : all).toSorted((a, b) => b.net - a.net);
  return {
    asked,
    cdi,
    sum,
    months,
    days,
    atOnce: wantsAtOnce(asked),
    rows,
    only: named.length === 1 ? named[0] : undefined,
    poupanca: rows.find(({ name }) => name === POUPANCA),
    lci: rows.find(({ exempt, name }) => exempt && name !== POUPANCA),
  };
}

function compared(asked: Asked, cdi: Comparison['cdi'], sum: number, months: number) {
  const comparison = comparisonOf(asked, cdi, sum, months);
  return found({
    verdict: verdictOf(comparison),
    because: reasonsOf(comparison),
    compared: comparison.rows.map(({ name, net }, index) => ({
      cenario: name,
      resultado: `${reais(net)} líquidos, termina em ${reais(sum + net)}`,
      melhor: index === 0,
    })),
    sums: sumsOf(comparison),
    data: dataOf(comparison),
    next: [nextOf(comparison)],
    advice: [NO_ORDERS],
    limits: limitsOf(comparison),
  });
}

function verdictOf({ asked, sum, months, rows: [best], only }: Comparison): string {
  if (only === undefined || !/\bquanto (?:rende|renderia|da|daria|vira)\b/.test(folded(asked.text)))
    return `Em ${monthsText(months)}, ${reais(sum)} rendem mais em ${best?.name ?? 'CDI'}: ${reais(best?.net ?? 0)} líquidos.`;
  const where = only.name === POUPANCA ? 'na poupança' : `em ${only.name}`;
  const better = only.name === best?.name ? '' : `; em ${best?.name}, ${reais(best?.net ?? 0)}`;
  return `Em ${monthsText(months)}, ${reais(sum)} ${where} rendem ${reais(only.net)} líquidos${better}.`;
}

function reasonsOf({ asked: { rates }, sum, months, rows: [best], poupanca }: Comparison): readonly string[] {
  if (best === undefined) return [];
  const inflation =
    rates.ipca === undefined ? undefined : growth(fromPercent(rates.ipca.value), exact(months).div(12)).minus(1);
  const real = inflation === undefined ? undefined : realReturn(exact(best.net).div(sum), inflation);
  return [
    ...(poupanca === undefined
      ? []
      : [`Na poupança renderiam ${reais(poupanca.net)}: ${reais(best.net - poupanca.net)} a menos.`]),
    ...(real === undefined ? [] : [`Descontada a inflação de hoje, o melhor rende ${fractionText(real)} no período.`]),
  ];
}

const sumsOf = ({ rows, days, lci }: Comparison): NonNullable<Draft['sums']> => [
  ...rows.flatMap(({ name, gross, how }) =>
    how === undefined ? [] : [calculation(name, how, `${fractionText(gross)} brutos`)],
  ),
  calculation(
    'IR deste prazo',
    `${days} dias na tabela regressiva`,
    `${fractionText(incomeTaxRate(days))} do rendimento`,
  ),
  ...(lci === undefined
    ? []
    : [
        calculation(
          'A LCI equivale a',
          `${fractionText(lci.gross)} ÷ (1 − ${fractionText(incomeTaxRate(days))})`,
          `${fractionText(taxEquivalent(lci.gross, days))} brutos num CDB`,
        ),
      ]),
];

function dataOf({ asked, cdi, sum, months, atOnce, rows, poupanca, lci }: Comparison): NonNullable<Draft['data']> {
  const { rates, figures } = asked;
  return [
    cdi.shown,
    ...(poupanca === undefined && !offersTreasury(rows) ? [] : [rateShown('Selic', rates.selic)]),
    rateShown('IPCA', rates.ipca),
    ...(poupanca === undefined ? [] : [rateShown('TR', rates.tr)]),
    support(
      'Valor',
      reais(sum),
      (figures.saved ?? figures.price ?? figures.goal) !== undefined ? YOU_SAID : sum === USUAL_SUM ? ASSUMED : NOTED,
    ),
    support('Prazo', monthsText(months), figures.months === undefined && months !== 1 ? ASSUMED : YOU_SAID),
    ...(lci === undefined || figures.exemptShareOfCdi !== undefined
      ? []
      : [assumed('LCI/LCA', `${LCI_SHARE} % do CDI`)]),
    ...(atOnce || !rows.some(({ called }) => called.test('ipca')) || figures.overInflation !== undefined
      ? []
      : [assumed('IPCA +', `${IPCA_PLUS} % ao ano`)]),
  ];
}

const offersTreasury = (rows: readonly Ranked[]): boolean => rows.some(({ name }) => name === TREASURY);

function nextOf({ atOnce, lci, rows }: Comparison): string {
  if (atOnce)
    return 'Só entrou o que dá para sacar no mesmo dia: confira “liquidez diária” no CDB. Até R$ 250 mil por grupo de bancos o FGC cobre CDB e poupança.';
  return lci === undefined && !rows.some(({ called }) => called.test('prefixado'))
    ? 'Confira se o CDB tem liquidez diária. Até R$ 250 mil por grupo de bancos o FGC cobre CDB e poupança.'
    : 'Confira prazo e carência: LCI/LCA e prefixado não deixam sacar quando quiser. Até R$ 250 mil por grupo de bancos o FGC cobre CDB, LCI e poupança.';
}

const limitsOf = ({ asked, sum, months, atOnce, rows }: Comparison): readonly string[] => [
  'Supõe essas taxas até o fim; CDI e inflação mudam.',
  ...(EACH_MONTH.test(folded(asked.text))
    ? ['Contei um depósito só; para quem põe todo mês a ordem é a mesma, e cada depósito rende pelo seu tempo.']
    : []),
  ...(sum > FREE_OF_CUSTODY && offersTreasury(rows)
    ? ['No Tesouro Selic a B3 ainda cobra 0,2 % ao ano do que passa de R$ 10 mil: fica fora desta conta.']
    : []),
  ...(!atOnce && months < LETTER_MONTHS
    ? [`LCI e LCA ficaram de fora: o prazo mínimo delas é ${LETTER_MONTHS} meses (Resolução CMN 5.215, de 22/05/2025).`]
    : []),
];
