// Fits learned/weights.ts from labelled sets: softmax regression, AdaGrad, pruned and quantised to one character.
// Usage: node src/cli/eval/train-guesser.ts FILE.jsonl... > src/language/learned/weights.ts
// Deterministic: same files, same weights. Messages that answer an open question are left to the rules.

import { readFileSync } from 'node:fs';
import type { LocalDateTime } from '../../domain/dates.ts';
import { featuresOf } from '../../language/learned/features.ts';
import { MIDDLE } from '../../language/learned/guess.ts';
import { Reading } from '../../language/reading.ts';
import { RULES } from '../../language/rules/rule-table.ts';
import { tokenize } from '../../language/tokenize.ts';
import { mend } from '../../language/typo/mend.ts';
import { encodeWeights } from './encode-weights.ts';
import { type Labelled, sceneOf } from './labelled.ts';

const NOW = '2026-11-18T12:00' as LocalDateTime;
const EPOCHS = 14;
const L2 = 0.0003;
const RATE = 0.5;
const RULE_LEFT_OUT = 0.4;
/**
 * In a corpus only messages that need a scene have one; in a conversation nearly every message does. So a message that stands
 * alone is also shown to the fit behind an entry, a question or a list, or those would seem to explain it.
 */
const IN_SCENE = 0.6;
const SCENES = [
  ['lastTx', 'previous'],
  ['prev', 'previous'],
  ['list', 'prev', 'previous'],
  ['list', 'previous'],
  ['previous'],
];
/** A feature seen less often is noise. */
const SEEN_AT_LEAST = 4;
/** Weights this small are dropped. */
const PRUNE = 0.76;

const set = process.argv
  .slice(2)
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Labelled)
  .filter((item) => item.context?.pending === undefined);

const named = set.map((item) => {
  const reading = new Reading(item.text, sceneOf(item.context, NOW), mend(tokenize(item.text), item.text));
  return [...featuresOf(reading, RULES.find((rule) => rule.when(reading))?.id ?? '')];
});
const seen = new Map<string, number>();
for (const names of named) for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
const features = [...seen].filter(([, times]) => times >= SEEN_AT_LEAST).map(([name]) => name);
const idOf = new Map(features.map((name, i) => [name, i]));
/** Commonest first: the labels of a feature then stand close together, and gzip takes a tenth less of them. */
const labels = [...Map.groupBy(set, ({ intent }) => intent)]
  .sort(([a, as], [b, bs]) => bs.length - as.length || (a < b ? -1 : 1))
  .map(([intent]) => intent);
const rows = named.map((names, n) => ({
  x: names.flatMap((name) => idOf.get(name) ?? []),
  y: labels.indexOf(set[n]?.intent ?? 'unknown'),
  rule: idOf.get(names.find((name) => name.startsWith('r:')) ?? '') ?? -1,
  alone: set[n]?.context === undefined,
}));
const scenes = SCENES.map((names) => names.flatMap((name) => idOf.get(name) ?? []));

const width = labels.length;
const weights = new Float64Array(features.length * width);
const squares = new Float64Array(features.length * width);

function probabilities(x: readonly number[]): Float64Array {
  const scores = new Float64Array(width);
  const scale = 1 / Math.sqrt(Math.max(1, x.length));
  for (const i of x)
    for (let j = 0; j < width; j++) scores[j] = (scores[j] ?? 0) + (weights[i * width + j] ?? 0) * scale;
  const max = Math.max(...scores);
  let total = 0;
  for (let j = 0; j < width; j++) {
    scores[j] = Math.exp((scores[j] ?? 0) - max);
    total += scores[j] ?? 0;
  }
  for (let j = 0; j < width; j++) scores[j] = (scores[j] ?? 0) / total;
  return scores;
}

let seed = 7;
function random(): number {
  seed = (seed * 1103515245 + 12345) & 0x7fffffff;
  return seed / 0x7fffffff;
}

for (let epoch = 0; epoch < EPOCHS; epoch++) {
  const order = rows.map((row) => ({ row, at: random() })).sort((a, b) => a.at - b.at);
  for (const { row } of order) {
    // The rules were written with these very messages in view: leaving theirs out now and then keeps the words in use.
    const said = random() < RULE_LEFT_OUT ? row.x.filter((i) => i !== row.rule) : row.x;
    const scene = row.alone && random() < IN_SCENE ? (scenes[Math.floor(random() * scenes.length)] ?? []) : [];
    const x = [...said, ...scene];
    const p = probabilities(x);
    const scale = 1 / Math.sqrt(Math.max(1, x.length));
    for (let j = 0; j < width; j++) {
      const error = ((p[j] ?? 0) - (j === row.y ? 1 : 0)) * scale;
      for (const i of x) {
        const at = i * width + j;
        const slope = error + L2 * (weights[at] ?? 0);
        squares[at] = (squares[at] ?? 0) + slope * slope;
        weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt((squares[at] ?? 0) + 1e-8);
      }
    }
  }
}

// Adding one number to all labels of a feature changes no guess: around their median most weights are nothing and drop out.
for (let i = 0; i < features.length; i++) {
  const own = weights.subarray(i * width, (i + 1) * width);
  const median = Float64Array.from(own).sort()[width >> 1] ?? 0;
  for (let j = 0; j < width; j++) own[j] = (own[j] ?? 0) - median;
}

const largest = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
const step = largest / MIDDLE;
const levels = features.map((name, i) => ({
  name,
  pairs: labels.flatMap((_, label) => {
    const weight = weights[i * width + label] ?? 0;
    const level = Math.round(weight / step);
    return Math.abs(weight) >= PRUNE && level !== 0 ? [{ label, level }] : [];
  }),
}));
console.log(encodeWeights(labels, step, levels));
