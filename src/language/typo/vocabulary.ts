// The closed vocabulary typos are mended into, in buckets by first letter and length so that a look-up compares few words.

import { addClass, noClasses } from '../lexicon/class-bits.ts';
import type { Entry } from '../lexicon/entry.ts';
import { PHRASES, WORDS } from '../lexicon/lexicon.ts';
import type { WordClass } from '../lexicon/word-class.ts';
import { NUMBER_WORDS, ORDINALS, SCALES } from '../numbers/number-words.ts';
import { tenseMask } from '../verbs/tense.ts';
import { soundOf } from './sound.ts';

/** Rare forms attract real words ("casaria", "faria"): known, but never the target of a repair. */
const COMMON_TENSES = ~tenseMask('imperf', 'fut', 'cond', 'hyp') & 0xffff;
const LETTERS = /^[a-z]+(?:-[a-z]+)*$/;
/** Notes by their animal, augmentatives and units the amount grammar reads. */
const SLANG_MONEY =
  'arara mico onca galo garoupa peixe lobo barao baroes mango mangos prata pratas dezao vintao trintao quarentao cinquentao quarentinha cinquentinha quinhentao conto contos pila pilas pau paus reais real centavos meia metade duzia notas nota';
/** Shorter words have too many neighbours. */
export const SHORTEST = 4;

/** A word only a category knows: short, it has neighbours all over the language. */
const SHORTEST_THING = 6;

/** What a repair may lead to, by first letter and length, and by sound: undefined when two words sound like that. */
type Targets = {
  readonly buckets: Map<string, string[]>;
  readonly sounds: Map<string, string | undefined>;
};

/** Comes once for each word. */
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

/** Words that only stand inside phrases. */
const INSIDE = new Set<string>();
for (const phrases of PHRASES.values()) {
  for (const { words } of phrases) for (const word of words) if (!WORDS.has(word)) INSIDE.add(word);
}

/** Numbers belong to the number grammar: known, and never drawn to a word of the lexicon nor drawn from one. */
const NUMBERS = new Set([...NUMBER_WORDS.keys(), ...SCALES.keys(), ...ORDINALS.keys(), ...SLANG_MONEY.split(' ')]);

/** Whether the lexicon spells it, alone or inside a phrase. */
export const isKnown = (word: string): boolean => WORDS.has(word) || INSIDE.has(word) || NUMBERS.has(word);

function allTargets(): Targets {
  const all: Targets = { buckets: new Map(), sounds: new Map() };
  for (const [word, entry] of WORDS) {
    if (entry.tenses === 0 || (entry.tenses & COMMON_TENSES) !== 0)
      addTarget(all, word, entry.tenses === 0 && isOnlyCategory(entry) ? SHORTEST_THING : SHORTEST);
  }
  for (const word of INSIDE) if (word.length > SHORTEST) addTarget(all, word);
  return all;
}

let made: Targets | undefined;

/** Made for the first word nobody knows, so that no start waits for it. */
function targets(): Targets {
  made ??= allTargets();
  return made;
}

/** Words with this first letter and length. */
export function wordsLike(first: string, length: number): readonly string[] {
  return targets().buckets.get(`${first}${length}`) ?? [];
}

/** The one word that sounds like this, if there is only one. */
export function wordSounding(word: string): string | undefined {
  return targets().sounds.get(soundOf(word));
}
