// The drawer of the simulator has a word for every code, and says values as people do.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DECISIONS, INTENTS, SLOTS, TOOLS } from '../../src/http/simulator/trace-names.client.js';
import { slotWords } from '../../src/http/simulator/trace-words.client.js';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const named = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

describe('a name for every', () => {
  it('intent', () => {
    const intents = named(read('src/language/intent.ts'), /^ {2}(\w+): '\w+',$/gmu);
    expect(intents.length).toBeGreaterThan(40);
    expect(intents.filter((intent) => !(intent in INTENTS))).toEqual([]);
  });
  it('tool', () => {
    const tools = named(read('docs/tools.md'), /^### `(\w+)`/gmu);
    expect(tools.length).toBeGreaterThan(60);
    expect(tools.filter((tool) => !(tool in TOOLS))).toEqual([]);
    expect(Object.keys(TOOLS).filter((tool) => tool in DECISIONS)).toEqual([]);
  });
  it('slot', () => {
    const files = ['lancamento-slots', 'memory-slots', 'simplista-slots', 'slots'];
    const slots = files.flatMap((file) => named(read(`src/language/slots/${file}.ts`), /readonly (\w+)\??:/gu));
    expect(slots.filter((slot) => !(slot in SLOTS))).toEqual([]);
  });
});

describe('a value', () => {
  it.each([
    ['amount_cents', 235_000, 'R$ 2.350,00'],
    ['year', 2023, '2023'],
    ['category', 'alimentacao', 'alimentação'],
    ['description', 'list', 'list'],
    ['remind_at', '2026-11-18T14:05', '18/11/2026 14:05'],
    ['period', { from: '2026-11-01', to: '2026-11-30' }, '01/11/2026 a 30/11/2026'],
    ['selection', [2, 3], '2, 3'],
    ['item_types', ['movie', 'tv_show'], 'filme, série'],
    ['none_of_options', true, 'sim'],
  ])('%s %j', (slot, value, words) => expect(slotWords(slot, value).replaceAll('\u00a0', ' ')).toBe(words));

  it('says the figures of a question and several entries line by line', () => {
    const figures = [
      { role: 'price', cents: 8_000_000 },
      { role: 'interest', percent: 1.8, per: 'month' },
      { role: 'installments', count: 48 },
    ];
    expect(slotWords('figures', figures)).toMatch(/^preço R\$\s80\.000,00\njuros 1,8% por mês\nparcelas 48$/u);
    expect(slotWords('items', [{ type: 'expense', amount_cents: 100 }, { type: 'income' }])).toMatch(
      /^tipo gasto · valor R\$\s1,00\ntipo entrada$/u,
    );
  });
});
