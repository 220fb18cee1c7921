// "Em 48x a 1,9", "o banco falou 1,99 ao mês": a rate, with or without its sign.

import type { Figures } from '../../domain/hard-question.ts';
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

/** "O banco falou 1,99 ao mês": a rate, with or without its sign. */
export const bareRate: FigureContext = ({ raw }, read) => {
  if (read.monthlyRate !== undefined || read.yearlyRate !== undefined) return undefined;
  const told =
    /(?<![\d.,]|r\$ ?)(\d{1,2}[.,]\d{1,2}) ?(?:(?:ao|por) m[êe]s|a\.? ?m\.?(?![a-zà-ÿ]))|\bparcela\b.{0,20} (?:a|com) (\d{1,2}[.,]\d{1,2})(?=\s*[?.!]*$)/
      .exec(raw)
      ?.slice(1)
      .find((one) => one !== undefined)
      ?.replace(',', '.');
  if (told === undefined) return undefined;
  const cents = Math.round(Number(told) * 100);
  const rest = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== cents)) as Figures;
  return { ...rest, monthlyRate: told };
};
