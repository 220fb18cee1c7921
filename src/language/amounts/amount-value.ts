// Parses the value of one amount: number, note or nickname, then unit and centavos. `amount-reader.ts` has parsed the sign and mark before it.

import { NUMBER_WORDS } from '../numbers/number-words.ts';
import { type NumberRead, readNumber } from '../numbers/spelled-numbers.ts';
import type { Token } from '../tokens/token.ts';
import { areGlued } from '../tokens/token-shapes.ts';
import type { Amount, Currency } from './amount.ts';
import { BANKNOTES, MARKS_BEFORE, NICKNAMES, NOTES, SLANG_UNITS, UNITS_AFTER } from './amount-units.ts';
import { NOT_THINGS } from './not-amount-words.ts';
import { isNotAmount } from './not-amounts.ts';
import { readCents, readSpokenCents, readSpokenDecimals } from './spoken-cents.ts';

const MAX_CENTS = 1e14;

/** A value being parsed; `to` is the token after it. */
export type Value = { cents: number; to: number; marked: boolean; currency: Currency; form: Amount['form'] };

function readNotes(tokens: readonly Token[], at: number, count: number): Value | undefined {
  const animal = NOTES.get(tokens[at]?.norm ?? '');
  if (animal !== undefined) {
    const joined = tokens[at + 1]?.norm === 'e';
    const half = joined && /^mei[ao]$/.test(tokens[at + 2]?.norm ?? '');
    const cents = (count + (half ? 0.5 : 0)) * animal * 100;
    // "Duas garoupas e uma onça".
    const next = joined && !half ? readNumber(tokens, at + 2) : undefined;
    const more =
      next && NOTES.has(tokens[next.to]?.norm ?? '') ? readNotes(tokens, next.to, next.cents / 100) : undefined;
    if (more !== undefined) return { ...more, cents: cents + more.cents };
    return { cents, to: at + (half ? 3 : 1), marked: true, currency: 'BRL', form: 'slang' };
  }
  if (!BANKNOTES.has(tokens[at]?.norm ?? '') || tokens[at + 1]?.norm !== 'de') return undefined;
  const face = readNumber(tokens, at + 2);
  if (face === undefined || face.cents > 20000) return undefined;
  const unit = UNITS_AFTER.get(tokens[face.to]?.norm ?? '');
  const centavos = tokens[face.to]?.norm === 'centavos';
  return {
    cents: (count * face.cents) / (centavos ? 100 : 1),
    to: face.to + (unit !== undefined || centavos ? 1 : 0),
    marked: true,
    currency: unit ?? 'BRL',
    form: 'slang',
  };
}

function isArticle(token: Token | undefined): boolean {
  return token?.norm === 'um' || token?.norm === 'uma';
}

/** The number at `at` with its unit and centavos. `mark` is the currency sign already parsed before it. */
export function readValue(tokens: readonly Token[], at: number, mark: Currency | undefined): Value | undefined {
  const nickname = NICKNAMES.get(tokens[at]?.norm ?? '');
  if (nickname !== undefined)
    return { cents: nickname * 100, to: at + 1, marked: true, currency: 'BRL', form: 'slang' };
  const read = readNumber(tokens, at);
  if (read === undefined || read.cents > MAX_CENTS) return undefined;
  const more =
    (read.words || read.scaled) && tokens[read.to]?.norm === 'e' ? NICKNAMES.get(tokens[read.to + 1]?.norm ?? '') : 0;
  // "Mil e quinhentão".
  if (more && read.cents % 1e4 === 0 && more * 100 < read.cents)
    return { cents: read.cents + more * 100, to: read.to + 2, marked: true, currency: 'BRL', form: 'slang' };
  const notes = read.decimals === 0 && !read.scaled ? readNotes(tokens, read.to, read.cents / 100) : undefined;
  if (notes !== undefined) return notes;
  const thousands = readShortThousands(tokens, read);
  if (thousands !== undefined) return thousands;
  const form = read.slang ? 'slang' : read.words ? 'words' : 'digits';
  const draft: Value = {
    cents: read.cents,
    to: read.to,
    marked: mark !== undefined || read.slang,
    currency: mark ?? 'BRL',
    form,
  };
  const decimals = read.decimals === 0 ? readSpokenDecimals(tokens, read.to) : undefined;
  if (decimals !== undefined) {
    draft.cents += decimals.cents;
    draft.to = decimals.to;
  }
  if (readUnit(tokens, draft, read.decimals === 0 && decimals === undefined ? 'unit and centavos' : 'unit'))
    return draft;
  const spoken = decimals === undefined && mark === undefined ? readSpokenCents(tokens, at, read) : undefined;
  if (isArticle(tokens[at]) && read.to === at + 1 && !spoken && !decimals && mark === undefined) return undefined;
  if (
    mark === undefined &&
    !read.slang &&
    decimals === undefined &&
    isNotAmount(tokens, at, spoken ? { ...read, to: spoken.to } : read)
  ) {
    return undefined;
  }
  if (isLoneMil(tokens, at, read)) return undefined;
  if (spoken !== undefined) {
    draft.cents += spoken.cents;
    draft.to = spoken.to;
    readUnit(tokens, draft, 'unit');
  }
  return draft;
}

/** "dois e quinhentos" means 2.500: otherwise a hundred never follows a smaller number. */
function readShortThousands(tokens: readonly Token[], read: NumberRead): Value | undefined {
  if (read.scaled || read.decimals > 0 || read.cents >= 10000 || tokens[read.to]?.norm !== 'e') return undefined;
  const hundreds = NUMBER_WORDS.get(tokens[read.to + 1]?.norm ?? '');
  if (hundreds?.kind !== 'hundred' || hundreds.value === 100) return undefined;
  const tail = readNumber(tokens, read.to + 1);
  if (tail === undefined || tail.scaled) return undefined;
  const value: Value = {
    cents: read.cents * 1000 + tail.cents,
    to: tail.to,
    marked: false,
    currency: 'BRL',
    form: 'words',
  };
  readUnit(tokens, value, 'unit and centavos');
  return value;
}

/** Idiomatic "mil": "mil coisas", "mil desculpas". */
function isLoneMil(tokens: readonly Token[], at: number, read: NumberRead): boolean {
  if (tokens[at]?.norm !== 'mil' || read.to !== at + 1) return false;
  const next = tokens[read.to];
  return next?.kind === 'word' && next.norm.length > 3 && next.norm.endsWith('s') && !NOT_THINGS.has(next.norm);
}

/** Parses "reais", "conto", "centavos" after the number, with centavos that may follow. True when a unit was parsed. */
function readUnit(tokens: readonly Token[], draft: Value, what: 'unit' | 'unit and centavos'): boolean {
  const at =
    tokens[draft.to]?.norm === 'de' && UNITS_AFTER.has(tokens[draft.to + 1]?.norm ?? '') ? draft.to + 1 : draft.to;
  const word = tokens[at];
  if (word?.norm === 'centavos') {
    if (what === 'unit and centavos') draft.cents = Math.floor(draft.cents / 100);
    draft.to = at + 1;
    draft.marked = true;
    return true;
  }
  const unit = UNITS_AFTER.get(word?.norm ?? '');
  if (unit === undefined || isMarkOfNext(tokens, at)) return false;
  draft.to = at + 1;
  draft.marked = true;
  if (draft.currency === 'BRL') draft.currency = unit;
  if (draft.form === 'digits' && SLANG_UNITS.has(word?.norm ?? '')) draft.form = 'slang';
  const cents = what === 'unit and centavos' ? readCents(tokens, draft.to, 'unit') : undefined;
  if (cents !== undefined) {
    draft.cents += cents.cents;
    draft.to = cents.to;
  }
  return true;
}

/** In "12 R$ 30" the sign belongs to the following number, unless it is attached to the preceding one. */
function isMarkOfNext(tokens: readonly Token[], at: number): boolean {
  if (!MARKS_BEFORE.has(tokens[at]?.norm ?? '')) return false;
  return tokens[at + 1]?.kind === 'number' && !areGlued(tokens[at - 1], tokens[at]);
}
