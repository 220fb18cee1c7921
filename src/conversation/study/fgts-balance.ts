// "Saldo de 6 mil no FGTS": what is deposited, told beside the salary.

import { pattern } from '../../domain/pattern.ts';
import type { FigureContext } from './figure-context.ts';

const AMOUNT = '(?:r\\$ ?)?(\\d[\\d.]*(?:,\\d{1,2})?)( ?mil\\b)?';
const BALANCE = pattern('u')`
  \bfgts(?:,? (?:tem|tenho|de|com|acumulado|depositado|uns|est[áa]|t[áa]|em|[ée]|saldo))*:? ${AMOUNT}|
  ${AMOUNT}(?: reais)? (?:(?:guardad|depositad|acumulad)os? )?(?:no|do|de) (?:saldo do )?fgts\b
`;

/** Undefined when no balance is told, or it is the salary. */
export const fgtsBalance: FigureContext = ({ raw, cents }, read) => {
  const found = BALANCE.exec(raw);
  const [digits = '', thousand] = found?.[1] === undefined ? [found?.[3], found?.[4]] : [found[1], found[2]];
  const fgts = Math.round(
    Number(digits.replaceAll('.', '').replace(',', '.')) * (thousand === undefined ? 100 : 100_000),
  );
  if (fgts <= 0 || !cents.includes(fgts) || read.income === fgts) return undefined;
  return { ...read, fgts };
};
