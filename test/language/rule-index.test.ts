// The index only leaves out what could not have fired: with it and without it every message reaches the same rule.

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { corpus } from '../../src/cli/eval/corpus.ts';
import { dialogContextOf } from '../../src/cli/eval/labelled.ts';
import type { LocalDateTime } from '../../src/domain/dates.ts';
import { clausesOf } from '../../src/language/cues/stems-of-pattern.ts';
import { Reading } from '../../src/language/reading/reading.ts';
import { candidatesIn, firstThatFits } from '../../src/language/rules/rule-index.ts';
import { RULES } from '../../src/language/rules/rule-table.ts';
import { tokenize } from '../../src/language/tokens/tokenize.ts';
import { mend } from '../../src/language/typo/mend.ts';

const now = '2026-11-18T12:00' as LocalDateTime;
const CORPUS = new URL('../corpus/', import.meta.url);
const files = [
  new URL('devset.jsonl', import.meta.url),
  ...readdirSync(CORPUS)
    .filter((file) => /\.(?:train|validate)\.jsonl$/.test(file))
    .map((file) => new URL(file, CORPUS)),
];
const messages = files.flatMap((file) => corpus(file));

/** Runs every pattern it is asked about. */
class Exhaustive extends Reading {
  protected override isCandidate(): boolean {
    return true;
  }
}

const read = (text: string, context: Parameters<typeof dialogContextOf>[0], Kind: typeof Reading): Reading =>
  new Kind(text, dialogContextOf(context, now), mend(tokenize(text), text));

describe('the index of rules', () => {
  it('hides no rule that would fire, in the order of the table', () => {
    for (const { text, context } of messages.slice(0, RULES.length)) firstThatFits(read(text, context, Reading));
    const hidden = messages.filter(({ text, context }) => {
      const exhaustive = read(text, context, Exhaustive);
      return firstThatFits(read(text, context, Reading)) !== RULES.find((rule) => rule.when(exhaustive));
    });
    expect(hidden.map(({ text }) => text)).toEqual([]);
  }, 180_000);

  it('leaves most rules asleep', () => {
    for (const { text, context } of messages.slice(0, RULES.length)) firstThatFits(read(text, context, Reading));
    const asked = messages
      .filter((_, i) => i % 10 === 0)
      .map(({ text, context }) => {
        const candidates = candidatesIn(read(text, context, Reading).cues);
        return RULES.filter((_, at) => ((candidates[at >> 5] ?? 0) & (1 << (at & 31))) !== 0).length;
      });
    expect(asked.reduce((sum, count) => sum + count, 0) / asked.length).toBeLessThan(RULES.length / 3);
  });
});

const DIGITS = [...'0123456789'];

describe('what a pattern cannot do without', () => {
  it.each([
    [/\b(?:apag\w+|exclu\w+) (?:minha )?conta\b/, [[['conta '], ['apag', 'exclu']]]],
    [/^(?:(?:nao|ah)[ ,]+)?deix[ae](?: quieto)?$/, [[['deix']]]],
    [
      /\b(?:ja )?(?:paguei|foram pagas) (\d{1,2})/,
      [
        [['paguei'], DIGITS],
        [['foram '], ['pagas']],
      ],
    ],
    [/\bmes(?:es)?\b/, [[['mes']]]],
    [/\b(?:re)?corrij\w*/, undefined],
    [/%|\bpor cento\b/, undefined],
    [/elenco|sinopse/, undefined],
    [/\b\d+ ?x\b/, [[DIGITS]]],
    [/\d+ ?x\b/, undefined],
    [/\b[\d.,]+ mil\b/, [[['mil ']]]],
  ])('%s', (pattern, clauses) => {
    expect(clausesOf(pattern)).toEqual(clauses);
  });
});
