// Drawings as text: whatever the labels and figures are, the SVG is whole, escaped, finite, and shows each figure it was given.

import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { chartSvg } from '../../src/charts/chart-svg.ts';
import { shortReais } from '../../src/charts/short-reais.ts';
import type { Chart } from '../../src/domain/chart.ts';
import { reais } from '../../src/finance/money.ts';

const label = fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('<script>', '"&\'', '🛒 Mercado', '\u202eodaem'));
const point = fc.record({ label, cents: fc.integer({ min: -1e11, max: 1e11 }) });
const points = fc.array(point, { minLength: 1, maxLength: 60 });
const anyChart: fc.Arbitrary<Chart> = fc.oneof(
  fc.record({ kind: fc.constant('pie' as const), title: label, parts: points }),
  fc.record({ kind: fc.constant('bars' as const), title: label, bars: points }),
  fc.record({ kind: fc.constant('line' as const), title: label, points }),
  fc.record({
    kind: fc.constant('table' as const),
    title: label,
    head: fc.constant(['Mês', 'Juros', 'Saldo']),
    rows: fc.array(fc.tuple(label, label, label), { maxLength: 60 }),
  }),
);

/** The words of a drawing, as a reader sees them. */
function wordsOf(svg: string): string[] {
  const words: string[] = [];
  const visit = (node: { children?: unknown[]; data?: string; type: string }): void => {
    if (node.type === 'text' && node.data) words.push(node.data);
    for (const child of node.children ?? []) visit(child as typeof node);
  };
  visit(parseDocument(svg, { xmlMode: true }) as never);
  return words;
}

describe('a drawing', () => {
  it('is well formed and finite for any labels and figures', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const svg = chartSvg(chart);
        expect(svg).not.toMatch(/<script/u);
        // A label may say "NaN" itself.
        expect(svg.replace(/>[^<]*/gu, '>').replace(/aria-label="[^"]*"/gu, '')).not.toMatch(
          /NaN|Infinity|undefined|style=/u,
        );
        const opened = svg.match(/<[a-z]+/gu)?.length;
        expect(svg.match(/<\/[a-z]+>/gu)?.length).toBe(opened);
      }),
      { numRuns: 300 },
    );
  });

  it('says every part of a small pie, the largest first, and its sum', () => {
    const parts = [
      { label: 'Mercado', cents: 32000 },
      { label: 'Moradia', cents: 120000 },
    ];
    const words = wordsOf(chartSvg({ kind: 'pie', title: 'Gastos', parts }));
    expect(words).toEqual([
      'Gastos',
      'Total',
      'R$ 1.520,00',
      'Moradia',
      '79 %',
      'R$ 1.200,00',
      'Mercado',
      '21 %',
      'R$ 320,00',
      'Caderneta',
    ]);
  });

  it('gathers what has no colour of its own into one grey part, losing nothing', () => {
    const parts = Array.from({ length: 12 }, (_, index) => ({ label: `C${index}`, cents: 10000 - index }));
    const words = wordsOf(chartSvg({ kind: 'pie', title: 'Gastos', parts }));
    expect(words).toContain('Outras 6');
    expect(words).toContain(reais(parts.slice(6).reduce((sum, { cents }) => sum + cents, 0)));
  });

  it('cuts a long table in its middle and keeps both ends', () => {
    const rows = Array.from({ length: 48 }, (_, index) => [String(index + 1), 'x', 'y']);
    const words = wordsOf(chartSvg({ kind: 'table', title: 'T', head: ['n', 'a', 'b'], rows }));
    for (const row of ['1', '12', '48']) expect(words).toContain(row);
    expect(words).not.toContain('20');
  });
});

describe('reais on an axis', () => {
  it.each([
    [0, 'R$ 0'],
    [20000, 'R$ 200'],
    [150000, 'R$ 1,5 mil'],
    [-300000000, '-R$ 3 mi'],
    [250_000_000_000_00, 'R$ 250 bi'],
  ] as const)('%i centavos are short %s', (cents, words) => expect(shortReais(cents)).toBe(words));
});
