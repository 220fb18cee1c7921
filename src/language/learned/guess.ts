// A linear guess of the intent, for sentences the rules read weakly: sum of learned weights, then a softmax.
// It never acts alone: weigh.ts sets it against the rule that fired. Weights come from `src/cli/eval/train-guesser.ts`.

import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { featuresOf } from './features.ts';
import { GUESSER } from './weights.ts';

export const LABELS = GUESSER.labels.split(' ') as readonly Intent[];
/** One printable character per weight step, around the middle one. */
export const FIRST_CHAR = 35;
export const MIDDLE = 45;

type Sparse = { readonly label: Uint8Array; readonly weight: Int8Array };

function decode(code: string): Sparse {
  const count = code.length >> 1;
  const label = new Uint8Array(count);
  const weight = new Int8Array(count);
  for (let i = 0; i < count; i++) {
    label[i] = code.charCodeAt(2 * i) - FIRST_CHAR;
    weight[i] = code.charCodeAt(2 * i + 1) - FIRST_CHAR - MIDDLE;
  }
  return { label, weight };
}

const WEIGHTS: ReadonlyMap<string, Sparse> = new Map(
  GUESSER.weights.split('\n').map((line) => {
    const cut = line.lastIndexOf('\t');
    return [line.slice(0, cut), decode(line.slice(cut + 1))];
  }),
);

/** Log-probability of each of LABELS. */
export function guess(r: Reading): Float64Array {
  const scores = new Float64Array(LABELS.length);
  let known = 0;
  for (const name of featuresOf(r)) {
    const sparse = WEIGHTS.get(name);
    if (sparse === undefined) continue;
    known++;
    const { label, weight } = sparse;
    for (let i = 0; i < label.length; i++) {
      const at = label[i] ?? 0;
      scores[at] = (scores[at] ?? 0) + (weight[i] ?? 0);
    }
  }
  const scale = GUESSER.step / Math.sqrt(Math.max(1, known));
  let max = Number.NEGATIVE_INFINITY;
  for (let j = 0; j < scores.length; j++) {
    scores[j] = (scores[j] ?? 0) * scale;
    max = Math.max(max, scores[j] ?? 0);
  }
  let total = 0;
  for (const score of scores) total += Math.exp(score - max);
  const norm = max + Math.log(total);
  for (let j = 0; j < scores.length; j++) scores[j] = (scores[j] ?? 0) - norm;
  return scores;
}
