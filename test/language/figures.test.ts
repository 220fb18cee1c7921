// Hard questions carry their numbers to whoever answers them: every figure with the part it plays, and never a write.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LocalDateTime } from '../../src/domain/dates.ts';
import type { Figure } from '../../src/language/figures/figure.ts';
import { understand } from '../../src/language/understand.ts';

const now = '2026-11-18T12:00' as LocalDateTime;
const cases = readFileSync(new URL('figures.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { text: string; figures: readonly Figure[] });

describe('figures of a question', () => {
  it.each(cases)('$text', ({ text, figures }) => {
    const understood = understand(text, { now });
    expect(understood.intent).toBe('complexa');
    expect(understood.confidence).toBeGreaterThanOrEqual(0.5);
    expect(understood.slots).toMatchObject({ figures });
  });

  it.each([
    ['devo 8 mil no rotativo a 12% ao mês', 'debt_set'],
    ['financiei o carro: 48x de 1.100, já paguei 10', 'debt_set'],
    ['comprei um sofá de 2 mil com 500 de entrada e o resto em 5x', 'lancamento'],
    ['quero juntar 30 mil em 2 anos', 'goal_set'],
    ['tenho 45 anos', 'profile_set'],
    ['paguei 20% de entrada no sítio, 30 mil', 'lancamento'],
  ])('what is told stays told: %s', (text, intent) => {
    expect(understand(text, { now }).intent).toBe(intent);
  });
});
