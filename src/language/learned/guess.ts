// Linear intent classifier (multinomial logistic regression) for messages the rules are unsure of. weigh.ts combines its output with the rule that
// matched. Weights come from `src/cli/eval/train-guesser.ts`.

import type { Intent } from '../intent.ts';
import type { Reading } from '../reading/reading.ts';
import { NOT_ASKED } from '../tokens/word-lists.ts';
import { stemOf } from './feature-names.ts';
import { FEATURE_CLASSES, type FeatureSink, visitFeatures } from './features.ts';
import { type HASHED, keyOf, readTable } from './read-table.ts';
import { GUESSER } from './weights.ts';

export const LABELS = GUESSER.labels.split(' ') as readonly Intent[];
const TABLE = readTable(GUESSER.table);
const { starts, labels, weights } = TABLE;

let named = 0;
/** Row index by feature, in stored order. A stem without pairs is treated as unknown. */
function rowsOf<Name>(names: readonly Name[]): ReadonlyMap<Name, number> {
  const first = named;
  named += names.length;
  return new Map(
    names.map((name, i) => [name, first + i] as const).filter(([, row]) => starts[row] !== starts[row + 1]),
  );
}
const NONE = -1;
const WORD = rowsOf(TABLE.words);
const STEMS = rowsOf(TABLE.stems);
type Rows<Kinds extends readonly unknown[]> = { readonly [K in keyof Kinds]: ReadonlyMap<number, number> };
const [TENSES, CLASSES, HEADS, RULE, SHAPE] = TABLE.keys.map(rowsOf) as unknown as Rows<typeof HASHED>;
const rowIn = (rows: ReadonlyMap<number, number>, name: string): number => rows.get(keyOf(name)) ?? NONE;
/** The same of a name that is asked for again and again: hashed once. */
const asker = <Name>(rows: ReadonlyMap<number, number>, prefix: string): ((name: Name) => number) => {
  const asked = new Map<Name, number>();
  return (name) => {
    const before = asked.get(name);
    if (before !== undefined) return before;
    const row = rowIn(rows, `${prefix}${name}`);
    asked.set(name, row);
    return row;
  };
};
const tensesRow = asker<number>(TENSES, 't:');
const ruleRow = asker<string>(RULE, 'r:');
const shapeRow = asker<string>(SHAPE, '');
const ANYWHERE = FEATURE_CLASSES.map((name) => rowIn(CLASSES, `c:${name}`));
const AT_HEAD = FEATURE_CLASSES.map((name) => rowIn(HEADS, `h:${name}`));

const sums = new Int32Array(LABELS.length);
const scores = new Float64Array(LABELS.length);
/** Number of the last classification that counted each feature. */
const countedIn = new Int32Array(named);
let run = 0;
let known = 0;

function count(row: number): void {
  if (row === NONE || countedIn[row] === run) return;
  countedIn[row] = run;
  known++;
  const end = starts[row + 1] as number;
  for (let i = starts[row] as number; i < end; i++) {
    const at = labels[i] as number;
    sums[at] = (sums[at] as number) + (weights[i] as number);
  }
}

const COUNTING: FeatureSink = {
  shape: (name) => count(shapeRow(name)),
  word: (word) => {
    if (word.row === NOT_ASKED) word.row = WORD.get(word.norm) ?? NONE;
    count(word.row);
  },
  stem: (word) => {
    if (word.stemRow === NOT_ASKED) word.stemRow = STEMS.get(stemOf(word.norm)) ?? NONE;
    count(word.stemRow);
  },
  tenses: (tenses) => count(tensesRow(tenses)),
  anywhere: (k) => count(ANYWHERE[k] as number),
  atHead: (k) => count(AT_HEAD[k] as number),
  rule: (id) => count(ruleRow(id)),
};

/** Whether the rule was frequent enough in training to have a learned weight. */
export const knowsRule = (id: string): boolean => ruleRow(id) !== NONE;

/** Log-probability of each of LABELS given the rule that matched. The array is reused by the next call. */
export function guess(r: Reading, rule: string): Float64Array {
  sums.fill(0);
  run++;
  known = 0;
  visitFeatures(r, rule, COUNTING);
  const scale = GUESSER.step / Math.sqrt(Math.max(1, known));
  let max = Number.NEGATIVE_INFINITY;
  for (let j = 0; j < scores.length; j++) {
    scores[j] = (sums[j] ?? 0) * scale;
    max = Math.max(max, scores[j] ?? 0);
  }
  let total = 0;
  for (const score of scores) total += Math.exp(score - max);
  const norm = max + Math.log(total);
  for (let j = 0; j < scores.length; j++) scores[j] = (scores[j] ?? 0) - norm;
  return scores;
}
