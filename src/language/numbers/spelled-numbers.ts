// Parses a number at a token: digits, words, or both with a multiplier ("2,5 mil", "dois mil setecentos e trinta", "4 mil e 300"). Spoken centavos
// are not parsed here: a number ends with its own additive chain.

import type { Token } from '../tokens/token.ts';
import { areGlued, isPlainInteger } from '../tokens/token-shapes.ts';
import { isListed } from '../tokens/word-lists.ts';
import { readDigits } from './digits.ts';
import { NUMBER_WORDS, NUMERAL, SCALES } from './number-words.ts';

/** A number that ends before token `to`. `cents` is its exact value times one hundred. */
export type NumberRead = {
  readonly cents: number;
  readonly to: number;
  readonly decimals: 0 | 1 | 2;
  readonly words: boolean;
  /** A multiplier was parsed ("mil", "k", "barão"). */
  readonly scaled: boolean;
  /** The multiplier was slang ("barão"), which is always money. */
  readonly slang: boolean;
};

export type Whole = { readonly value: number; readonly to: number };

/** 1 to 999 in words; "cento" alone is a unit of a hundred pieces ("um cento de salgados"), not a number. */
export function readSmallWords(tokens: readonly Token[], at: number): Whole | undefined {
  const first = isListed(tokens[at], NUMERAL) ? NUMBER_WORDS.get(tokens[at]?.norm ?? '') : undefined;
  // "30k dez/27" is a month.
  if (first === undefined || first.kind === 'zero' || (first.value === 10 && tokens[at + 1]?.norm === '/'))
    return undefined;
  if (first.kind === 'ten') return withUnit(tokens, at, first.value);
  if (first.kind !== 'hundred') return { value: first.value, to: at + 1 };
  const joined = tokens[at + 1]?.norm === 'e';
  const restAt = at + (joined ? 2 : 1);
  const rest = NUMBER_WORDS.get(tokens[restAt]?.norm ?? '');
  if (rest?.kind === 'ten') {
    const tail = withUnit(tokens, restAt, rest.value);
    return { value: first.value + tail.value, to: tail.to };
  }
  if (rest?.kind === 'teen' || (rest?.kind === 'unit' && joined))
    return { value: first.value + rest.value, to: restAt + 1 };
  return first.value === 100 ? undefined : { value: first.value, to: at + 1 };
}

function withUnit(tokens: readonly Token[], at: number, ten: number): Whole {
  if (tokens[at + 1]?.norm !== 'e') return { value: ten, to: at + 1 };
  const unit = NUMBER_WORDS.get(tokens[at + 2]?.norm ?? '');
  return unit?.kind === 'unit' ? { value: ten + unit.value, to: at + 3 } : { value: ten, to: at + 1 };
}

/** A space as thousands separator, when unambiguous: "1 000", "R$ 1 234,56". */
function spacedThousands(tokens: readonly Token[], at: number): string | undefined {
  const head = tokens[at];
  const tail = tokens[at + 1];
  if (head === undefined || tail?.kind !== 'number' || tail.start !== head.end + 1) return undefined;
  if (head.norm.length > 3 || !isPlainInteger(head) || head.norm[0] === '0') return undefined;
  const certain = tail.norm[0] === '0' || tokens[at - 1]?.norm.endsWith('$');
  if (!certain || !(tail.norm.length === 3 || tail.norm[3] === ',')) return undefined;
  return `${head.norm}.${tail.norm}`;
}

function readPart(tokens: readonly Token[], at: number): NumberRead | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.kind === 'number') {
    const spaced = spacedThousands(tokens, at);
    const digits = readDigits(spaced ?? token.norm);
    if (digits === undefined) return undefined;
    const to = spaced === undefined ? at + 1 : at + 2;
    return { cents: digits.cents, to, decimals: digits.decimals, words: false, scaled: false, slang: false };
  }
  const small = readSmallWords(tokens, at);
  if (small === undefined) return undefined;
  return { cents: small.value * 100, to: small.to, decimals: 0, words: true, scaled: false, slang: false };
}

/** What may follow "mil": "e meio", "e trezentos", "setecentos e trinta", "e 299,90", "500". */
function readTail(tokens: readonly Token[], at: number, times: number): { cents: number; to: number } | undefined {
  const joined = tokens[at]?.norm === 'e';
  const from = at + (joined ? 1 : 0);
  const next = tokens[from];
  if (next === undefined) return undefined;
  if (joined && (next.norm === 'meio' || next.norm === 'meia')) return { cents: times * 50, to: from + 1 };
  if (next.kind === 'number') {
    const bare = isPlainInteger(next) && next.norm.length === 3 && next.norm[0] !== '0';
    if (!joined && !(bare || areGlued(tokens[at - 1], next))) return undefined;
  } else if (next.kind !== 'word' || (!joined && NUMBER_WORDS.get(next.norm)?.kind === 'unit')) return undefined;
  const part = times > 1e3 ? readNumber(tokens, from) : readPart(tokens, from);
  // "40 mil e 18 mil" are two.
  return part === undefined || part.cents >= times * 100 || SCALES.has(tokens[part.to]?.norm ?? '') ? undefined : part;
}

/** The longest number that starts at token `at`; undefined when there is none. */
export function readNumber(tokens: readonly Token[], at: number): NumberRead | undefined {
  const alone = SCALES.get(tokens[at]?.norm ?? '');
  const half = tokens[at]?.norm === 'meio' && SCALES.has(tokens[at + 1]?.norm ?? '');
  const lone =
    alone?.alone === true || (alone?.slang === true && tokens[at + 1]?.norm === 'e' && tokens[at + 2]?.norm === 'meio');
  const part: NumberRead | undefined = lone
    ? { cents: 100, to: at, decimals: 0, words: true, scaled: false, slang: false }
    : half
      ? { cents: 50, to: at + 1, decimals: 0, words: true, scaled: false, slang: false }
      : readPart(tokens, at);
  if (part === undefined) return undefined;
  const scale = SCALES.get(tokens[part.to]?.norm ?? '');
  if (scale === undefined) return part;
  const tail = readTail(tokens, part.to + 1, scale.times);
  return {
    cents: part.cents * scale.times + (tail?.cents ?? 0),
    to: tail?.to ?? part.to + 1,
    decimals: part.decimals,
    words: part.words,
    scaled: true,
    slang: scale.slang,
  };
}

/** A whole number for counts and days ("3", "três", "vinte e dois"); undefined for decimals and multipliers. */
export function readWhole(tokens: readonly Token[], at: number): Whole | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.kind === 'number') {
    return isPlainInteger(token) && token.norm.length <= 4 ? { value: Number(token.norm), to: at + 1 } : undefined;
  }
  return token.kind === 'word' ? readSmallWords(tokens, at) : undefined;
}
