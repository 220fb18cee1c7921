// What is coded is read again as it was, and no two features of a kind share the key they are kept by.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeWeights } from '../../src/cli/eval/decode-weights.ts';
import { encodeWeights } from '../../src/cli/eval/encode-weights.ts';
import { fromFrontCoded, frontCoded } from '../../src/language/front-coded.ts';
import { FEATURE_CLASSES } from '../../src/language/learned/features.ts';
import { LABELS } from '../../src/language/learned/guess.ts';
import { FARTHEST, keyOf, readTable, type ToldTable } from '../../src/language/learned/read-table.ts';
import { RULES } from '../../src/language/rules/rule-table.ts';

const sorted = fc.uniqueArray(fc.stringMatching(/^[a-z -]{1,40}$/)).map((words) => words.sort());

it('gives any sorted words back', () => {
  fc.assert(
    fc.property(sorted, (words) => {
      expect(fromFrontCoded(frontCoded(words))).toEqual(words);
    }),
  );
});

it('gives labels and weights back, in the order of their features', () => {
  const features = ['w:abacaxi', 'w:abacate', 's:abaca', 't:4', 'c:cat', 'h:cat', 'r:other.unknown', 'money'].map(
    (name, i) => ({
      name,
      pairs: [
        { label: i, level: i - 45 },
        { label: i + 9, level: i + 38 },
      ],
    }),
  );
  const source = encodeWeights(['a', 'b'], 1, features);
  const told = Object.fromEntries(
    [...source.matchAll(/^ {4}(\w+): (".*"),$/gm)].map(([, name, text = '']) => [name, JSON.parse(text)]),
  ) as ToldTable;
  const read = readTable(told);
  expect(read.words).toEqual(['abacate', 'abacaxi']);
  expect(read.stems).toEqual(['abaca']);
  expect(read.keys).toEqual([
    [keyOf('t:4')],
    [keyOf('c:cat')],
    [keyOf('h:cat')],
    [keyOf('r:other.unknown')],
    [keyOf('money')],
  ]);
  expect([...read.starts]).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16]);
  expect([...read.labels]).toEqual([1, 10, 0, 9, 2, 11, 3, 12, 4, 13, 5, 14, 6, 15, 7, 16]);
  expect([...read.weights].filter((_, i) => i % 2 === 0)).toEqual([-44, -45, -43, -42, -41, -40, -39, -38]);
});

it('keeps every word the guess was fitted to', () => {
  const { features } = decodeWeights([]);
  expect(features.length).toBeGreaterThan(2000);
  for (const { name, pairs } of features.filter(({ name }) => name.startsWith('w:')))
    for (const { label, level } of pairs)
      expect([name, label in LABELS, Math.abs(level) <= FARTHEST && level !== 0]).toEqual([name, true, true]);
});

it.each([
  ['classes', FEATURE_CLASSES.map((name) => `c:${name}`)],
  ['classes at the head', FEATURE_CLASSES.map((name) => `h:${name}`)],
  ['rules', RULES.map(({ id }) => `r:${id}`)],
])('keeps %s apart', (_, names) => {
  const shared = Map.groupBy(names, keyOf)
    .values()
    .filter((same) => same.length > 1);
  expect([...shared], 'rename the newer one').toEqual([]);
});
