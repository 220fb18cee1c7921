// The vertical axis of amounts in reais: round ticks that include zero.

import { scaleLinear } from 'd3-scale';
import { TOP } from './page.ts';
import { shortReais } from './short-reais.ts';
import { element, textAt } from './svg.ts';
import { AXIS_SIZE, MARGIN, RULE, SOFT_INK, WIDTH } from './theme.ts';

export const PLOT_HEIGHT = 360;
export const LEFT = MARGIN + 136;
export const RIGHT = WIDTH - MARGIN;

export type MoneyAxis = {
  /** Pixels from the top of the picture. */
  readonly y: (cents: number) => number;
  readonly drawn: readonly string[];
};

/** @param amounts in centavos. `y` maps an amount to pixels, `drawn` is the axis itself. */
export function moneyAxis(amounts: readonly number[]): MoneyAxis {
  const scale = scaleLinear()
    .domain([Math.min(0, ...amounts), Math.max(0, ...amounts, 100)])
    .nice(5)
    .range([TOP + PLOT_HEIGHT, TOP + 16]);
  const drawn = scale.ticks(5).flatMap((tick) => [
    element('line', {
      x1: LEFT,
      x2: RIGHT,
      y1: scale(tick),
      y2: scale(tick),
      stroke: tick === 0 ? SOFT_INK : RULE,
      'stroke-width': tick === 0 ? 1.5 : 1,
    }),
    textAt(LEFT - 12, scale(tick) + 8, shortReais(tick), { size: AXIS_SIZE, fill: SOFT_INK, anchor: 'end' }),
  ]);
  return { y: (cents) => scale(cents), drawn };
}
