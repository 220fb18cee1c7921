// What a sum can be put into, each with its gross yield over the same term.

import { folded } from '../domain/fold.ts';
import { businessDaysOf, cdiYield } from './formulas/cdi.ts';
import { growth } from './formulas/compound-interest.ts';
import { type Exact, exact, fromPercent } from './formulas/exact.ts';
import { poupancaRate } from './formulas/poupanca.ts';
import { nominalReturn } from './formulas/real-return.ts';
import { LETTER_MONTHS } from './legal-figures.ts';
import type { Asked } from './playbook.ts';
import { fractionText, percentText } from './rate-words.ts';

/** CDI share usually offered by tax-exempt letters (LCI, LCA), %. */
export const LCI_SHARE = '90';
/** Default real yield of Tesouro IPCA+, % a year. */
export const IPCA_PLUS = '6';
/** Words that require same-day liquidity at face value. */
const AT_ONCE = /\b(?:reserva|emergencia|liquidez diaria|sacar (?:quando|a qualquer)|resgatar (?:quando|a qualquer))\b/;
const SELIC = /\b(?:tesouro selic|selic|lft)\b/;
export const POUPANCA = 'Poupança';
export const TREASURY = 'Tesouro Selic, 100 % da Selic';

export type InvestmentOption = {
  readonly name: string;
  /** Words that name it, matched against folded text. */
  readonly called: RegExp;
  /** Fraction of the sum, over the whole term. */
  readonly gross: Exact;
  readonly exempt: boolean;
  /** How it yields; absent where the name says it. */
  readonly how?: string;
};

/** Whether the money must be there on the day it is needed. */
export const wantsAtOnce = ({ text }: Pick<Asked, 'text'>): boolean => AT_ONCE.test(folded(text));

/**
 * What needs an unknown rate is left out; so is what cannot be sold at once, when the money must be there at once.
 * @param cdi fraction a year
 */
export function investmentOptions(asked: Asked, cdi: Exact, months: number): readonly InvestmentOption[] {
  const { rates, figures, text } = asked;
  const years = exact(months).div(12);
  const days = businessDaysOf(months);
  const share = figures.shareOfCdi === undefined ? exact(1) : fromPercent(figures.shareOfCdi);
  const selic = rates.selic === undefined ? cdi : fromPercent(rates.selic.value);
  const tr = rates.tr === undefined ? exact(0) : fromPercent(rates.tr.value);
  const inflation = rates.ipca === undefined ? undefined : fromPercent(rates.ipca.value);
  const atOnce = wantsAtOnce(asked);
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
