// The atom rules look at: a token, or a phrase of the lexicon taken as one.

import type { Entry } from './lexicon/entry.ts';
import { PHRASE_INDEX, WORDS } from './lexicon/lexicon.ts';
import type { Token } from './token.ts';

export type Unit = {
  /** Token range [from, to). */
  readonly from: number;
  readonly to: number;
  readonly norm: string;
  readonly kind: Token['kind'];
  readonly entry: Entry | undefined;
};

function phraseAt(tokens: readonly Token[], at: number, first: string): Entry | undefined {
  const second = tokens[at + 1]?.norm;
  const phrases = second === undefined ? undefined : PHRASE_INDEX.get(first)?.get(second);
  if (phrases === undefined) return undefined;
  search: for (const phrase of phrases) {
    const { words } = phrase;
    for (let k = 2; k < words.length; k++) if (tokens[at + k]?.norm !== words[k]) continue search;
    return phrase;
  }
  return undefined;
}

/** Plurals and diminutives of known nouns: "cervejas" -> "cerveja", "cafezinho" is listed, "pizzinha" is not needed. */
function singular(norm: string): Entry | undefined {
  if (norm.length < 5 || !norm.endsWith('s')) return undefined;
  const stem = norm.slice(0, -1);
  const plain = WORDS.get(stem);
  if (plain?.out !== undefined || plain?.in !== undefined) return plain;
  let other: string | undefined;
  if (norm.endsWith('oes')) other = `${norm.slice(0, -3)}ao`;
  else if (norm.endsWith('ais') || norm.endsWith('eis') || norm.endsWith('ois')) other = `${norm.slice(0, -2)}l`;
  else if (norm.endsWith('ns')) other = `${norm.slice(0, -2)}m`;
  else if (norm.endsWith('es')) other = norm.slice(0, -2);
  const entry = other === undefined ? undefined : WORDS.get(other);
  return entry?.out !== undefined || entry?.in !== undefined ? entry : undefined;
}

const DIMINUTIVES: readonly (readonly [string, readonly string[]])[] = [
  ['zinho', ['', 'o']],
  ['zinha', ['', 'a']],
  ['inho', ['o', '', 'e']],
  ['inha', ['a', '', 'e']],
  ['zao', ['', 'o']],
];

/** "sushizinho" -> "sushi", "escolinha" -> "escola". Diminutives with a meaning of their own are listed words. */
function diminutive(norm: string): Entry | undefined {
  if (norm.length < 6) return undefined;
  for (const [ending, replacements] of DIMINUTIVES) {
    if (!norm.endsWith(ending)) continue;
    for (const replacement of replacements) {
      const entry = WORDS.get(norm.slice(0, -ending.length) + replacement);
      if (entry !== undefined && (entry.out !== undefined || entry.in !== undefined) && entry.tenses === 0)
        return entry;
    }
  }
  return undefined;
}

/** Inflected words met lately, with what they come from; `null` for words nobody knows. */
const derived = new Map<string, Entry | null>();
const MOST_DERIVED = 4000;
const LONGEST_KEPT = 24;

function derivedFrom(norm: string): Entry | undefined {
  const known = derived.get(norm);
  if (known !== undefined) return known ?? undefined;
  const entry = singular(norm) ?? diminutive(norm);
  if (norm.length > LONGEST_KEPT) return entry;
  if (derived.size >= MOST_DERIVED) derived.clear();
  derived.set(norm, entry ?? null);
  return entry;
}

/** Groups tokens into units, longest phrase first. */
export function unitsOf(tokens: readonly Token[]): Unit[] {
  const units: Unit[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token;
    const phrase = phraseAt(tokens, i, token.norm);
    if (phrase !== undefined) {
      const to = i + phrase.words.length;
      units.push({ from: i, to, norm: phrase.words.join(' '), kind: token.kind, entry: phrase });
      i = to;
      continue;
    }
    const entry = WORDS.get(token.norm) ?? (token.kind === 'word' ? derivedFrom(token.norm) : undefined);
    units.push({ from: i, to: i + 1, norm: token.norm, kind: token.kind, entry });
    i++;
  }
  return units;
}
