// Prunes the classifier by distillation: keeps the most important weights and fits them to the output of all, since the
// worker ships each of them.
// Usage: node src/cli/eval/thin-guesser.ts [--again] FILE.jsonl... test/chats/*.chat > /tmp/weights.ts, with the training files;
// --again for weights that are thin already: fewer of them, in the same steps.
// Deterministic: the same weights and files give the same result.

import { FARTHEST } from '../../language/learned/read-table.ts';
import { command } from '../command.ts';
import { decodeWeights } from './decode-weights.ts';
import { encodeWeights } from './encode-weights.ts';
import { messagesIn, probabilities, randomFrom, sentencesIn, showings } from './showings.ts';

const program = command('thin-guesser', 'Desbasta os pesos do classificador e os escreve na saída')
  .argument('<arquivos...>', 'os conjuntos do treino, .jsonl, e conversas, .chat')
  .option('--again', 'pesos que já foram desbastados: menos deles, nos mesmos degraus')
  .parse();

/**
 * Number of weights kept: with 14 000 half a point of the validation sets is lost, with 17 000 a seventh of one; above this
 * they do not rise. A thousand of them weigh 1.6 KB.
 */
const KEPT = 17_850;
const EPOCHS = 24;
/** Weights are dropped gradually up to this epoch, so that the remaining ones compensate. */
const DROPPED_BY = 14;
const RATE = 0.25;
/** Factor by which the quantisation step of the result is larger than that of the input. */
const COARSER = program.opts<{ again?: true }>().again ? 1 : 1.5;

const files = Map.groupBy(program.args, (file) => file.endsWith('.chat'));
const messages = [...messagesIn(files.get(false) ?? []), ...sentencesIn(files.get(true) ?? [])];
const { labels, step, features } = decodeWeights(new Set(messages.flatMap(({ names }) => [...names])));
const width = labels.length;
const teacher = new Float64Array(features.length * width);
for (const [i, { pairs }] of features.entries())
  for (const { label, level } of pairs) teacher[i * width + label] = level * step;
const weights = teacher.slice();
const squares = new Float64Array(weights.length);

const show = showings(messages, new Map(features.map(({ name }, i) => [name, i])));
const seen = new Map<string, number>();
for (const { names } of messages) for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
/** A weight's importance grows with the number of messages that have its feature. */
const reach = features.map(({ name }) => Math.sqrt(seen.get(name) ?? 1));

const random = randomFrom(11);
let last: readonly number[] = [];

/**
 * Data augmentation: the message, a part of it, or parts of two. The teacher labels any input, and messages are few.
 */
function varied(x: readonly number[]): readonly number[] {
  const way = random();
  const before = last;
  last = x;
  if (way < 0.4) return x;
  if (way < 0.7) return x.filter(() => random() < 0.75);
  return [...new Set([...x.filter(() => random() < 0.6), ...before.filter(() => random() < 0.4)])];
}

const isKept = Uint8Array.from(weights, (weight) => (weight === 0 ? 0 : 1));
const matters = (at: number): number => Math.abs(weights[at] ?? 0) * (reach[Math.floor(at / width)] ?? 1);
let kept = [...isKept.keys()].filter((at) => isKept[at] === 1);
const before = kept.length;

function keepOnly(count: number): void {
  kept.sort((a, b) => matters(b) - matters(a));
  for (const at of kept.slice(count)) {
    weights[at] = 0;
    isKept[at] = 0;
  }
  kept = kept.slice(0, count);
}

for (let epoch = 0; epoch < EPOCHS; epoch++) {
  const toGo = Math.max(0, 1 - (epoch + 1) / DROPPED_BY);
  keepOnly(Math.round(KEPT + (before - KEPT) * toGo ** 2));
  // AdaGrad's sums from the pruning phase do not suit the fit that follows.
  if (epoch === DROPPED_BY) squares.fill(0);
  const rate = RATE * (1 - epoch / EPOCHS);
  for (const { x: shown } of show()) {
    const x = varied(shown);
    const wanted = probabilities(teacher, width, x);
    const said = probabilities(weights, width, x);
    const scale = 1 / Math.sqrt(Math.max(1, x.length));
    for (let j = 0; j < width; j++) {
      const error = ((said[j] ?? 0) - (wanted[j] ?? 0)) * scale;
      for (const i of x) {
        const at = i * width + j;
        if (isKept[at] === 0) continue;
        squares[at] = (squares[at] ?? 0) + error * error;
        weights[at] = (weights[at] ?? 0) - (rate * error) / Math.sqrt((squares[at] ?? 0) + 1e-4);
      }
    }
  }
}

const coarse = step * COARSER;
const level = (weight: number): number => Math.max(-FARTHEST, Math.min(FARTHEST, Math.round(weight / coarse)));
const thin = features.map(({ name }, i) => ({
  name,
  pairs: labels
    .map((_, label) => ({ label, level: level(weights[i * width + label] ?? 0) }))
    .filter((pair) => pair.level !== 0),
}));
console.log(encodeWeights(labels, coarse, thin));
