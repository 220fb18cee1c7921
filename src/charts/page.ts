// Frame of every chart: white background, title, signature.

import { element, shortened, textAt } from './svg.ts';
import { INK, MARGIN, PAPER, SOFT_INK, WIDTH } from './theme.ts';

/** Top of the plot area in pixels, below the title. */
export const TOP = 96;
const FOOT = 44;
const LONGEST_TITLE = 46;
/** A short one is written large; a letter is about 0.62 of its size wide. */
const titleSize = (title: string): number => Math.max(28, Math.min(40, (WIDTH - 2 * MARGIN) / (0.62 * title.length)));

/** @param height of the plot area in pixels, from TOP down. */
export function page(title: string, height: number, ...drawn: readonly string[]): string {
  const whole = TOP + height + FOOT;
  const said = shortened(title, LONGEST_TITLE);
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height: whole, viewBox: `0 0 ${WIDTH} ${whole}` },
    element('rect', { x: 0, y: 0, width: WIDTH, height: whole, fill: PAPER }),
    textAt(MARGIN, 62, said, { size: titleSize(said), fill: INK, bold: true }),
    ...drawn,
    textAt(WIDTH - MARGIN, whole - 20, 'Caderneta', { size: 20, fill: SOFT_INK, anchor: 'end' }),
  );
}
