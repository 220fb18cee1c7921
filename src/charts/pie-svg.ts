// Ring chart of the parts of a whole: the sum in the middle, and a legend with each part in reais and per cent.

import { arc, pie } from 'd3-shape';
import type { Chart, ChartPoint } from '../domain/chart.ts';
import { reais } from '../finance/money.ts';
import { page, TOP } from './page.ts';
import { element, shortened, textAt } from './svg.ts';
import { colourAt, INK, MARGIN, MOST_COLOURS, PAPER, REST, SOFT_INK, WIDTH } from './theme.ts';

const RADIUS = 190;
const HOLE = 112;
const ROW = 48;
const LEGEND_X = MARGIN + 2 * RADIUS + 48;

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
  const height = Math.max(2 * RADIUS, parts.length * ROW) + 10;
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
  const middle = TOP + height / 2;
  const first = middle - ((parts.length - 1) * ROW) / 2;
  const legend = parts.flatMap(({ label, cents, colour }, index) => {
    const y = first + index * ROW;
    return [
      element('rect', { x: LEGEND_X, y: y - 12, width: 20, height: 20, rx: 4, fill: colour }),
      textAt(LEGEND_X + 32, y - 2, shortened(label, 24), { size: 19, fill: INK }),
      textAt(LEGEND_X + 32, y + 19, percentOf(cents, sum), { size: 15, fill: SOFT_INK }),
      textAt(WIDTH - MARGIN, y + 4, reais(cents), { size: 19, fill: INK, bold: true, anchor: 'end' }),
    ];
  });
  return page(
    title,
    height,
    element('g', { transform: `translate(${MARGIN + RADIUS} ${middle})` }, ...slices),
    textAt(MARGIN + RADIUS, middle - 8, 'Total', { size: 18, fill: SOFT_INK, anchor: 'middle' }),
    textAt(MARGIN + RADIUS, middle + 22, reais(sum), { size: 24, fill: INK, bold: true, anchor: 'middle' }),
    ...legend,
  );
}
