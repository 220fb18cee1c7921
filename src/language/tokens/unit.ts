// Unit of the rules: a token, or several tokens that form a lexicon phrase.

import type { Entry } from '../lexicon/entry.ts';
import { HEALTH_WORD } from '../lexicon/health-word.ts';
import { PHRASE_INDEX, WORDS } from '../lexicon/lexicon.ts';
import { diminutive, isNoun } from './diminutive.ts';
import { entryInPlace } from './form-of-address.ts';
import { ownPast } from './own-past.ts';
import { singularsOf } from './singulars.ts';
import type { Token } from './token.ts';
import { type Word, wordOf } from './word.ts';
import { isListed, wordList } from './word-lists.ts';

export type Unit = {
  /** Token range [from, to). */
  readonly from: number;
  readonly to: number;
  readonly norm: string;
  /** Cached data of `norm`; for a phrase, its words joined by single spaces; of a verb told of the person, its own past (own-past.ts). */
  readonly word: Word;
  readonly kind: Token['kind'];
  readonly entry: Entry | undefined;
};

/** Words that occur second in a phrase. */
const CARRIES_ON = wordList(new Set([...PHRASE_INDEX.values()].flatMap((bySecond) => [...bySecond.keys()])));

function phraseAt(tokens: readonly Token[], at: number, { word }: Token): { phrase: Entry; to: number } | undefined {
  if (word.phrases === undefined) word.phrases = PHRASE_INDEX.get(word.norm) ?? null;
  if (word.phrases === null) return undefined;
  // "Onde é que passa" is "onde passa".
  const isCleft = tokens[at + 2]?.norm === 'que' && CLEFT.test(tokens[at + 1]?.norm ?? '') && ASKING.test(word.norm);
  return (isCleft ? phraseFrom(tokens, at + 3, word.phrases) : undefined) ?? phraseFrom(tokens, at + 1, word.phrases);
}

const CLEFT = /^(?:e|foi)$/;
const ASKING = /^(?:quem|onde|quando|como|quanto|que)$/;

/** The phrase whose second word is at `second`. */
function phraseFrom(
  tokens: readonly Token[],
  at: number,
  bySecond: NonNullable<Word['phrases']>,
): { phrase: Entry; to: number } | undefined {
  const second = tokens[at];
  if (second === undefined || !isListed(second, CARRIES_ON)) return undefined;
  const phrases = bySecond.get(second.norm);
  if (phrases === undefined) return undefined;
  search: for (const phrase of phrases) {
    const { words } = phrase;
    let to = at + 1;
    for (let k = 2; k < words.length; k++, to++) {
      // "O aniversário da minha filha": of a thing bought, whose it is may be said.
      if (tokens[to]?.norm !== words[k] && MINE.test(tokens[to]?.norm ?? '') && isNoun(phrase)) to++;
      if (tokens[to]?.norm !== words[k]) continue search;
    }
    return { phrase, to };
  }
  return undefined;
}

const MINE = /^(?:meu|minha)$/;

/** Entry of a noun in the plural: "cervejas" -> "cerveja"; undefined when no singular is known. */
const singular = (norm: string): Entry | undefined =>
  singularsOf(norm)
    .map((word) => WORDS.get(word))
    .find(isNoun);

/** Words after which "das" is the tax DAS rather than the preposition. */
const OF_THE_TAX = /^(?:mei|simples|d[eoa]|pag[oa]|atrasad[oa]|venc|foi|veio|no)/;
const isOfThe = (token: Token, next: Token | undefined): boolean =>
  token.norm === 'das' && next?.kind === 'word' && !OF_THE_TAX.test(next.norm);

/** The token's entry, or that of the word it is inflected from. */
function entryOf({ kind, word }: Token): Entry | undefined {
  if (word.entry === undefined) {
    const own = WORDS.get(word.norm) ?? null;
    // "Consultas" and "torradas": the nouns, rather than "tu consultas".
    word.entry = own !== null && !isNoun(own) && /[ao]s$/.test(word.norm) ? (singular(word.norm) ?? own) : own;
  }
  if (word.entry !== null || kind !== 'word') return word.entry ?? undefined;
  if (word.derived === undefined)
    word.derived =
      singular(word.norm) ??
      diminutive(word.norm) ??
      (HEALTH_WORD.test(word.norm) ? WORDS.get('medicamento') : null) ??
      null;
  return word.derived ?? undefined;
}

/** Groups tokens into units, longest phrase first. */
export function unitsOf(tokens: readonly Token[]): Unit[] {
  const units: Unit[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token;
    const found = phraseAt(tokens, i, token);
    if (found !== undefined) {
      const { phrase, to } = found;
      phrase.word ??= wordOf(phrase.words.join(' '));
      units.push({ from: i, to, norm: phrase.word.norm, word: phrase.word, kind: token.kind, entry: phrase });
      i = to;
      continue;
    }
    const known = isOfThe(token, tokens[i + 1]) ? WORDS.get('dos') : entryOf(token);
    const own = known === undefined ? undefined : ownPast(token.norm, known.tenses, units);
    const entry = own === undefined ? entryInPlace(known, units, tokens, i) : WORDS.get(own.norm);
    units.push({ from: i, to: i + 1, norm: token.norm, word: own ?? token.word, kind: token.kind, entry });
    i++;
  }
  return units;
}

/** The unit the token is part of; one past the last when there is no such token. */
export function unitHolding(units: readonly Unit[], token: number): number {
  if (token < 0 || token >= (units.at(-1)?.to ?? 0)) return units.length;
  let low = 0;
  let high = units.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((units[middle] as Unit).from <= token) low = middle;
    else high = middle - 1;
  }
  return low;
}
