// Features of the intent classifier: word classes, words, sentence shape and the rule that matched. Word order is ignored except for the first word.

import { hasClass } from '../lexicon/class-bits.ts';
import type { Entry } from '../lexicon/entry.ts';
import { WORD_LISTS, type WordClass } from '../lexicon/word-class.ts';
import type { Reading } from '../reading/reading.ts';
import { asks, asksHowMuch } from '../signals/asks.ts';
import { startsUpper } from '../tokens/token-shapes.ts';
import { type Word, wordOf } from '../tokens/word.ts';
import { VERB_CLASSES } from '../verbs/verb-classes.ts';
import { hasStem, stemOf } from './feature-names.ts';

export const FEATURE_CLASSES: readonly WordClass[] = [
  ...(Object.keys(WORD_LISTS) as WordClass[]).filter((name) => !/^(?:account_|method_|asset_|ordinal_)/.test(name)),
  ...(Object.keys(VERB_CLASSES).map((name) => `v_${name}`) as WordClass[]),
  'cat',
  'cat_name',
  'merchant',
  'money_in',
];
/** Units after these count as content. */
const FIRST_UNITS = 30;
const ANY_NUMBER = wordOf('#');
const LENGTHS = Array.from({ length: 9 }, (_, n) => `len:${n}`);
const classLists: (readonly number[])[] = [];

/** Indices into FEATURE_CLASSES of an entry's classes, computed once per entry. */
function classesOf(entry: Entry): readonly number[] {
  const known = classLists[entry.ordinal];
  if (known !== undefined) return known;
  const list = FEATURE_CLASSES.flatMap((name, i) => (hasClass(entry.classes, name) ? [i] : []));
  classLists[entry.ordinal] = list;
  return list;
}

/** Receiver of features: names in training, weights in inference. A repeated feature counts once. */
export type FeatureSink = {
  readonly shape: (name: string) => void;
  readonly word: (word: Word) => void;
  /** For words longer than a stem. */
  readonly stem: (word: Word) => void;
  readonly tenses: (tenses: number) => void;
  /** Indices into FEATURE_CLASSES. */
  readonly anywhere: (k: number) => void;
  readonly atHead: (k: number) => void;
  /** Id of the rule that matched. */
  readonly rule: (id: string) => void;
};

function shapeOf(r: Reading, to: FeatureSink): void {
  to.shape('*');
  to.shape(LENGTHS[Math.min(8, (r.tail - r.head) >> 1)] ?? '');
  if (r.marked) to.shape('?');
  if (asks(r)) to.shape('asks');
  if (asksHowMuch(r)) to.shape('howmuch');
  if (r.url !== undefined) to.shape('url');
  if (r.money !== undefined) {
    to.shape('money');
    to.shape(r.money.marked ? 'marked' : 'bare');
  }
  if (r.amounts.length > 1) to.shape('amounts');
  if (r.periods.length > 0) to.shape('period');
  if (r.past.length > 0) to.shape('date');
  if (r.clock !== undefined) to.shape('clock');
  if (r.recurrence !== undefined) to.shape('repeats');
  if (r.text.includes(':')) to.shape('colon');
  const { lastTx, previous, prevQuestion, list } = r.context;
  if (lastTx !== undefined) to.shape('entry');
  if (previous !== undefined) to.shape('previous');
  if (prevQuestion !== undefined) to.shape('prev');
  if (list !== undefined) to.shape('list');
}

/** Sends every active feature to the sink, possibly more than once. */
export function visitFeatures(r: Reading, rule: string, to: FeatureSink): void {
  to.rule(rule);
  shapeOf(r, to);
  // "A gente pagou" is "pagamos": the verb says who.
  const head = r.norm(r.head) === 'a gente' ? r.head + 1 : r.head;
  const end = Math.min(r.tail, head + FIRST_UNITS);
  for (let i = head; i < end; i++) {
    const unit = r.units[i];
    if (unit === undefined) continue;
    const { entry, kind } = unit;
    if (kind === 'word' || kind === 'number') {
      const word = kind === 'number' ? ANY_NUMBER : unit.word;
      to.word(word);
      if (hasStem(word.norm)) to.stem(word);
      if (i > head && startsUpper(r.tokens[unit.from]?.raw ?? '') && !r.shouted)
        to.shape(entry === undefined ? 'title' : 'upper');
    }
    if (entry === undefined) continue;
    for (const k of classesOf(entry)) {
      to.anywhere(k);
      if (i === head) to.atHead(k);
    }
    if (entry.tenses !== 0) to.tenses(entry.tenses);
  }
}

/** Names of the active features, without repetition. */
export function featuresOf(r: Reading, rule: string): Set<string> {
  const on = new Set<string>();
  visitFeatures(r, rule, {
    shape: (name) => on.add(name),
    word: ({ norm }) => on.add(`w:${norm}`),
    stem: (word) => on.add(`s:${stemOf(word.norm)}`),
    tenses: (tenses) => on.add(`t:${tenses}`),
    anywhere: (k) => on.add(`c:${FEATURE_CLASSES[k]}`),
    atHead: (k) => on.add(`h:${FEATURE_CLASSES[k]}`),
    rule: (id) => on.add(`r:${id}`),
  });
  return on;
}
