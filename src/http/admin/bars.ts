// Bar chart in SVG with presentation attributes only, since the CSP forbids inline styles. The figures are repeated in
// a table.

import { html } from 'hono/html';
import type { Html } from './page.ts';

export type Bar = { readonly label: string; readonly value: number; readonly shown: string };

const WIDTH = 640;
const HEIGHT = 160;
const FLOOR = 132;

/** On a phone it is read sideways. The tallest bar fills the height; a value above 0 is never thinner than 2 pixels. `shown` is the label over each. */
export function bars(title: string, series: readonly Bar[]): Html {
  const most = Math.max(1e-9, ...series.map(({ value }) => value));
  const step = WIDTH / Math.max(1, series.length);
  const wide = Math.min(44, step * 0.7);
  return html`<div class="scroll"><svg class="bars" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">
${series.map(({ label, value, shown }, index) => {
  const x = index * step + (step - wide) / 2;
  const high = Math.max(value > 0 ? 2 : 0, (value / most) * (FLOOR - 20));
  return html`<g><title>${label}: ${shown}</title><rect x="${x}" y="${FLOOR - high}" width="${wide}" height="${high}" rx="4"/>
<text x="${x + wide / 2}" y="${FLOOR - high - 6}" text-anchor="middle">${shown}</text>
<text x="${x + wide / 2}" y="${HEIGHT - 8}" text-anchor="middle" class="soft">${label}</text></g>`;
})}
<line x1="0" x2="${WIDTH}" y1="${FLOOR}" y2="${FLOOR}"/></svg></div>`;
}
