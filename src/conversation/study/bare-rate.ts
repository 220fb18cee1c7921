// "Em 48x a 1,9", "o banco falou 1,99 ao mês": a rate, with or without its sign.

import type { Figures } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import type { FigureContext } from './figure-context.ts';

/** "Em 48x a 1,9": what stands behind the instalments is the rate, with or without its sign. */
export const rateBehindTerm: FigureContext = ({ raw }, read) => {
  if (read.monthlyRate !== undefined || read.yearlyRate !== undefined) return undefined;
  const told =
    /\d ?(?:x|vezes|meses|m[êe]s|anos)(?: com juros? d[eo]|, juros? d[eo]| a| de| com) (\d{1,2}[.,]\d{1,2})(?! ?(?:mil|reais|conto|%|por cento|\d))/u.exec(
      raw,
    )?.[1];
  if (told === undefined) return undefined;
  const cents = Math.round(Number(told.replace(',', '.')) * 100);
  const rest = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== cents)) as Figures;
  return { ...rest, monthlyRate: told.replace(',', '.') };
};

/** "O banco falou 1,99 ao mês", "juros 10,5 ao ano", "taxa de 8 ao mês": a rate, with or without its sign. */
export const bareRate: FigureContext = ({ raw }, read) => {
  if (read.monthlyRate !== undefined || read.yearlyRate !== undefined) return undefined;
  const { groups = {} } = BARE.exec(raw) ?? {};
  const told = (groups['rate'] ?? groups['named'] ?? groups['behind'] ?? groups['lent'])?.replace(',', '.');
  if (told === undefined) return undefined;
  const cents = Math.round(Number(told) * 100);
  const rest = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== cents)) as Figures;
  return { ...rest, [groups['year'] === undefined ? 'monthlyRate' : 'yearlyRate']: told };
};
const BARE = pattern()`
  (?<![\d.,]|r\$ ?)(?:(?<rate>\d{1,2}[.,]\d{1,2})|(?<=\b(?:juros?|taxa)(?: d[eo])? )(?<named>\d{1,2})) ?(?:
    (?:ao|por) (?:m[êe]s|(?<year>ano))|a\.? ?m\.?(?![a-zà-ÿ]))|
  \bparcela\b.{0,20} (?:a|com) (?<behind>\d{1,2}[.,]\d{1,2})(?=\s*[?.!]*$)|
  \b(?:consignado|empr[ée]stimo|cr[ée]dito)\b.{0,20} a (?<lent>\d{1,2}[.,]\d{1,2})(?! ?(?:mil|reais|%|por|\d))
`;
