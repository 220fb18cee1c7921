// Horizontal bars with their labels above: names are long, and a phone is narrow.

import { html } from 'hono/html';
import type { Bar } from './bars.ts';
import type { Html } from './page.ts';

const WIDTH = 340;
const ROW = 34;
/** Width reserved for the figure after a bar, in pixels. */
const FIGURE = 52;

/** @param whole the value of a full bar; the largest one when not given. */
export function rankedBars(title: string, series: readonly Bar[], whole?: number): Html {
  const most = whole ?? Math.max(1e-9, ...series.map(({ value }) => value));
  return html`<figure class="ranked"><figcaption>${title}</figcaption>
<svg class="bars" viewBox="0 0 ${WIDTH} ${series.length * ROW}" role="img" aria-label="${title}">
${series.map(({ label, value, shown }, index) => {
  const y = index * ROW;
  const long = Math.max(value > 0 ? 3 : 0, (value / most) * (WIDTH - FIGURE));
  return html`<g><title>${label}: ${shown}</title><text x="0" y="${y + 12}" class="soft">${label}</text>
<rect x="0" y="${y + 17}" width="${WIDTH - FIGURE}" height="10" rx="5" class="rail"/><rect x="0" y="${y + 17}" width="${long}" height="10" rx="5"/>
<text x="${WIDTH}" y="${y + 26}" text-anchor="end">${shown}</text></g>`;
})}</svg></figure>`;
}
