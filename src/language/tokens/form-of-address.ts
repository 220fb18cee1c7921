// Words that address the reader ("valeu, amor", "anota aí, moça") are plain nouns where the sentence determines them:
// "plano de vida", "a moça do gás", "flor de laranjeira".

import { hasClass, withoutClass } from '../lexicon/class-bits.ts';
import { type Entry, newEntry } from '../lexicon/entry.ts';
import { WORDS } from '../lexicon/lexicon.ts';
import type { Token } from './token.ts';

const ADDRESSES =
  'vida amor flor bicho gata menina menino bebe senhora senhor doutora doutor moca moco rapaz fera droga duvida pergunta querida querido mana doido doida'.split(
    ' ',
  );

/** The entry of such a word as a noun; undefined where the lexicon knows nothing else of it. */
function asNoun(entry: Entry): Entry | undefined {
  const classes = withoutClass(entry.classes, 'filler');
  if (entry.out === undefined && entry.in === undefined && entry.tenses === 0 && !classes.some(Boolean))
    return undefined;
  return { ...newEntry(entry.words, entry.text), classes, tenses: entry.tenses, out: entry.out, in: entry.in };
}

const NOUNS: ReadonlyMap<Entry, Entry | undefined> = new Map(
  ADDRESSES.flatMap((word) => {
    const entry = WORDS.get(word);
    return entry !== undefined && hasClass(entry.classes, 'filler') ? [[entry, asNoun(entry)] as const] : [];
  }),
);

const DETERMINES =
  /^(?:outr[oa]s?|boa|bom|long[oa]|nov[oa]|primeir[oa]|segund[oa]|grande|melhor|tod[oa]|cada|qualquer)$/;
const YOU = /^(?:senhora?|doutora?)$/;

type Before = { readonly norm: string; readonly entry: Entry | undefined };
const isA = (unit: Before | undefined, name: 'det' | 'prep'): boolean =>
  unit?.entry !== undefined && hasClass(unit.entry.classes, name);

/**
 * The entry of tokens[at] where it stands.
 * @param before the units in front of it
 */
export function entryInPlace(
  entry: Entry | undefined,
  before: readonly Before[],
  tokens: readonly Token[],
  at: number,
): Entry | undefined {
  if (entry === undefined || !NOUNS.has(entry)) return entry;
  const last = before.at(-1);
  const { norm = '' } = tokens[at] ?? {};
  // "A senhora anota?" addresses too; "falar com a senhora" does not.
  const determined = YOU.test(norm)
    ? isA(last, 'prep') || (isA(last, 'det') && isA(before.at(-2), 'prep'))
    : isA(last, 'det') || isA(last, 'prep') || DETERMINES.test(last?.norm ?? '');
  // "Menina do céu, gastei 50".
  const complemented =
    /^d[aeo]s?$/.test(tokens[at + 1]?.norm ?? '') && !/^(?:ceu|deus)$/.test(tokens[at + 2]?.norm ?? '');
  return determined || complemented ? NOUNS.get(entry) : entry;
}
