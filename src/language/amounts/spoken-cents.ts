// Spoken centavos: "doze e cinquenta", "12 reais e 50", "doze vírgula cinco". A complete number followed by "e" and a multiple of ten; incomplete
// numbers ("cento e cinquenta") are parsed before.

import { NUMBER_WORDS } from '../numbers/number-words.ts';
import { type NumberRead, readNumber } from '../numbers/spelled-numbers.ts';
import type { Token } from '../tokens/token.ts';
import { isBreak, joined } from '../tokens/token-shapes.ts';
import { UNITS_AFTER } from './amount-units.ts';
import { MEASURES, PRICE_CUES, UNITS } from './not-amount-words.ts';
import { isNotAmount } from './not-amounts.ts';

/** Centavos 0 to 99, ending before token `to`. */
export type Cents = { readonly cents: number; readonly to: number };

const LOOSELY = /^(?:uns|umas|mais|quebrad\w+|trocad\w+|de)$/;

/** Centavos after "e": "e cinquenta", "e 5 centavos", "e noventa e nove". */
export function readCents(tokens: readonly Token[], at: number, after: 'unit' | 'number'): Cents | undefined {
  const joined = tokens[at]?.norm === 'e';
  let from = at + (joined ? 1 : 0);
  // "412 reais e uns quebrados de 30 centavos".
  if (joined && after === 'unit') while (LOOSELY.test(tokens[from]?.norm ?? '')) from++;
  if (joined && after === 'unit' && tokens[from]?.norm === 'meio') return { cents: 50, to: from + 1 };
  const read = readNumber(tokens, from);
  if (read === undefined || read.scaled || read.decimals > 0 || read.cents >= 10000) return undefined;
  const next = tokens[read.to]?.norm ?? '';
  if (/^centavos?$/.test(next)) return { cents: read.cents / 100, to: read.to + 1 };
  if (from > at + 1) return undefined;
  if (joined && after === 'number' && read.words && read.cents >= 1000 && UNITS_AFTER.has(next)) {
    return { cents: read.cents / 100, to: read.to };
  }
  if (!joined || UNITS_AFTER.has(next) || (isNotAmount(tokens, from, read) && !/^d(?:e|ia)$/.test(next)))
    return undefined;
  if (read.cents >= 1000) {
    const bare = read.words ? beforeArticle(tokens, read) : undefined;
    if (bare !== undefined) return bare;
    return read.words || at === 1 || endsHere(tokens, read.to) ? { cents: read.cents / 100, to: read.to } : undefined;
  }
  return after === 'unit' && endsHere(tokens, read.to) ? { cents: read.cents / 100, to: read.to } : undefined;
}

/** In "sete e cinquenta e uma manteiga", "uma" is the article of the next item. */
function beforeArticle(tokens: readonly Token[], read: NumberRead): Cents | undefined {
  const next = tokens[read.to];
  if (!/^uma?$/.test(tokens[read.to - 1]?.norm ?? '') || tokens[read.to - 2]?.norm !== 'e') return undefined;
  if (next?.kind !== 'word' || UNITS_AFTER.has(next.norm) || AFTER_AMOUNT.has(next.norm)) return undefined;
  return { cents: (read.cents - 100) / 100, to: read.to - 2 };
}

const AFTER_AMOUNT = new Set(
  'no na nos nas de do da dos das em pra pro para com ao aos pela pelo por hoje ontem anteontem dia a o e que'.split(
    ' ',
  ),
);

/** Whether the amount ends here: punctuation, a preposition, a date, or the end. A noun would make the number a count. */
function endsHere(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return isBreak(next) || AFTER_AMOUNT.has(next?.norm ?? '') || next?.norm.includes('/') === true;
}

/** Spoken centavos without a unit: "quinze e noventa"; digits only when they cannot be two amounts ("50 e 30"). */
export function readSpokenCents(tokens: readonly Token[], at: number, read: NumberRead): Cents | undefined {
  if (read.decimals > 0 || tokens[at - 1]?.norm === 'entre') return undefined;
  if (tokens[read.to]?.norm === 'com') return read.words ? readWith(tokens, read.to + 1, read.cents) : undefined;
  if (tokens[read.to]?.norm !== 'e') return undefined;
  if (tokens[read.to + 1]?.norm === 'meio' && !read.scaled && read.cents < 10000) {
    const next = tokens[read.to + 2]?.norm ?? '';
    return MEASURES.has(next) || UNITS.has(next) ? undefined : { cents: 50, to: read.to + 2 };
  }
  const cents = readCents(tokens, read.to, 'number');
  if (cents === undefined || tokens[cents.to - 1]?.norm === 'centavos') return cents;
  if (cents.cents < 10) return undefined;
  if (NUMBER_WORDS.has(tokens[read.to + 1]?.norm ?? '')) {
    return !read.words && UNITS_AFTER.has(tokens[cents.to]?.norm ?? '') ? undefined : cents;
  }
  if (read.words || read.scaled) return cents;
  if (isTwoPrices(tokens, at, cents.to) || goesWithNouns(tokens, cents.to)) return undefined;
  // "20, 30 e 15 no mercado": the last two of a list of prices.
  if (tokens[at - 1]?.norm === ',' && tokens[at - 2]?.kind === 'number') return undefined;
  const reais = read.cents / 100;
  // "Uber 23 e 31": no price ends so; "energisa 132 e 48", "231 e 18 centavos": a bill may.
  return reais < 1000 &&
    (reais >= 100 || /[05]$|^9/.test(`${cents.cents}`)) &&
    !(reais % 10 === 0 && cents.cents % 10 === 0 && reais >= cents.cents)
    ? cents
    : undefined;
}

/** "Dezoito com setenta"; "vinte com cinquenta" may be the note it was paid with, which pays no more than it is worth. */
function readWith(tokens: readonly Token[], at: number, whole: number): Cents | undefined {
  const read = readNumber(tokens, at);
  return read !== undefined &&
    /^\d\d00$/.test(`${read.cents}`) &&
    (read.cents < whole || !/^[125]0/.test(`${read.cents}`)) &&
    tokens[read.to]?.norm !== 'de' &&
    endsHere(tokens, read.to)
    ? { cents: read.cents / 100, to: read.to }
    : undefined;
}

/** Two prices when each number has its own noun: "cinema 40 e 25 de pipoca", "frete 15 e 99 o tênis"; "paguei 49 e 90 de gasolina" is one. */
function isTwoPrices(tokens: readonly Token[], at: number, to: number): boolean {
  const before = tokens[at - 1];
  const named =
    before?.kind === 'word' && before.norm.length > 3 && before.norm !== 'favor' && !PRICE_CUES.has(before.norm);
  const noun = tokens[to + 1];
  return (
    named &&
    /^(?:de|d[oa]s?|[oa]s?)$/.test(tokens[to]?.norm ?? '') &&
    noun?.kind === 'word' &&
    noun.norm.length > 2 &&
    !/^(?:vista|prazo|debito|credito|ontem|hoje|cartao|mes|semana|dia|mais|menos|novo)$/.test(noun.norm)
  );
}

const PLACES = /^(?:n[oa]s?|d[oae]s?) [a-z]+ (?:e|,) (?:n[oa]s?|d[oae]s?) [a-z]+(?: (?:hoje|ontem))?$/;

/** Two prices followed by two nouns: "30 e 50 na farmácia e no posto". */
const goesWithNouns = (tokens: readonly Token[], to: number): boolean =>
  tokens.length - to <= 6 && PLACES.test(joined(tokens.slice(to)));

/** "doze vírgula cinquenta", "12 vírgula zero cinco". */
export function readSpokenDecimals(tokens: readonly Token[], at: number): Cents | undefined {
  if (tokens[at]?.norm !== 'virgula') return undefined;
  if (tokens[at + 1]?.norm === 'zero') {
    const unit = readNumber(tokens, at + 2);
    if (unit === undefined || unit.cents >= 1000) return { cents: 0, to: at + 2 };
    return { cents: unit.cents / 100, to: unit.to };
  }
  const next = tokens[at + 1];
  const read = readNumber(tokens, at + 1);
  if (next === undefined || read === undefined || read.scaled || read.decimals > 0 || read.cents >= 10000)
    return undefined;
  const value = read.cents / 100;
  const tenths = value < 10 && !(next.kind === 'number' && next.norm.length === 2);
  return { cents: tenths ? value * 10 : value, to: read.to };
}
