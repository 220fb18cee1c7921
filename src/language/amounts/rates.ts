// Unit prices whose quantity is stated elsewhere in the message: "6,79 a lata", "38 o litro", "2.350 a cabeça".

import { NUMBER_WORDS } from '../numbers/number-words.ts';
import type { Token } from '../tokens/token.ts';
import type { Amount } from './amount.ts';
import { MEASURES, VESSELS } from './not-amount-words.ts';
import type { Count } from './unit-prices.ts';

const JOINS = new Set(['o', 'a', 'por', '/', 'cada', 'p', 'por']);
/** Generic units, which match any counted noun. */
const ANY_THING = new Set(['unidade', 'un', 'und', 'unid', 'cabeca', 'peca', 'um', 'uma']);
const REACH = 24;
/** Synonymous units. */
const SAME: readonly (readonly string[])[] = [
  ['kg', 'kgs', 'kilo', 'kilos', 'quilo', 'quilos', 'k'],
  ['l', 'lt', 'lts', 'litro', 'litros'],
  ['h', 'hs', 'hr', 'hrs', 'hora', 'horas'],
  ['dia', 'dias', 'diaria', 'diarias'],
  ['m', 'mt', 'mts', 'metro', 'metros'],
];

/** The unit an amount is the price of; undefined when it is not a unit price. */
export function rateUnit(tokens: readonly Token[], amount: Amount): string | undefined {
  if (!JOINS.has(tokens[amount.to]?.norm ?? '')) return undefined;
  const unit = tokens[amount.to + 1]?.norm ?? '';
  return MEASURES.has(unit) || VESSELS.has(unit) || (ANY_THING.has(unit) && unit.length > 3) ? unit : undefined;
}

/** "80 por dia": a unit price only beside a count of days, since it may also describe a habit. */
function dayRate(tokens: readonly Token[], amount: Amount): string | undefined {
  const at = /^(?:reais|conto|pila)$/.test(tokens[amount.to]?.norm ?? '') ? amount.to + 1 : amount.to;
  return /^(?:por|o|ao|a|p|\/)$/.test(tokens[at]?.norm ?? '') && tokens[at + 1]?.norm === 'dia' ? 'dia' : undefined;
}

function same(unit: string, other: string): boolean {
  if (unit === other || other === `${unit}s` || unit === `${other}s`) return true;
  return SAME.some((alike) => alike.includes(unit) && alike.includes(other));
}

/** A quantity with its unit, attached ("3h", "12kg") or separate. */
function countOf(tokens: readonly Token[], at: number, unit: string): Count | undefined {
  const token = tokens[at];
  if (token?.kind === 'word' && unit === 'dia') return spelledDays(tokens, at);
  if (token?.kind !== 'number') return undefined;
  const glued = /^(\d{1,4}(?:[.,]\d{1,3})?)([a-z]+)$/.exec(token.norm);
  const figure = glued?.[1] ?? (/^\d{1,4}(?:,\d{1,3})?$/.test(token.norm) ? token.norm : undefined);
  const noun = glued?.[2] ?? tokens[at + 1]?.norm ?? '';
  // "500g de queijo a 60 o quilo".
  if (figure !== undefined && /^g(?:r|ramas?)?$/.test(noun) && same(unit, 'kg'))
    return { hundredths: Number(figure) / 10, from: at, to: at + 1 };
  if (figure === undefined || !(same(unit, noun) || (ANY_THING.has(unit) && /[a-z]{4,}s$/.test(noun))))
    return undefined;
  return { hundredths: Math.round(Number(figure.replace(',', '.')) * 100), from: at, to: at + 1 };
}

/** "vieram dois dias". */
function spelledDays(tokens: readonly Token[], at: number): Count | undefined {
  const value = NUMBER_WORDS.get(tokens[at]?.norm ?? '')?.value;
  return value !== undefined && value <= 31 && /^(?:dias|diarias)$/.test(tokens[at + 1]?.norm ?? '')
    ? { hundredths: value * 100, from: at, to: at + 1 }
    : undefined;
}

/** The quantity to multiply by; undefined when it is not stated, or when the total is stated too. */
export function rateCount(tokens: readonly Token[], amount: Amount, amounts: readonly Amount[]): Count | undefined {
  const unit = rateUnit(tokens, amount) ?? dayRate(tokens, amount);
  if (unit === undefined) return undefined;
  for (let at = Math.max(0, amount.from - REACH); at < Math.min(tokens.length, amount.to + REACH); at++) {
    if (at >= amount.from && at < amount.to) continue;
    const count = countOf(tokens, at, unit);
    if (count === undefined || count.hundredths === 100) continue;
    const told = amounts.some((other) => other !== amount && other.from !== at && other.cents >= amount.cents);
    return told ? undefined : count;
  }
  return undefined;
}
