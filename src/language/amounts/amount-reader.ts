// Parses one amount of money at a token: sign, currency mark, number, unit, centavos. Grammar only; `amount-choice.ts` decides which amount matters.

import { NUMBER_WORDS } from '../numbers/number-words.ts';
import type { Token } from '../tokens/token.ts';
import { areGlued } from '../tokens/token-shapes.ts';
import { isListed, wordList } from '../tokens/word-lists.ts';
import type { Amount } from './amount.ts';
import { APPROX_BEFORE, MARKS_BEFORE, NICKNAMES, NOTES } from './amount-units.ts';
import { readValue } from './amount-value.ts';

/** Words an amount can start with. */
const AMOUNT_STARTERS: ReadonlySet<string> = new Set([
  ...NUMBER_WORDS.keys(),
  ...MARKS_BEFORE.keys(),
  ...NICKNAMES.keys(),
  ...NOTES.keys(),
  'mil',
  'barao',
  'meio',
  'r',
]);
export const STARTS = wordList(AMOUNT_STARTERS);

function readSign(tokens: readonly Token[], at: number): -1 | 0 | 1 {
  const norm = tokens[at]?.norm;
  if (norm !== '-' && norm !== '+') return 0;
  if (areGlued(tokens[at - 1], tokens[at])) return 0;
  if (!areGlued(tokens[at], tokens[at + 1]) && !(norm === '+' && at === 0)) return 0;
  return norm === '-' ? -1 : 1;
}

const TRAILING_APPROX = new Set([
  'pouco',
  'poucos',
  'pouquinho',
  'tanto',
  'tantos',
  'la',
  'tralala',
  'quebrado',
  'quebrados',
  'cacetada',
]);

function isRoughAfter(tokens: readonly Token[], to: number): number {
  const first = tokens[to]?.norm;
  const some = tokens[to + 1]?.norm === 'uns' ? to + 2 : to + 1;
  if (first === 'e' && TRAILING_APPROX.has(tokens[some]?.norm ?? '')) return some + 1;
  if (first === 'mais' && tokens[to + 1]?.norm === 'ou' && tokens[to + 2]?.norm === 'menos') return to + 3;
  return to;
}

function isRoughBefore(tokens: readonly Token[], from: number): boolean {
  const before = tokens[from - 1]?.norm ?? '';
  // "ida 22 e volta 13" is not the approximation "por volta de".
  if (before === 'volta' && tokens[from - 2]?.norm !== 'por') return false;
  if (APPROX_BEFORE.has(before)) return true;
  if (before === 'de') return APPROX_BEFORE.has(tokens[from - 2]?.norm ?? '') || tokens[from - 2]?.norm === 'mais';
  return before === 'menos' && tokens[from - 2]?.norm === 'ou';
}

const COUNTS = /^(?:uma|duas|[a-z]+entas)$/;

/** The amount that starts exactly at token `at`, or undefined. */
export function readAmountAt(tokens: readonly Token[], at: number): Amount | undefined {
  const sign = readSign(tokens, at);
  let from = sign === 0 ? at : at + 1;
  const first = tokens[from];
  if (first?.kind === 'word' && !isListed(first, STARTS)) return undefined;
  let mark = first?.kind === 'number' ? undefined : MARKS_BEFORE.get(first?.norm ?? '');
  if (mark !== undefined) from++;
  else if (tokens[from]?.norm === 'r' && tokens[from + 1]?.norm === '$') {
    mark = 'BRL';
    from += 2;
  }
  const inner = mark !== undefined && readSign(tokens, from) !== 0 ? readSign(tokens, from) : sign;
  if (inner !== sign) from++;
  const value = readValue(tokens, from, mark);
  if (value === undefined || (value.cents === 0 && !value.marked)) return undefined;
  // "mil e uma utilidades", "trinta e duas latas": a feminine numeral counts things.
  if (value.form === 'words' && !value.marked && COUNTS.test(tokens[value.to - 1]?.norm ?? '')) return undefined;
  const rough = isRoughAfter(tokens, value.to);
  return {
    from: at,
    to: rough,
    cents: value.cents,
    currency: value.currency,
    marked: value.marked,
    approx: rough > value.to || isRoughBefore(tokens, at),
    sign: inner,
    form: value.form,
  };
}
