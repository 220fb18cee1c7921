// Line chart of one amount over time, with the area below it and the last value as a label.

import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { Chart, ChartPoint } from '../domain/chart.ts';
import { reais } from '../finance/money.ts';
import { LEFT, moneyAxis, PLOT_HEIGHT, RIGHT } from './money-axis.ts';
import { page, TOP } from './page.ts';
import { element, shortened, textAt } from './svg.ts';
import { ACCENT, AXIS_SIZE, DOWN, INK, PAPER, SOFT_INK } from './theme.ts';

const LABEL_ROOM = 52;
const MOST_LABELS = 6;

type Scale = (value: number) => number;

/** Points in order of time, in centavos; one alone is drawn as its label. */
export function lineSvg({ title, points }: Extract<Chart, { kind: 'line' }>): string {
  const { y, drawn } = moneyAxis(points.map(({ cents }) => cents));
  const x = scaleLinear()
    .domain([0, Math.max(points.length - 1, 1)])
    .range([LEFT + 12, RIGHT - 24]);
  const end = points.at(-1);
  const colour = end !== undefined && end.cents < 0 ? DOWN : ACCENT;
  return page(
    title,
    PLOT_HEIGHT + LABEL_ROOM,
    ...drawn,
    ...curve(points, x, y, colour),
    ...dates(points, x),
    ...(end === undefined ? [] : lastValue(end.cents, x(points.length - 1), y(end.cents), colour)),
  );
}

/** The line over the shaded area between it and zero. */
function curve(points: readonly ChartPoint[], x: Scale, y: Scale, colour: string): readonly string[] {
  const across = (_: ChartPoint, index: number): number => x(index);
  const height = ({ cents }: ChartPoint): number => y(cents);
  return [
    element('path', {
      d: area<ChartPoint>(across, y(0), height)([...points]) ?? '',
      fill: colour,
      'fill-opacity': 0.12,
    }),
    element('path', {
      d: line<ChartPoint>(across, height)([...points]) ?? '',
      fill: 'none',
      stroke: colour,
      'stroke-width': 4,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
  ];
}

function dates(points: readonly ChartPoint[], x: Scale): readonly string[] {
  const every = Math.ceil(points.length / MOST_LABELS);
  return points.flatMap(({ label }, index) =>
    index % every === 0
      ? [
          textAt(x(index), TOP + PLOT_HEIGHT + 34, shortened(label, 10), {
            size: AXIS_SIZE,
            fill: SOFT_INK,
            anchor: 'middle',
          }),
        ]
      : [],
  );
}

/** A dot at the end of the line, and its amount above it. */
function lastValue(cents: number, cx: number, cy: number, colour: string): readonly string[] {
  const above = Math.max(cy - 18, TOP + 30);
  return [
    element('circle', { cx, cy, r: 7, fill: colour, stroke: PAPER, 'stroke-width': 3 }),
    // Background of the label, since the line may pass behind it.
    element('rect', {
      x: RIGHT - 216,
      y: above - 27,
      width: 220,
      height: 36,
      rx: 6,
      fill: PAPER,
      'fill-opacity': 0.85,
    }),
    textAt(RIGHT, above, reais(cents), { size: 28, fill: INK, bold: true, anchor: 'end' }),
  ];
}
