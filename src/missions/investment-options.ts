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

/** The rates of a question, fractions a year, and how long the money stays. */
type Terms = {
  readonly asked: Asked;
  readonly months: number;
  readonly days: Exact;
  readonly cdi: Exact;
  /** The share of CDI a bank paper pays. */
  readonly share: Exact;
  readonly selic: Exact;
  readonly atOnce: boolean;
  /** A share of CDI applies to bank papers: Tesouro Selic pays the Selic rate. */
  readonly treasury: boolean;
};

/**
 * What needs an unknown rate is left out; so is what cannot be sold at once, when the money must be there at once.
 * @param cdi fraction a year
 */
export function investmentOptions(asked: Asked, cdi: Exact, months: number): readonly InvestmentOption[] {
  const { rates, figures, text } = asked;
  const terms: Terms = {
    asked,
    months,
    days: businessDaysOf(months),
    cdi,
    share: figures.shareOfCdi === undefined ? exact(1) : fromPercent(figures.shareOfCdi),
    selic: rates.selic === undefined ? cdi : fromPercent(rates.selic.value),
    atOnce: wantsAtOnce(asked),
    treasury: figures.shareOfCdi !== undefined && SELIC.test(folded(text)),
  };
  return [bankPaper, treasurySelic, exemptLetter, overInflation, prefixed, poupanca].flatMap(
    (option) => option(terms) ?? [],
  );
}

type Option = (terms: Terms) => InvestmentOption | undefined;

const ofShare = (rate: Exact, part: Exact, days: Exact): string =>
  `(1 + ${percentText(part.times(100), 0)} × ((1 + ${fractionText(rate)})^(1/252) − 1))^${days.toFixed(0)} − 1`;

const bankPaper: Option = ({ asked: { figures }, cdi, share, days, treasury }) => ({
  name: `${figures.shareOfCdi === undefined ? 'CDB ou Tesouro Selic' : 'CDB'}, ${percentText(share.times(100), 0)} do CDI`,
  called: treasury ? /\b(?:cdb(?! prefixad)|rdb)\b/ : /\b(?:cdb(?! prefixad)|rdb|tesouro selic|selic|100 do cdi)\b/,
  gross: cdiYield(cdi, share, days),
  exempt: false,
  how: ofShare(cdi, share, days),
});

const treasurySelic: Option = ({ selic, days, treasury }) =>
  treasury
    ? {
        name: TREASURY,
        called: SELIC,
        gross: cdiYield(selic, exact(1), days),
        exempt: false,
        how: ofShare(selic, exact(1), days),
      }
    : undefined;

const exemptLetter: Option = ({ asked: { figures }, cdi, days, months, atOnce }) => {
  if (atOnce || months < LETTER_MONTHS) return undefined;
  const share = fromPercent(figures.exemptShareOfCdi ?? LCI_SHARE);
  return {
    name: `LCI/LCA, ${percentText(share.times(100), 0)} do CDI`,
    called: /\b(?:lci|lca)\b/,
    gross: cdiYield(cdi, share, days),
    exempt: true,
  };
};

const overInflation: Option = ({ asked: { figures, rates }, months, atOnce }) => {
  if (atOnce || rates.ipca === undefined) return undefined;
  const over = figures.overInflation ?? IPCA_PLUS;
  const yearly = nominalReturn(fromPercent(over), fromPercent(rates.ipca.value));
  return {
    name: `IPCA + ${percentText(over)}`,
    called: /\b(?:ipca|ntn)\b/,
    gross: growth(yearly, exact(months).div(12)).minus(1),
    exempt: false,
  };
};

/** A yearly rate beside a known CDI is the one of the paper. */
const prefixed: Option = ({ asked: { figures, rates }, months, atOnce }) => {
  if (atOnce || rates.cdi === undefined || figures.yearlyRate === undefined) return undefined;
  const yearly = fromPercent(figures.yearlyRate);
  return {
    name: `Prefixado a ${fractionText(yearly)} ao ano`,
    called: /\bprefixad\w+\b/,
    gross: growth(yearly, exact(months).div(12)).minus(1),
    exempt: false,
  };
};

const poupanca: Option = ({ asked: { rates }, selic, months }) => {
  const monthly = poupancaRate(selic, rates.tr === undefined ? exact(0) : fromPercent(rates.tr.value));
  return {
    name: POUPANCA,
    called: /\bpoupanca\b/,
    gross: growth(monthly, months).minus(1),
    exempt: true,
    how: `(1 + ${fractionText(monthly, 4)})^${months} − 1`,
  };
};
