// "Saldo de 6 mil no FGTS": what is deposited, told beside the salary.

import { pattern } from '../../domain/pattern.ts';
import type { FigureContext } from './figure-context.ts';

const AMOUNT = '(?:r\\$ ?)?(\\d[\\d.]*(?:,\\d{1,2})?)( ?mil\\b)?';
const BALANCE = pattern('u')`
  \bfgts(?:,? (?:tem|tenho|de|com|acumulado|depositado|uns|est[áa]|t[áa]|em|[ée]|saldo))*:? ${AMOUNT}|
  ${AMOUNT}(?: reais)? (?:(?:guardad|depositad|acumulad)os? )?(?:no|do|de) (?:saldo do )?fgts\b
`;

const THERE =
  /\bfgts\b.{0,20}\b(?:tem|tinha|tenho|t[áa]|est[áa]|deve ter|h[áa])(?![a-zà-ÿ])(?: (?:uns|umas|mais ou menos|s[óo]|cerca|de|por volta|em|com))* (?:r\$ ?)?\d/;

/** Undefined when no balance is told, or it is the salary. */
export const fgtsBalance: FigureContext = ({ raw, cents }, read) => {
  const [only, ...others] = cents;
  // "E o FGTS? Tinha uns 8 mil lá."
  if (only !== undefined && others.length === 0 && THERE.test(raw)) {
    const rest = Object.entries(read).filter(([, value]) => value !== only);
    return { ...(Object.fromEntries(rest) as typeof read), fgts: only };
  }
  const found = BALANCE.exec(raw);
  const [digits = '', thousand] = found?.[1] === undefined ? [found?.[3], found?.[4]] : [found[1], found[2]];
  const fgts = Math.round(
    Number(digits.replaceAll('.', '').replace(',', '.')) * (thousand === undefined ? 100 : 100_000),
  );
  if (fgts <= 0 || !cents.includes(fgts) || read.income === fgts) return undefined;
  return { ...read, fgts };
};
