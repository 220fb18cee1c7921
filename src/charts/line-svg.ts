// Line chart of one amount over time, with the area below it and the last value as a label.

import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { Chart, ChartPoint } from '../domain/chart.ts';
import { reais } from '../finance/money.ts';
import { LEFT, moneyAxis, PLOT_HEIGHT, RIGHT } from './money-axis.ts';
import { page, TOP } from './page.ts';
import { element, shortened, textAt } from './svg.ts';
import { ACCENT, DOWN, INK, PAPER, SOFT_INK } from './theme.ts';

const LABEL_ROOM = 44;
const MOST_LABELS = 8;

export function lineSvg({ title, points }: Extract<Chart, { kind: 'line' }>): string {
  const { y, drawn } = moneyAxis(points.map(({ cents }) => cents));
  const last = Math.max(points.length - 1, 1);
  const x = scaleLinear()
    .domain([0, last])
    .range([LEFT + 12, RIGHT - 24]);
  const path = line<ChartPoint>(
    (_, index) => x(index),
    ({ cents }) => y(cents),
  );
  const ground = area<ChartPoint>(
    (_, index) => x(index),
    y(0),
    ({ cents }) => y(cents),
  );
  const end = points.at(-1);
  const colour = end !== undefined && end.cents < 0 ? DOWN : ACCENT;
  const every = Math.ceil(points.length / MOST_LABELS);
  const labels = points.flatMap(({ label }, index) =>
    index % every === 0
      ? [textAt(x(index), TOP + PLOT_HEIGHT + 28, shortened(label, 10), { size: 16, fill: SOFT_INK, anchor: 'middle' })]
      : [],
  );
  const above = end === undefined ? 0 : Math.max(y(end.cents) - 18, TOP + 24);
  const ending =
    end === undefined
      ? []
      : [
          element('circle', {
            cx: x(points.length - 1),
            cy: y(end.cents),
            r: 7,
            fill: colour,
            stroke: PAPER,
            'stroke-width': 3,
          }),
          // Background of the label, since the line may pass behind it.
          element('rect', {
            x: RIGHT - 150,
            y: above - 19,
            width: 154,
            height: 26,
            rx: 6,
            fill: PAPER,
            'fill-opacity': 0.85,
          }),
          textAt(RIGHT, above, reais(end.cents), { size: 20, fill: INK, bold: true, anchor: 'end' }),
        ];
  return page(
    title,
    PLOT_HEIGHT + LABEL_ROOM,
    ...drawn,
    element('path', { d: ground([...points]) ?? '', fill: colour, 'fill-opacity': 0.12 }),
    element('path', {
      d: path([...points]) ?? '',
      fill: 'none',
      stroke: colour,
      'stroke-width': 4,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
    ...labels,
    ...ending,
  );
}
