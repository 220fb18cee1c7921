// Bar chart of amounts, each labelled with its value while there is room.

import { scaleBand } from 'd3-scale';
import type { Chart } from '../domain/chart.ts';
import { reais } from '../finance/money.ts';
import { LEFT, moneyAxis, PLOT_HEIGHT, RIGHT } from './money-axis.ts';
import { page, TOP } from './page.ts';
import { shortReais } from './short-reais.ts';
import { element, shortened, textAt } from './svg.ts';
import { ACCENT, AXIS_SIZE, DOWN, INK, SOFT_INK } from './theme.ts';

/** Bars would be too thin beyond this number. */
const MOST_BARS = 31;
const LABEL_ROOM = 52;
/** How wide one is on the axis. */
const LETTER = 0.62 * AXIS_SIZE;

/** The newest bars when there are more than fit; amounts in centavos, negative ones below the axis. */
export function barsSvg({ title, bars: given }: Extract<Chart, { kind: 'bars' }>): string {
  const bars = given.slice(-MOST_BARS);
  const { y, drawn } = moneyAxis(bars.map(({ cents }) => cents));
  const band = scaleBand<number>()
    .domain(bars.map((_, index) => index))
    .range([LEFT, RIGHT])
    .padding(bars.length < 4 ? 0.5 : 0.25);
  const width = band.bandwidth();
  const step = band.step();
  // Shows every nth label, so that labels do not overlap.
  const longest = Math.max(...bars.map(({ label }) => label.length));
  const every = Math.ceil(Math.min(135, longest * LETTER + 12) / step);
  const figureOf = (cents: number): string => (step > 200 ? reais(cents) : shortReais(Math.round(cents / 100) * 100));
  const longestFigure = Math.max(...bars.map(({ cents }) => figureOf(cents).length));
  const figureSize = Math.min(AXIS_SIZE, step / (0.66 * longestFigure));
  const marks = bars.flatMap(({ label, cents }, index) => {
    const x = band(index) ?? LEFT;
    const top = Math.min(y(cents), y(0));
    const figure = figureOf(cents);
    return [
      element('rect', {
        x,
        y: top,
        width,
        height: Math.max(Math.abs(y(cents) - y(0)), 1),
        rx: Math.min(6, width / 4),
        fill: cents < 0 ? DOWN : ACCENT,
      }),
      ...(step > 84
        ? [textAt(x + width / 2, top - 8, figure, { size: figureSize, fill: INK, bold: true, anchor: 'middle' })]
        : []),
      ...(index % every === 0
        ? [
            textAt(
              x + width / 2,
              TOP + PLOT_HEIGHT + 34,
              shortened(label, Math.max(6, Math.floor((step * every) / LETTER))),
              {
                size: AXIS_SIZE,
                fill: SOFT_INK,
                anchor: 'middle',
              },
            ),
          ]
        : []),
    ];
  });
  return page(title, PLOT_HEIGHT + LABEL_ROOM, ...drawn, ...marks);
}
