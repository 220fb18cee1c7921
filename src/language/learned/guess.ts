// Linear intent classifier (multinomial logistic regression) for messages the rules are unsure of. weigh.ts combines its output with the rule that
// matched. Weights come from `src/cli/eval/train-guesser.ts`.

import { wordsIn } from '../front-coded.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading/reading.ts';
import { NOT_ASKED } from '../tokens/word-lists.ts';
import { stemOf, stemsOf } from './feature-names.ts';
import { FEATURE_CLASSES, type FeatureSink, visitFeatures } from './features.ts';
import { GUESSER } from './weights.ts';

export const LABELS = GUESSER.labels.split(' ') as readonly Intent[];
/** Each printable character encodes one step of a label or weight; weights are centred. */
export const FIRST_CHAR = 35;
export const MIDDLE = 45;

const LABEL_STEPS = GUESSER.labelSteps.split('\n');
/** Feature `row` has the pairs from `starts[row]` to `starts[row + 1]`. */
const starts = new Int32Array(LABEL_STEPS.length + 1);
const labels = new Uint8Array(GUESSER.weights.length);
const weights = new Int8Array(GUESSER.weights.length);
for (const [row, steps] of LABEL_STEPS.entries()) {
  const start = starts[row] ?? 0;
  starts[row + 1] = start + steps.length;
  let label = -1;
  for (let i = 0; i < steps.length; i++) {
    label += 1 + steps.charCodeAt(i) - FIRST_CHAR;
    labels[start + i] = label;
    weights[start + i] = GUESSER.weights.charCodeAt(start + i) - FIRST_CHAR - MIDDLE;
  }
}

let named = 0;
/** Row index by feature name, in stored order. A stem without pairs is treated as unknown. */
function rowsOf(names: readonly string[]): ReadonlyMap<string, number> {
  const first = named;
  named += names.length;
  return new Map(
    names.map((name, i) => [name, first + i] as const).filter(([, row]) => starts[row] !== starts[row + 1]),
  );
}
const NONE = -1;
const NAMES = wordsIn(GUESSER.features.word);
const WORD = rowsOf(NAMES);
const STEMS = rowsOf(stemsOf(NAMES, wordsIn(GUESSER.features.stem)));
const TENSES = new Map([...rowsOf(wordsIn(GUESSER.features.tenses))].map(([tenses, row]) => [Number(tenses), row]));
const CLASSES = rowsOf(wordsIn(GUESSER.features.anywhere));
const HEADS = rowsOf(wordsIn(GUESSER.features.atHead));
const RULE = rowsOf(wordsIn(GUESSER.features.rule));
const SHAPE = rowsOf(wordsIn(GUESSER.features.shape));
const ANYWHERE = FEATURE_CLASSES.map((name) => CLASSES.get(name) ?? NONE);
const AT_HEAD = FEATURE_CLASSES.map((name) => HEADS.get(name) ?? NONE);

const sums = new Int32Array(LABELS.length);
const scores = new Float64Array(LABELS.length);
/** Number of the last classification that counted each feature. */
const countedIn = new Int32Array(LABEL_STEPS.length);
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
  shape: (name) => count(SHAPE.get(name) ?? NONE),
  word: (word) => {
    if (word.row === NOT_ASKED) word.row = WORD.get(word.norm) ?? NONE;
    count(word.row);
  },
  stem: (word) => {
    if (word.stemRow === NOT_ASKED) word.stemRow = STEMS.get(stemOf(word.norm)) ?? NONE;
    count(word.stemRow);
  },
  tenses: (tenses) => count(TENSES.get(tenses) ?? NONE),
  anywhere: (k) => count(ANYWHERE[k] as number),
  atHead: (k) => count(AT_HEAD[k] as number),
  rule: (id) => count(RULE.get(id) ?? NONE),
};

/** Whether the rule was frequent enough in training to have a learned weight. */
export const knowsRule = (id: string): boolean => RULE.has(id);

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
