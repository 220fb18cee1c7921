// Table of figures as a picture, for what a text message cannot align (amortisation, projections).

import type { Chart } from '../domain/chart.ts';
import { page, TOP } from './page.ts';
import { element, shortened, type TextStyle, textAt } from './svg.ts';
import { INK, MARGIN, RULE, SOFT_INK, WIDTH } from './theme.ts';

/** Longer tables keep their first and last rows. */
const MOST_ROWS = 24;

/** As large as its columns leave room for: a phone shows the picture at a third of its size. */
const sizeIn = (columns: number): number => (columns <= 3 ? 26 : columns === 4 ? 22 : 18);

type Row = readonly string[];

function shown(rows: readonly Row[]): readonly Row[] {
  if (rows.length <= MOST_ROWS) return rows;
  const half = MOST_ROWS / 2;
  return [...rows.slice(0, half), (rows[0] ?? []).map(() => '…'), ...rows.slice(1 - half)];
}

/** Cells that do not fit are cut with '…'; rows beyond the most are left out in the middle. */
export function tableSvg({ title, head, rows: given }: Extract<Chart, { kind: 'table' }>): string {
  const rows = shown(given);
  const columns = Math.max(head.length, 1);
  const width = (WIDTH - 2 * MARGIN) / columns;
  const size = sizeIn(columns);
  const row = size + 20;
  const most = Math.max(6, Math.floor(width / (0.61 * size)));
  const cells = (texts: Row, y: number, style: Pick<TextStyle, 'fill' | 'bold'>): readonly string[] =>
    texts.slice(0, columns).map((words, column) =>
      column === 0
        ? textAt(MARGIN + 12, y, shortened(words, most), { size, ...style })
        : textAt(MARGIN + width * (column + 1) - 12, y, shortened(words, most), {
            size,
            anchor: 'end',
            ...style,
          }),
    );
  const lines = rows.flatMap((texts, index) => {
    const y = TOP + row * (index + 1);
    const stripe =
      index % 2 === 0
        ? [element('rect', { x: MARGIN, y, width: WIDTH - 2 * MARGIN, height: row, fill: '#f5f7fa' })]
        : [];
    return [...stripe, ...cells(texts, y + size + 7, { fill: INK })];
  });
  return page(
    title,
    row * (rows.length + 1),
    ...cells(head, TOP + size + 7, { fill: SOFT_INK, bold: true }),
    element('line', { x1: MARGIN, x2: WIDTH - MARGIN, y1: TOP + row, y2: TOP + row, stroke: RULE, 'stroke-width': 2 }),
    ...lines,
  );
}
