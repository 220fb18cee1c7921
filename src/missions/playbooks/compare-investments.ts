// Compares CDI, LCI, Tesouro IPCA+, prefixado and poupança over the same sum and term, net of IR.

import { folded } from '../../domain/fold.ts';
import { addMonths, daysBetween } from '../../finance/civil-date.ts';
import { reais } from '../../finance/money.ts';
import { ASK_CDI, cdiOf } from '../asked-rate.ts';
import { businessDaysOf, cdiYield } from '../formulas/cdi.ts';
import { growth } from '../formulas/compound-interest.ts';
import { type Exact, exact, fromPercent, toCents } from '../formulas/exact.ts';
import { incomeTax, incomeTaxRate } from '../formulas/income-tax.ts';
import { investmentIof } from '../formulas/investment-iof.ts';
import { poupancaRate } from '../formulas/poupanca.ts';
import { nominalReturn, realReturn } from '../formulas/real-return.ts';
import { taxEquivalent } from '../formulas/tax-equivalent.ts';
import { found } from '../found.ts';
import { ASSUMED, YOU_SAID } from '../known.ts';
import { FREE_OF_CUSTODY, LETTER_MONTHS } from '../legal-figures.ts';
import { type Asked, needs, type Playbook } from '../playbook.ts';
import { fractionText, monthsText, percentText, rateShown } from '../rate-words.ts';

/** "Quanto rende por mês?" */
const EACH_MONTH = /\b(?:todo (?:santo )?mes|por mes|cada mes|mensalmente)\b/;
const A_MONTH = /\bquanto (?:rende\w*|da|daria|paga)\b.*\b(?:por|ao|no|todo) mes\b/;
const USUAL_SUM = 1_000_000;
const USUAL_MONTHS = 24;
/** CDI share usually offered by tax-exempt letters (LCI, LCA), %. */
const LCI_SHARE = '90';
/** Words that require same-day liquidity at face value. */
const AT_ONCE = /\b(?:reserva|emergencia|liquidez diaria|sacar (?:quando|a qualquer)|resgatar (?:quando|a qualquer))\b/;
/** Default real yield of Tesouro IPCA+, % a year. */
const IPCA_PLUS = '6';

const SELIC = /\b(?:tesouro selic|selic|lft)\b/;
const POUPANCA = 'Poupança';
const TREASURY = 'Tesouro Selic, 100 % da Selic';

type Option = {
  readonly name: string;
  readonly called: RegExp;
  readonly gross: Exact;
  readonly exempt: boolean;
  /** How it yields; absent where the name says it. */
  readonly how?: string;
};

export const NO_ORDERS = 'Isto é informação para você decidir, não recomendação de compra ou venda.';

export const compareInvestments: Playbook = {
  indicators: ['cdi', 'selic', 'ipca', 'tr'],
  run(asked) {
    const cdi = cdiOf(asked);
    if (cdi === undefined) return needs('yearlyRate', ASK_CDI);
    const { figures } = asked;
    const sum = figures.saved ?? figures.price ?? figures.goal ?? USUAL_SUM;
    const months = figures.months ?? (A_MONTH.test(folded(asked.text)) ? 1 : USUAL_MONTHS);
    return compared(asked, cdi, sum, months);
  },
};

function optionsOf({ rates, figures, text }: Asked, cdi: Exact, months: number): readonly Option[] {
  const years = exact(months).div(12);
  const days = businessDaysOf(months);
  const share = figures.shareOfCdi === undefined ? exact(1) : fromPercent(figures.shareOfCdi);
  const selic = rates.selic === undefined ? cdi : fromPercent(rates.selic.value);
  const tr = rates.tr === undefined ? exact(0) : fromPercent(rates.tr.value);
  const inflation = rates.ipca === undefined ? undefined : fromPercent(rates.ipca.value);
  const atOnce = AT_ONCE.test(folded(text));
  const letters = fromPercent(figures.exemptShareOfCdi ?? LCI_SHARE);
  const pre = rates.cdi !== undefined && figures.yearlyRate !== undefined ? fromPercent(figures.yearlyRate) : undefined;
  // A share of CDI applies to bank papers: Tesouro Selic pays the Selic rate.
  const treasury = figures.shareOfCdi !== undefined && SELIC.test(folded(text));
  const ofShare = (rate: Exact, part: Exact): string =>
    `(1 + ${percentText(part.times(100), 0)} × ((1 + ${fractionText(rate)})^(1/252) − 1))^${days.toFixed(0)} − 1`;
  return [
    {
      name: `${figures.shareOfCdi === undefined ? 'CDB ou Tesouro Selic' : 'CDB'}, ${percentText(share.times(100), 0)} do CDI`,
      called: treasury ? /\b(?:cdb(?! prefixad)|rdb)\b/ : /\b(?:cdb(?! prefixad)|rdb|tesouro selic|selic|100 do cdi)\b/,
      gross: cdiYield(cdi, share, days),
      exempt: false,
      how: ofShare(cdi, share),
    },
    ...(treasury
      ? [
          {
            name: TREASURY,
            called: SELIC,
            gross: cdiYield(selic, exact(1), days),
            exempt: false,
            how: ofShare(selic, exact(1)),
          },
        ]
      : []),
    ...(atOnce || months < LETTER_MONTHS
      ? []
      : [
          {
            name: `LCI/LCA, ${percentText(letters.times(100), 0)} do CDI`,
            called: /\b(?:lci|lca)\b/,
            gross: cdiYield(cdi, letters, days),
            exempt: true,
          },
        ]),
    ...(atOnce || inflation === undefined
      ? []
      : [
          {
            name: `IPCA + ${percentText(figures.overInflation ?? IPCA_PLUS)}`,
            called: /\b(?:ipca|ntn)\b/,
            gross: growth(nominalReturn(fromPercent(figures.overInflation ?? IPCA_PLUS), inflation), years).minus(1),
            exempt: false,
          },
        ]),
    ...(atOnce || pre === undefined
      ? []
      : [
          {
            name: `Prefixado a ${fractionText(pre)} ao ano`,
            called: /\bprefixad\w+\b/,
            gross: growth(pre, years).minus(1),
            exempt: false,
          },
        ]),
    {
      name: POUPANCA,
      called: /\bpoupanca\b/,
      gross: growth(poupancaRate(selic, tr), months).minus(1),
      exempt: true,
      how: `(1 + ${fractionText(poupancaRate(selic, tr), 4)})^${months} − 1`,
    },
  ];
}

function compared(asked: Asked, cdi: NonNullable<ReturnType<typeof cdiOf>>, sum: number, months: number) {
  const { rates, figures } = asked;
  const atOnce = AT_ONCE.test(folded(asked.text));
  // Calendar days: one year is 365, past the bracket that ends at 360.
  const days = daysBetween(asked.today, addMonths(asked.today, months));
  const netOf = ({ gross, exempt }: Option): number => {
    const earned = toCents(gross.times(sum));
    if (exempt) return earned;
    const iof = investmentIof(earned, days);
    return earned - iof - incomeTax(earned - iof, days);
  };
  const words = folded(asked.text);
  const all = optionsOf(asked, cdi.yearly, months);
  // With two or more named, only those are compared; otherwise all are shown.
  const named = all.filter(({ called }) => called.test(words));
  const [only] = named;
  const rows = (named.length > 1 ? named : all)
    .map((option) => ({ ...option, net: netOf(option) }))
    .sort((a, b) => b.net - a.net);
  const [best] = rows;
  const poupanca = rows.find(({ name }) => name === POUPANCA);
  const inflation =
    rates.ipca === undefined ? undefined : growth(fromPercent(rates.ipca.value), exact(months).div(12)).minus(1);
  const real =
    best === undefined || inflation === undefined ? undefined : realReturn(exact(best.net).div(sum), inflation);
  const lci = rows.find(({ exempt, name }) => exempt && name !== POUPANCA);
  return found({
    verdict:
      only !== undefined && named.length === 1 && /\bquanto (?:rende|renderia|da|daria|vira)\b/.test(words)
        ? `Em ${monthsText(months)}, ${reais(sum)} ${only.name === POUPANCA ? 'na poupança' : `em ${only.name}`} rendem ${reais(netOf(only))} líquidos${only.name === best?.name ? '' : `; em ${best?.name}, ${reais(best?.net ?? 0)}`}.`
        : `Em ${monthsText(months)}, ${reais(sum)} rendem mais em ${best?.name ?? 'CDI'}: ${reais(best?.net ?? 0)} líquidos.`,
    because: [
      ...(poupanca === undefined || best === undefined
        ? []
        : [`Na poupança renderiam ${reais(poupanca.net)}: ${reais(best.net - poupanca.net)} a menos.`]),
      ...(real === undefined
        ? []
        : [`Descontada a inflação de hoje, o melhor rende ${fractionText(real)} no período.`]),
    ],
    compared: rows.map(({ name, net }, index) => ({
      cenario: name,
      resultado: `${reais(net)} líquidos, termina em ${reais(sum + net)}`,
      melhor: index === 0,
    })),
    sums: [
      ...rows.flatMap(({ name, gross, how }) =>
        how === undefined ? [] : [{ rotulo: name, formula: how, resultado: `${fractionText(gross)} brutos` }],
      ),
      {
        rotulo: 'IR deste prazo',
        formula: `${days} dias na tabela regressiva`,
        resultado: `${fractionText(incomeTaxRate(days))} do rendimento`,
      },
      ...(lci === undefined
        ? []
        : [
            {
              rotulo: 'A LCI equivale a',
              formula: `${fractionText(lci.gross)} ÷ (1 − ${fractionText(incomeTaxRate(days))})`,
              resultado: `${fractionText(taxEquivalent(lci.gross, days))} brutos num CDB`,
            },
          ]),
    ],
    data: [
      cdi.shown,
      ...(poupanca === undefined && !rows.some(({ name }) => name === TREASURY)
        ? []
        : [rateShown('Selic', rates.selic)]),
      rateShown('IPCA', rates.ipca),
      ...(poupanca === undefined ? [] : [rateShown('TR', rates.tr)]),
      {
        rotulo: 'Valor',
        valor: reais(sum),
        fonte: (figures.saved ?? figures.price ?? figures.goal) === undefined ? ASSUMED : YOU_SAID,
      },
      {
        rotulo: 'Prazo',
        valor: monthsText(months),
        fonte: figures.months === undefined && months !== 1 ? ASSUMED : YOU_SAID,
      },
      ...(lci === undefined || figures.exemptShareOfCdi !== undefined
        ? []
        : [{ rotulo: 'LCI/LCA', valor: `${LCI_SHARE} % do CDI`, fonte: ASSUMED }]),
      ...(atOnce || !rows.some(({ called }) => called.test('ipca')) || figures.overInflation !== undefined
        ? []
        : [{ rotulo: 'IPCA +', valor: `${IPCA_PLUS} % ao ano`, fonte: ASSUMED }]),
    ],
    next: [
      atOnce
        ? 'Só entrou o que dá para sacar no mesmo dia: confira “liquidez diária” no CDB. Até R$ 250 mil por grupo de bancos o FGC cobre CDB e poupança.'
        : lci === undefined && !rows.some(({ called }) => called.test('prefixado'))
          ? 'Confira se o CDB tem liquidez diária. Até R$ 250 mil por grupo de bancos o FGC cobre CDB e poupança.'
          : 'Confira prazo e carência: LCI/LCA e prefixado não deixam sacar quando quiser. Até R$ 250 mil por grupo de bancos o FGC cobre CDB, LCI e poupança.',
    ],
    advice: [NO_ORDERS],
    limits: [
      'Supõe as taxas de hoje até o fim; CDI e inflação mudam.',
      ...(EACH_MONTH.test(folded(asked.text))
        ? ['Contei um depósito só; para quem põe todo mês a ordem é a mesma, e cada depósito rende pelo seu tempo.']
        : []),
      ...(sum > FREE_OF_CUSTODY && rows.some(({ name }) => name === TREASURY)
        ? ['No Tesouro Selic a B3 ainda cobra 0,2 % ao ano do que passa de R$ 10 mil: fica fora desta conta.']
        : []),
      ...(!atOnce && months < LETTER_MONTHS
        ? [
            `LCI e LCA ficaram de fora: o prazo mínimo delas é ${LETTER_MONTHS} meses (Resolução CMN 5.215, de 22/05/2025).`,
          ]
        : []),
    ],
  });
}
