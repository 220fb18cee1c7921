// The index only leaves out what could not have fired: with it and without it every message reaches the same rule.

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { corpus } from '../../src/cli/eval/corpus.ts';
import { dialogContextOf, type Labelled } from '../../src/cli/eval/labelled.ts';
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
/** In a separate array, as the index has them: of objects of many shapes they are read slowly. */
const CONDITIONS = RULES.map(({ when }) => when);
const messages = files.flatMap((file) => corpus(file));

/** Runs every pattern it is asked about, and notes those that match though the index would have left them out. */
class Exhaustive extends Reading {
  readonly hidden: string[] = [];

  override mayFit(): boolean {
    return true;
  }

  override fits(pattern: RegExp): boolean {
    return this.#seen(pattern, pattern.test(this.line));
  }

  override match(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.line);
    this.#seen(pattern, found !== null);
    return found;
  }

  override headFits(pattern: RegExp): boolean {
    return this.#seen(pattern, pattern.test(this.norm(this.head)));
  }

  #seen(pattern: RegExp, matches: boolean): boolean {
    if (matches && !super.mayFit(pattern)) this.hidden.push(pattern.source);
    return matches;
  }
}

const read = <R extends Reading>(
  { text, context }: Labelled,
  Kind: new (...given: ConstructorParameters<typeof Reading>) => R,
): R => new Kind(text, dialogContextOf(context, now), mend(tokenize(text), text));

/** Each message has one more rule analysed, and patterns asked often are registered. */
const warmed = (): void => {
  for (const message of messages.slice(0, RULES.length)) firstThatFits(read(message, Reading));
};

const isSet = (bits: Int32Array, at: number): boolean => ((bits[at >> 5] ?? 0) & (1 << (at & 31))) !== 0;

describe('the index of rules', () => {
  it('hides no rule that would fire, in the order of the table', () => {
    warmed();
    // Two readings of each message, with and without the index, would say the same in three times the time.
    const hidden = messages.flatMap((message) => {
      const reading = read(message, Exhaustive);
      let first = 0;
      while (!CONDITIONS[first]?.(reading)) first++;
      const asleep = isSet(candidatesIn(reading.cues), first) ? [] : [RULES[first]?.id];
      return [...asleep, ...reading.hidden].map((what) => `${message.text}: ${what}`);
    });
    expect(hidden).toEqual([]);
  }, 180_000);

  it('leaves most rules asleep', () => {
    warmed();
    const asked = messages
      .filter((_, i) => i % 10 === 0)
      .map((message) => {
        const candidates = candidatesIn(read(message, Reading).cues);
        return RULES.filter((_, at) => isSet(candidates, at)).length;
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
