// What the guesser looks at: word classes, the words themselves, and the shape of the sentence. No order beyond pairs.

import { hasClass } from '../lexicon/class-bits.ts';
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
/** Words past this one are content. */
const FIRST_UNITS = 30;

function shapeOf(r: Reading): string[] {
  const shape = ['*', `len:${Math.min(8, (r.tail - r.head) >> 1)}`];
  if (r.marked) shape.push('?');
  if (asks(r)) shape.push('asks');
  if (asksHowMuch(r)) shape.push('howmuch');
  if (r.url !== undefined) shape.push('url');
  if (r.money !== undefined) shape.push('money', `money:${r.money.marked}`);
  if (r.amounts.length > 1) shape.push('amounts');
  if (r.periods.length > 0) shape.push('period');
  if (r.past.length > 0) shape.push('date');
  if (r.clock !== undefined) shape.push('clock');
  if (r.recurrence !== undefined) shape.push('repeats');
  if (r.text.includes(':')) shape.push('colon');
  if (r.scene.lastTx !== undefined) shape.push('lastTx');
  if (r.scene.previous !== undefined) shape.push('previous');
  if (r.scene.prevQuestion !== undefined) shape.push('prev');
  if (r.scene.list !== undefined) shape.push('list');
  return shape;
}

/** Names of the features that are on, each once. */
export function featuresOf(r: Reading): string[] {
  const on = new Set(shapeOf(r));
  for (const name of CLASSES) if (r.has(name)) on.add(`c:${name}`);
  let before = '^';
  for (let i = r.head; i < r.tail && i < r.head + FIRST_UNITS; i++) {
    const unit = r.units[i];
    if (unit === undefined) continue;
    const word = unit.kind === 'number' ? '#' : unit.kind === 'url' ? 'URL' : unit.norm;
    if (unit.kind === 'word' || unit.kind === 'number') {
      on.add(`w:${word}`);
      on.add(`b:${before} ${word}`);
      if (unit.norm.length > 5) on.add(`s:${unit.norm.slice(0, 5)}`);
      const titled = i > r.head && /^\p{Lu}/u.test(r.raw(i, i + 1)) && r.text !== r.text.toUpperCase();
      if (titled) on.add(unit.entry === undefined ? 'title' : 'upper');
      before = word;
    }
    if (i <= r.head + 1 && unit.entry !== undefined) {
      const place = i === r.head ? 'h' : 'n';
      for (const name of CLASSES) if (hasClass(unit.entry.classes, name)) on.add(`${place}:${name}`);
      if (unit.entry.tenses !== 0) on.add(`${place}t:${unit.entry.tenses}`);
    }
    if (unit.entry !== undefined && unit.entry.tenses !== 0) on.add(`t:${unit.entry.tenses}`);
  }
  return [...on];
}
