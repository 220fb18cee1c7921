// Two rates or two shares of the CDI, told to be compared: each belongs to its own offer. Rates as decimal text.

import { monthlyRate } from '../../missions/formulas/equivalent-rate.ts';
import { fromPercent } from '../../missions/formulas/exact.ts';
import type { FigureContext } from './figure-context.ts';

/** "De 11,5 % ao ano para 9,9 %": the second rate is the offer. Both are converted to % a month. */
export const twoRates: FigureContext = ({ raw }, { yearlyRate: _, percent: __, ...rest }) => {
  const [, old, fresh] =
    /(\d+(?:[.,]\d+)?)\s*%[^%]{0,24}?\b(?:para|pra|por|a)\s+(?:(?:um|uma|outro|outra)\s+(?:\p{L}+\s+){0,2}(?:de|a)\s+)?(\d+(?:[.,]\d+)?)\s*%/u.exec(
      raw,
    ) ?? [];
  if (old === undefined || fresh === undefined || !/\b(?:portabilidade|troc|baix|reduz|renegoci|refinanci)/u.test(raw))
    return undefined;
  const yearly =
    /\b(?:ao ano|a\.?a\b)/u.test(raw) ||
    (Number(old.replace(',', '.')) > 5 && /financiamento|im[óo]vel|portabilidade/u.test(raw));
  const aMonth = (percent: string): string => {
    const told = percent.replace(',', '.');
    return yearly ? monthlyRate(fromPercent(told)).times(100).toDecimalPlaces(6).toFixed() : told;
  };
  return { ...rest, monthlyRate: aMonth(old), offeredRate: aMonth(fresh) };
};

/** "CDB de 110 % ou LCI de 92 % do CDI": each percentage belongs to its own kind of paper. */
export const sharesOfCdi: FigureContext = ({ raw }, { shareOfCdi, ...rest }) => {
  const shareOf = (paper: string): string | undefined =>
    new RegExp(`\\b(?:${paper})\\b[^,;%\\d]{0,20}?(\\d{2,3}(?:[.,]\\d+)?)(?:\\s*%|(?= do cdi|\\s*[?.!]*$))`, 'u')
      .exec(raw)?.[1]
      ?.replace(',', '.');
  const exempt = shareOf('lci|lca');
  const taxed = shareOf('cdb|rdb|caixinha');
  const { percent, yearlyRate, price, ...left } = rest;
  // Without its sign it was read as an amount.
  const others = price === undefined || [taxed, exempt].includes(String(price / 100)) ? left : { ...left, price };
  // "CDB 110%": too high for a yearly rate, so it is a percentage of the CDI.
  const isShare = taxed !== undefined && (exempt !== undefined || Number(taxed) >= LEAST_SHARE);
  if (exempt === undefined && !isShare) return undefined;
  return {
    ...others,
    ...(percent === undefined || [taxed, exempt].includes(percent) ? {} : { percent }),
    ...(yearlyRate === undefined || [taxed, exempt].includes(yearlyRate) ? {} : { yearlyRate }),
    ...(exempt === undefined ? {} : { exemptShareOfCdi: exempt }),
    ...(isShare ? { shareOfCdi: taxed } : shareOfCdi === undefined || exempt !== undefined ? {} : { shareOfCdi }),
  };
};

const LEAST_SHARE = 60;
