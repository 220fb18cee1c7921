// Training examples for the intent classifier: named features of labelled messages, with varied scenes.

import { readFileSync } from 'node:fs';
import type { LocalDateTime } from '../../domain/dates.ts';
import type { DialogContext } from '../../language/dialog-context.ts';
import type { Intent } from '../../language/intent.ts';
import { featuresOf } from '../../language/learned/features.ts';
import { Reading } from '../../language/reading/reading.ts';
import { RULES } from '../../language/rules/rule-table.ts';
import { tokenize } from '../../language/tokens/tokenize.ts';
import { mend } from '../../language/typo/mend.ts';
import { corpus } from './corpus.ts';
import { dialogContextOf } from './labelled.ts';

const NOW = '2026-11-18T12:00' as LocalDateTime;
const RULE_LEFT_OUT = 0.4;
/**
 * Share of stand-alone messages that are also shown in a scene (after an entry, a question or a list). In the corpus
 * only messages that need a scene have one, so without this the scene features would predict those intents.
 */
const IN_SCENE = 0.6;
const SCENES = [
  ['entry', 'previous'],
  ['prev', 'previous'],
  ['list', 'prev', 'previous'],
  ['list', 'previous'],
  ['previous'],
];

export type Message = { readonly intent: Intent; readonly names: readonly string[]; readonly alone: boolean };

const readingOf = (text: string, scene: DialogContext): Reading => new Reading(text, scene, mend(tokenize(text), text));

function messageOf(reading: Reading, intent: Intent, { alone }: Pick<Message, 'alone'>): Message {
  const rule = RULES.find(({ when }) => when(reading))?.id ?? '';
  return { intent, names: [...featuresOf(reading, rule)], alone };
}

/** Messages of labelled sets, without those that answer an open question: the rules decide these. */
export const messagesIn = (files: readonly string[]): Message[] =>
  files
    .flatMap((file) => corpus(file))
    .filter(({ context }) => context?.pending === undefined)
    .map(({ text, intent, context }) =>
      messageOf(readingOf(text, dialogContextOf(context, NOW)), intent, { alone: context === undefined }),
    );

/** Examples of the rules, labelled with the intent of their rule. */
export const examplesOfRules = (): Message[] =>
  RULES.flatMap((rule) =>
    (rule.examples || []).flatMap((example) => {
      const [text, scene] = typeof example === 'string' ? [example, {}] : example;
      if (scene.pending !== undefined) return [];
      const reading = readingOf(text, { now: NOW, ...scene });
      return messageOf(reading, rule.read(reading).intent, { alone: Object.keys(scene).length === 0 });
    }),
  );

/** Unlabelled sentences, from golden conversations and rule examples. */
export function sentencesIn(conversations: readonly string[]): Message[] {
  const lines = conversations.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const said = lines.flatMap((line) => /^[a-z]*> (.+)$/.exec(line)?.[1] ?? []);
  const examples = RULES.flatMap((rule) => rule.examples || []).flatMap((example) =>
    typeof example === 'string' ? example : example[1].pending === undefined ? example[0] : [],
  );
  return [...new Set([...said, ...examples])].map((text) =>
    messageOf(readingOf(text, { now: NOW }), 'unknown', { alone: true }),
  );
}

/** A seeded pseudo-random generator over [0, 1): the same numbers in every run. */
export function randomFrom(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last * 1103515245 + 12345) & 0x7fffffff;
    return last / 0x7fffffff;
  };
}

/** One message as presented to the fit: ids of its features, and its index. */
export type Showing = { readonly at: number; readonly x: readonly number[] };

/** Yields all messages in a new order at each call; orders and scenes are the same in every run. */
export function showings(messages: readonly Message[], idOf: ReadonlyMap<string, number>): () => Generator<Showing> {
  const ids = (names: readonly string[]): number[] => names.flatMap((name) => idOf.get(name) ?? []);
  const rows = messages.map(({ names, alone }, at) => ({
    at,
    x: ids(names),
    rule: idOf.get(names.find((name) => name.startsWith('r:')) ?? '') ?? -1,
    alone,
  }));
  const scenes = SCENES.map(ids);
  const random = randomFrom(7);
  return function* () {
    const order = rows.map((row) => ({ row, place: random() })).sort((a, b) => a.place - b.place);
    for (const { row } of order) {
      // The rules were written with these messages in view. Dropping the rule feature now and then keeps the word
      // features in use.
      const said = random() < RULE_LEFT_OUT ? row.x.filter((i) => i !== row.rule) : row.x;
      const scene = row.alone && random() < IN_SCENE ? (scenes[Math.floor(random() * scenes.length)] ?? []) : [];
      yield { at: row.at, x: [...said, ...scene] };
    }
  };
}

/** Softmax of the linear model: one probability per label. `width` is the number of labels per feature. */
export function probabilities(weights: Float64Array, width: number, x: readonly number[]): Float64Array {
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
