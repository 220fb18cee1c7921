// Every rule carries the sentences that justify it; each must reach that rule, through all the rules before it.

import { describe, expect, it } from 'vitest';
import type { LocalDateTime } from '../../src/domain/dates.ts';
import { Reading } from '../../src/language/reading/reading.ts';
import { RULES } from '../../src/language/rules/rule-table.ts';
import { tokenize } from '../../src/language/tokens/tokenize.ts';
import { mend } from '../../src/language/typo/mend.ts';
import { understand } from '../../src/language/understand.ts';

const now = '2026-11-18T12:00' as LocalDateTime;

describe('rules', () => {
  it('have an id of their own and at least one example', () => {
    expect(new Set(RULES.map((rule) => rule.id)).size).toBe(RULES.length);
    for (const rule of RULES) expect(rule.examples || [], rule.id).not.toEqual([]);
  });

  const cases = RULES.flatMap((rule) =>
    (rule.examples || []).map((example) =>
      typeof example === 'string'
        ? { rule, text: example, context: {} }
        : { rule, text: example[0], context: example[1] },
    ),
  );
  it.each(cases)('$rule.id: $text', ({ rule, text, context }) => {
    const reading = new Reading(text, { now, ...context }, mend(tokenize(text), text));
    const fired = RULES.find((candidate) => candidate.when(reading));
    expect(fired?.id).toBe(rule.id);
    const understood = understand(text, { now, ...context });
    if (rule.id !== 'other.unknown') expect(understood.intent).toBe(rule.read(reading).intent);
  });
});
