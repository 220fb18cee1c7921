// Table of figures as a picture, for what a text message cannot align (amortisation, projections).

import type { Chart } from '../domain/chart.ts';
import { page, TOP } from './page.ts';
import { element, shortened, type TextStyle, textAt } from './svg.ts';
import { INK, MARGIN, RULE, SOFT_INK, WIDTH } from './theme.ts';

const ROW = 38;
/** Longer tables keep their first and last rows. */
const MOST_ROWS = 24;

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
  const most = Math.max(6, Math.floor(width / 11));
  const cells = (texts: Row, y: number, style: Pick<TextStyle, 'fill' | 'bold'>): readonly string[] =>
    texts.slice(0, columns).map((words, column) =>
      column === 0
        ? textAt(MARGIN + 12, y, shortened(words, most), { size: 18, ...style })
        : textAt(MARGIN + width * (column + 1) - 12, y, shortened(words, most), {
            size: 18,
            anchor: 'end',
            ...style,
          }),
    );
  const lines = rows.flatMap((texts, index) => {
    const y = TOP + ROW * (index + 1);
    const stripe =
      index % 2 === 0
        ? [element('rect', { x: MARGIN, y, width: WIDTH - 2 * MARGIN, height: ROW, fill: '#f5f7fa' })]
        : [];
    return [...stripe, ...cells(texts, y + 25, { fill: INK })];
  });
  return page(
    title,
    ROW * (rows.length + 1),
    ...cells(head, TOP + 25, { fill: SOFT_INK, bold: true }),
    element('line', { x1: MARGIN, x2: WIDTH - MARGIN, y1: TOP + ROW, y2: TOP + ROW, stroke: RULE, 'stroke-width': 2 }),
    ...lines,
  );
}
