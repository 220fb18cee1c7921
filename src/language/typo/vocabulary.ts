// Target vocabulary of typo correction, in buckets by first letter and length so that a look-up compares few words.

import { addClass, classSet, haveCommon, noClasses } from '../lexicon/class-bits.ts';
import type { Entry } from '../lexicon/entry.ts';
import { PHRASES, WORDS } from '../lexicon/lexicon.ts';
import type { WordClass } from '../lexicon/word-class.ts';
import { NUMBER_WORDS, ORDINALS, SCALES } from '../numbers/number-words.ts';
import { tenseMask } from '../verbs/tense.ts';
import { soundOf } from './sound.ts';

/** Rare verb forms resemble real words ("casaria", "faria"): known, but never the target of a correction. */
const COMMON_TENSES = ~tenseMask('imperf', 'fut', 'cond', 'hyp') & 0xffff;
const LETTERS = /^[a-z]+(?:-[a-z]+)*$/;
/** Money slang parsed by the amount grammar: animal notes, augmentatives, units. */
const SLANG_MONEY =
  'arara mico onca galo garoupa peixe lobo barao baroes mango mangos prata pratas dezao vintao trintao quarentao cinquentao quarentinha cinquentinha sessentao setentao oitentao noventao centao cenzinho vintinho quinhentao milzao conto contos pila pilas pau paus reais real centavos meia metade duzia notas nota';
/** Shorter words have too many neighbours. */
export const SHORTEST = 4;

/** Minimum length of category words as targets, since short ones have many neighbours. */
const SHORTEST_THING = 6;

/** Diminutives are formed of any noun, listed or not: "bandeirinha" is no slip of "banheirinha". */
const DIMINUTIVE = /inh[oa]s?$/;

/** Correction targets by first letter and length, and by phonetic key: undefined when two words share a key. */
type Targets = {
  readonly buckets: Map<string, string[]>;
  readonly sounds: Map<string, string | undefined>;
};

/** Called once per word. */
function addTarget({ buckets, sounds }: Targets, word: string, shortest = SHORTEST): void {
  if (word.length < shortest || !LETTERS.test(word)) return;
  const key = `${word[0]}${word.length}`;
  const bucket = buckets.get(key);
  if (bucket === undefined) buckets.set(key, [word]);
  else bucket.push(word);
  const sound = soundOf(word);
  sounds.set(sound, sounds.has(sound) && sounds.get(sound) !== word ? undefined : word);
}

const CATEGORY_CLASSES: readonly WordClass[] = ['cat', 'merchant', 'money_in', 'cat_name'];
const categoryBits = noClasses();
for (const name of CATEGORY_CLASSES) addClass(categoryBits, name);
const isOnlyCategory = (entry: Entry): boolean =>
  entry.classes.every((bits, i) => (bits & ~(categoryBits[i] ?? 0)) === 0);

/** Words that occur only inside phrases. */
const INSIDE = new Set<string>();
for (const phrases of PHRASES.values()) {
  for (const { words } of phrases) for (const word of words) if (!WORDS.has(word)) INSIDE.add(word);
}

/** Numerals are known words: neither corrected nor targets of a correction. */
const NUMBERS = new Set([...NUMBER_WORDS.keys(), ...SCALES.keys(), ...ORDINALS.keys(), ...SLANG_MONEY.split(' ')]);

/** Whether the lexicon contains it, alone or inside a phrase. */
export const isKnown = (word: string): boolean => WORDS.has(word) || INSIDE.has(word) || NUMBERS.has(word);

const METHODS = classSet('method_debito', 'method_credito');

/** Whether it is a verb form and names nothing that is bought or earned. */
export function isOnlyVerb(word: string): boolean {
  const entry = WORDS.get(word);
  return (
    entry !== undefined &&
    entry.tenses !== 0 &&
    entry.out === undefined &&
    entry.in === undefined &&
    !haveCommon(entry.classes, METHODS)
  );
}

const ACTS = classSet('v_pay', 'v_spend', 'v_buy', 'v_receive', 'v_delete', 'v_send', 'how_much');

/** Whether it is one of the verbs that are said most. */
export const isOftenMeant = (word: string): boolean => haveCommon(WORDS.get(word)?.classes ?? noClasses(), ACTS);

function allTargets(): Targets {
  const all: Targets = { buckets: new Map(), sounds: new Map() };
  for (const [word, entry] of WORDS) {
    if (isOnlyCategory(entry) && DIMINUTIVE.test(word)) continue;
    if (entry.tenses === 0 || (entry.tenses & COMMON_TENSES) !== 0)
      addTarget(all, word, entry.tenses === 0 && isOnlyCategory(entry) ? SHORTEST_THING : SHORTEST);
  }
  for (const word of INSIDE) if (word.length > SHORTEST) addTarget(all, word);
  return all;
}

let made: Targets | undefined;

/** Built for the first unknown word, so that startup does not wait for it. */
function targets(): Targets {
  made ??= allTargets();
  return made;
}

/** Words with this first letter and length. */
export function wordsLike(first: string, length: number): readonly string[] {
  return targets().buckets.get(`${first}${length}`) ?? [];
}

/** The word with this phonetic key, if unique. */
export function wordSounding(word: string): string | undefined {
  return targets().sounds.get(soundOf(word));
}
