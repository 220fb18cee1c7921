// A linear guess of the intent, for sentences the rules read weakly: sum of learned weights, then a softmax.
// It never acts alone: weigh.ts sets it against the rule that fired. Weights come from `src/cli/eval/train-guesser.ts`.

import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { FEATURE_CLASSES, type FeatureSink, visitFeatures } from './features.ts';
import { GUESSER } from './weights.ts';

export const LABELS = GUESSER.labels.split(' ') as readonly Intent[];
/** One printable character per step of a label or a weight; weights lie around the middle one. */
export const FIRST_CHAR = 35;
export const MIDDLE = 45;

/** Weights of one feature; `run` is the guess it was last counted in. */
type Sparse = { readonly label: Uint8Array; readonly weight: Int8Array; run: number };

const LABELS_OF = GUESSER.labelSteps.split('\n');
let features = 0;
let weights = 0;

/** The weights of the next feature of the table. */
function decodeNext(): Sparse {
  const steps = LABELS_OF[features++] ?? '';
  const label = new Uint8Array(steps.length);
  const weight = new Int8Array(steps.length);
  let last = -1;
  for (let i = 0; i < steps.length; i++) {
    last += 1 + steps.charCodeAt(i) - FIRST_CHAR;
    label[i] = last;
    weight[i] = GUESSER.weights.charCodeAt(weights++) - FIRST_CHAR - MIDDLE;
  }
  return { label, weight, run: 0 };
}

const named = (names: string): ReadonlyMap<string, Sparse> =>
  new Map(names.split('\n').map((name) => [name, decodeNext()]));

// In the order they are written in.
const WORD = named(GUESSER.features.word);
const STEMS = named(GUESSER.features.stem);
const TENSES = new Map([...named(GUESSER.features.tenses)].map(([tenses, sparse]) => [Number(tenses), sparse]));
const CLASSES = named(GUESSER.features.anywhere);
const HEADS = named(GUESSER.features.atHead);
const RULE = named(GUESSER.features.rule);
const SHAPE = named(GUESSER.features.shape);
const ANYWHERE = FEATURE_CLASSES.map((name) => CLASSES.get(name));
const AT_HEAD = FEATURE_CLASSES.map((name) => HEADS.get(name));

const sums = new Int32Array(LABELS.length);
let run = 0;
let known = 0;

function count(sparse: Sparse | undefined): void {
  if (sparse === undefined || sparse.run === run) return;
  sparse.run = run;
  known++;
  const { label, weight } = sparse;
  for (let i = 0; i < label.length; i++) {
    const at = label[i] ?? 0;
    sums[at] = (sums[at] ?? 0) + (weight[i] ?? 0);
  }
}

const COUNTING: FeatureSink = {
  shape: (name) => count(SHAPE.get(name)),
  word: (word) => count(WORD.get(word)),
  stem: (stem) => count(STEMS.get(stem)),
  tenses: (tenses) => count(TENSES.get(tenses)),
  anywhere: (k) => count(ANYWHERE[k]),
  atHead: (k) => count(AT_HEAD[k]),
  rule: (id) => count(RULE.get(id)),
};

/** Log-probability of each of LABELS, knowing which rule fired. */
export function guess(r: Reading, rule: string): Float64Array {
  const scores = new Float64Array(LABELS.length);
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
