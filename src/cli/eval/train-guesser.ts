// Trains learned/weights.ts on labelled sets and rule examples: softmax regression with AdaGrad, pruned and quantised
// to one character per weight.
// Usage: node src/cli/eval/train-guesser.ts FILE.jsonl... > src/language/learned/weights.ts; then thin-guesser.ts.
// Deterministic: the same files give the same weights.

import { FARTHEST } from '../../language/learned/read-table.ts';
import { command } from '../command.ts';
import { encodeWeights } from './encode-weights.ts';
import { examplesOfRules, messagesIn, probabilities, showings } from './showings.ts';

const EPOCHS = 14;
const L2 = 0.0003;
const RATE = 0.5;
/** Minimum number of occurrences of a feature. */
const SEEN_AT_LEAST = 4;
/** Weights with a smaller absolute value are dropped. */
const PRUNE = 0.76;

const { args: files } = command('train-guesser', 'Treina o classificador e escreve os pesos na saída')
  .argument('<arquivos...>', 'conjuntos rotulados, .jsonl')
  .parse();
const messages = [...messagesIn(files), ...examplesOfRules()];
const seen = new Map<string, number>();
for (const { names } of messages) for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
const features = [...seen].filter(([, times]) => times >= SEEN_AT_LEAST).map(([name]) => name);
/** Most frequent first: the labels of a feature are then close together, which saves gzip a tenth. */
const labels = [...Map.groupBy(messages, ({ intent }) => intent)]
  .sort(([a, as], [b, bs]) => bs.length - as.length || (a < b ? -1 : 1))
  .map(([intent]) => intent);
const wanted = messages.map(({ intent }) => labels.indexOf(intent));
const show = showings(messages, new Map(features.map((name, i) => [name, i])));

const width = labels.length;
const weights = new Float64Array(features.length * width);
const squares = new Float64Array(features.length * width);

for (let epoch = 0; epoch < EPOCHS; epoch++) {
  for (const { at: message, x } of show()) {
    const p = probabilities(weights, width, x);
    const scale = 1 / Math.sqrt(Math.max(1, x.length));
    for (let j = 0; j < width; j++) {
      const error = ((p[j] ?? 0) - (j === wanted[message] ? 1 : 0)) * scale;
      for (const i of x) {
        const at = i * width + j;
        const slope = error + L2 * (weights[at] ?? 0);
        squares[at] = (squares[at] ?? 0) + slope * slope;
        weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt((squares[at] ?? 0) + 1e-8);
      }
    }
  }
}

// Softmax is invariant under adding a constant to all labels of a feature; centred on their median, most weights are
// near 0 and dropped.
for (let i = 0; i < features.length; i++) {
  const own = weights.subarray(i * width, (i + 1) * width);
  const median = Float64Array.from(own).sort()[width >> 1] ?? 0;
  for (let j = 0; j < width; j++) own[j] = (own[j] ?? 0) - median;
}

const largest = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
const step = largest / FARTHEST;
const levels = features.map((name, i) => ({
  name,
  pairs: labels.flatMap((_, label) => {
    const weight = weights[i * width + label] ?? 0;
    const level = Math.round(weight / step);
    return Math.abs(weight) >= PRUNE && level !== 0 ? [{ label, level }] : [];
  }),
}));
console.log(encodeWeights(labels, step, levels));
