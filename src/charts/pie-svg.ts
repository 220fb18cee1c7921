// Ring chart of the parts of a whole: the sum in the middle, and below it, where a phone has the
// room to write large, a legend with each part in reais and per cent.

import { arc, pie } from 'd3-shape';
import type { Chart, ChartPoint } from '../domain/chart.ts';
import { reais } from '../finance/money.ts';
import { page, TOP } from './page.ts';
import { element, shortened, textAt } from './svg.ts';
import { colourAt, INK, MARGIN, MOST_COLOURS, PAPER, REST, SOFT_INK, WIDTH } from './theme.ts';

const RADIUS = 220;
const HOLE = 140;
const ROW = 62;
const LETTERS = { size: 30, fill: INK } as const;
/** The right end of the column of per cents, which leaves room for millions beside it. */
const PERCENT_X = 550;

/** One part per colour; the smallest are combined in one grey part. */
function shown(parts: readonly ChartPoint[]): readonly (ChartPoint & { readonly colour: string })[] {
  const whole = parts.filter(({ cents }) => cents > 0).toSorted((a, b) => b.cents - a.cents);
  const kept = whole.length <= MOST_COLOURS ? whole : whole.slice(0, MOST_COLOURS - 1);
  const coloured = kept.map((part, index) => ({ ...part, colour: colourAt(index) }));
  const rest = whole.slice(kept.length);
  if (rest.length === 0) return coloured;
  const cents = rest.reduce((sum, part) => sum + part.cents, 0);
  return [...coloured, { label: `Outras ${rest.length}`, cents, colour: REST }];
}

const percentOf = (part: number, whole: number): string =>
  `${((part / whole) * 100).toFixed(part / whole < 0.1 ? 1 : 0).replace('.', ',')} %`;

/** Parts in centavos, drawn largest first; those of zero or less are left out, and those beyond the palette are one grey part. */
export function pieSvg({ title, parts: given }: Extract<Chart, { kind: 'pie' }>): string {
  const parts = shown(given);
  const sum = parts.reduce((total, { cents }) => total + cents, 0);
  const below = 2 * RADIUS + 56;
  const height = below + parts.length * ROW;
  const ring = arc<{ startAngle: number; endAngle: number }>().innerRadius(HOLE).outerRadius(RADIUS);
  const slices = pie<ChartPoint>()
    .sort(null)
    .value(({ cents }) => cents)([...parts])
    .map((slice, index) =>
      element('path', {
        d: ring(slice) ?? '',
        fill: parts[index]?.colour ?? REST,
        stroke: PAPER,
        'stroke-width': parts.length > 1 ? 3 : 0,
      }),
    );
  const middle = TOP + RADIUS;
  const total = reais(sum);
  const legend = parts.flatMap(({ label, cents, colour }, index) => {
    const y = TOP + below + index * ROW + 22;
    return [
      element('rect', { x: MARGIN, y: y - 26, width: 30, height: 30, rx: 6, fill: colour }),
      textAt(MARGIN + 46, y, shortened(label, 19), LETTERS),
      textAt(PERCENT_X, y, percentOf(cents, sum), { ...LETTERS, size: 26, fill: SOFT_INK, anchor: 'end' }),
      textAt(WIDTH - MARGIN, y, reais(cents), { ...LETTERS, bold: true, anchor: 'end' }),
    ];
  });
  return page(
    title,
    height,
    element('g', { transform: `translate(${WIDTH / 2} ${middle})` }, ...slices),
    textAt(WIDTH / 2, middle - 14, 'Total', { size: 26, fill: SOFT_INK, anchor: 'middle' }),
    textAt(WIDTH / 2, middle + 26, total, {
      size: Math.min(34, 380 / total.length),
      fill: INK,
      bold: true,
      anchor: 'middle',
    }),
    ...legend,
  );
}
