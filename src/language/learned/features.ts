// What the guesser looks at: word classes, the words themselves, and the shape of the sentence. No order but what stands first.

import { hasClass } from '../lexicon/class-bits.ts';
import type { Entry } from '../lexicon/entry.ts';
import { WORD_LISTS, type WordClass } from '../lexicon/word-class.ts';
import type { Reading } from '../reading.ts';
import { asks, asksHowMuch } from '../signals/asks.ts';
import { VERB_CLASSES } from '../verbs/verb-classes.ts';

const CLASSES: readonly WordClass[] = [
  ...(Object.keys(WORD_LISTS) as WordClass[]).filter((name) => !/^(?:account_|method_|asset_|ordinal_)/.test(name)),
  ...(Object.keys(VERB_CLASSES).map((name) => `v_${name}`) as WordClass[]),
  'cat',
  'cat_name',
  'merchant',
  'money_in',
];
const ANYWHERE = CLASSES.map((name) => `c:${name}`);
const AT_HEAD = CLASSES.map((name) => `h:${name}`);
/** Words past this one are content. */
const FIRST_UNITS = 30;
const STEM = 5;
const UPPER = /^\p{Lu}/u;
const classLists = new WeakMap<Entry, readonly number[]>();

/** Indices into CLASSES of an entry's classes, worked out once per entry. */
function classesOf(entry: Entry): readonly number[] {
  let list = classLists.get(entry);
  if (list === undefined) {
    list = CLASSES.flatMap((name, i) => (hasClass(entry.classes, name) ? [i] : []));
    classLists.set(entry, list);
  }
  return list;
}

function shapeOf(r: Reading, on: Set<string>): void {
  on.add('*');
  on.add(`len:${Math.min(8, (r.tail - r.head) >> 1)}`);
  if (r.marked) on.add('?');
  if (asks(r)) on.add('asks');
  if (asksHowMuch(r)) on.add('howmuch');
  if (r.url !== undefined) on.add('url');
  if (r.money !== undefined) on.add('money').add(r.money.marked ? 'marked' : 'bare');
  if (r.amounts.length > 1) on.add('amounts');
  if (r.periods.length > 0) on.add('period');
  if (r.past.length > 0) on.add('date');
  if (r.clock !== undefined) on.add('clock');
  if (r.recurrence !== undefined) on.add('repeats');
  if (r.text.includes(':')) on.add('colon');
  const { lastTx, previous, prevQuestion, list } = r.scene;
  if (lastTx !== undefined) on.add('lastTx');
  if (previous !== undefined) on.add('previous');
  if (prevQuestion !== undefined) on.add('prev');
  if (list !== undefined) on.add('list');
}

/** Names of the features that are on, each once. */
export function featuresOf(r: Reading): Set<string> {
  const on = new Set<string>();
  shapeOf(r, on);
  const shouting = r.text === r.text.toUpperCase();
  const end = Math.min(r.tail, r.head + FIRST_UNITS);
  for (let i = r.head; i < end; i++) {
    const unit = r.units[i];
    if (unit === undefined) continue;
    const { entry, kind } = unit;
    if (kind === 'word' || kind === 'number') {
      const word = kind === 'number' ? '#' : unit.norm;
      on.add(`w:${word}`);
      if (word.length > STEM) on.add(`s:${word.slice(0, STEM)}`);
      if (i > r.head && !shouting && UPPER.test(r.tokens[unit.from]?.raw ?? ''))
        on.add(entry === undefined ? 'title' : 'upper');
    }
    if (entry === undefined) continue;
    for (const k of classesOf(entry)) {
      on.add(ANYWHERE[k] ?? '');
      if (i === r.head) on.add(AT_HEAD[k] ?? '');
    }
    if (entry.tenses !== 0) on.add(`t:${entry.tenses}`);
  }
  return on;
}
