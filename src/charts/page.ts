// Frame of every chart: white background, title, signature.

import { element, shortened, textAt } from './svg.ts';
import { INK, MARGIN, PAPER, SOFT_INK, WIDTH } from './theme.ts';

/** Top of the plot area in pixels, below the title. */
export const TOP = 96;
const FOOT = 44;
const LONGEST_TITLE = 46;

/** @param height of the plot area in pixels, from TOP down. */
export function page(title: string, height: number, ...drawn: readonly string[]): string {
  const whole = TOP + height + FOOT;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height: whole, viewBox: `0 0 ${WIDTH} ${whole}` },
    element('rect', { x: 0, y: 0, width: WIDTH, height: whole, fill: PAPER }),
    textAt(MARGIN, 60, shortened(title, LONGEST_TITLE), { size: 30, fill: INK, bold: true }),
    ...drawn,
    textAt(WIDTH - MARGIN, whole - 20, 'Caderneta', { size: 15, fill: SOFT_INK, anchor: 'end' }),
  );
}
