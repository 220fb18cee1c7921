// "Em 48x a 1,9", "o banco falou 1,99 ao mês", "juros 10,5 ao ano", "consignado a 1,9": a rate, with or without its sign.

import type { Figures } from '../../domain/hard-question.ts';
import { pattern } from '../../domain/pattern.ts';
import type { FigureContext } from './figure-context.ts';

/** By what stands before or behind it. */
const RATE = pattern()`
  (?:
    \d ?(?:x|vezes|meses|m[êe]s|anos)(?:,? (?:com )?juros? d[eo]| a| de| com)|
    \bparcela\b.{0,20} (?:a|com)|
    \b(?:consignado|empr[ée]stimo|cr[ée]dito)\b.{0,20} a
  ) (?<behind>\d{1,2}[.,]\d{1,2})(?! ?(?:mil|reais|conto|%|por cento|\d))|
  (?<![\d.,]|r\$ ?)(?:(?<rate>\d{1,2}[.,]\d{1,2})|(?<=\b(?:juros?|taxa)(?: d[eo])? )(?<named>\d{1,2})) ?(?:
    (?:ao|por) (?:m[êe]s|(?<year>ano))|a\.? ?m\.?(?![a-zà-ÿ])
  )
`;

export const bareRate: FigureContext = ({ raw }, read) => {
  if (read.monthlyRate !== undefined || read.yearlyRate !== undefined) return undefined;
  const { behind, rate, named, year } = RATE.exec(raw)?.groups ?? {};
  const told = (behind ?? rate ?? named)?.replace(',', '.');
  if (told === undefined) return undefined;
  const cents = Math.round(Number(told) * 100);
  const rest = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== cents)) as Figures;
  return { ...rest, [year === undefined ? 'monthlyRate' : 'yearlyRate']: told };
};
