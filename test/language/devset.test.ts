// The labelled sample of the contract: floors that a change may raise and never lower.

import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { corpus } from '../../src/cli/eval/corpus.ts';
import type { Labelled } from '../../src/cli/eval/labelled.ts';
import { score } from '../../src/cli/eval/score.ts';
import type { LocalDateTime } from '../../src/domain/dates.ts';

const NOW = '2026-11-18T12:00' as LocalDateTime;
const SETS = [
  { file: 'test/language/devset.jsonl', accuracy: 0.99, dangerous: 0 },
  { file: 'test/corpus/money.train.jsonl', accuracy: 0.97, dangerous: 1 },
  { file: 'test/corpus/memory.train.jsonl', accuracy: 0.98, dangerous: 0 },
  { file: 'test/corpus/money.validate.jsonl', accuracy: 0.95, dangerous: 0 },
  { file: 'test/corpus/memory.validate.jsonl', accuracy: 0.96, dangerous: 0 },
  { file: 'test/corpus/memory.fresh.validate.jsonl', accuracy: 0.95, dangerous: 0 },
  { file: 'test/corpus/memory.opened.train.jsonl', accuracy: 0.99, dangerous: 0 },
  { file: 'test/corpus/money.opened.train.jsonl', accuracy: 0.95, dangerous: 0 },
  { file: 'test/corpus/money.blind.train.jsonl', accuracy: 0.95, dangerous: 0 },
  { file: 'test/corpus/registers.opened.train.jsonl', accuracy: 0.95, dangerous: 0 },
  { file: 'test/corpus/remarks.validate.jsonl', accuracy: 0.84, dangerous: 0 },
  { file: 'test/corpus/everyday.validate.jsonl', accuracy: 0.97, dangerous: 0 },
  { file: 'test/corpus/blind.validate.jsonl', accuracy: 0.98, dangerous: 0 },
  { file: 'test/corpus/registers.validate.jsonl', accuracy: 0.94, dangerous: 0 },
  { file: 'test/corpus/fortnight.money.validate.jsonl', accuracy: 0.96, dangerous: 0 },
  { file: 'test/corpus/fortnight.notebook.validate.jsonl', accuracy: 0.92, dangerous: 1 },
  { file: 'test/corpus/households.validate.jsonl', accuracy: 0.94, dangerous: 1 },
  { file: 'test/corpus/sundry.validate.jsonl', accuracy: 0.97, dangerous: 0 },
  { file: 'test/corpus/single.validate.jsonl', accuracy: 0.98, dangerous: 1 },
  { file: 'test/corpus/notebook.acts.validate.jsonl', accuracy: 0.94, dangerous: 0 },
  { file: 'test/corpus/uncommon.validate.jsonl', accuracy: 0.95, dangerous: 4 },
  { file: 'test/corpus/unexpected.validate.jsonl', accuracy: 0.83, dangerous: 10 },
  { file: 'test/corpus/traps.validate.jsonl', accuracy: 0.8, dangerous: 5 },
  { file: 'test/corpus/trades.money.validate.jsonl', accuracy: 0.96, dangerous: 2 },
];

const load = (file: string): Labelled[] => corpus(file);

describe('labelled sets', () => {
  it.each(SETS.filter(({ file }) => existsSync(file)))('$file', ({ file, accuracy, dangerous }) => {
    const report = score(load(file), NOW);
    expect(report.accuracy).toBeGreaterThanOrEqual(accuracy);
    expect(report.verdicts.dangerous).toBeLessThanOrEqual(dangerous);
  });

  it('own sentences, in many voices', () => {
    const report = score(load('test/language/sentences.jsonl'), NOW);
    expect(report.accuracy).toBeGreaterThanOrEqual(0.95);
    expect(report.verdicts.dangerous).toBeLessThanOrEqual(6);
  });
});
