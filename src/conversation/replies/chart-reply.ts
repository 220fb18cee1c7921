// A chart with its title; with pictures disabled, the same figures as text bars.

import type { Chart, ChartPoint } from '../../domain/chart.ts';
import type { Reply } from '../../domain/message.ts';
import { reais } from '../../finance/money.ts';
import type { Charted } from '../../tools/draw-chart.ts';

const LONGEST_BAR = 12;
const MOST_LINES = 12;

/** `png` in base64; without it the figures are in the text. */
export function chartReply({ chart, png }: Charted): Reply {
  if (chart === undefined) return { text: ['Ainda não tenho lançamentos para desenhar nesse período.'] };
  if (png !== undefined) return { text: [{ bold: chart.title }], picture: { png } };
  return { text: [{ bold: chart.title }, ...linesOf(chart)] };
}

function linesOf(chart: Chart): readonly string[] {
  switch (chart.kind) {
    case 'pie':
      return textBars(chart.parts);
    case 'bars':
      return textBars(chart.bars);
    case 'line':
      return textBars(chart.points.slice(-MOST_LINES));
    case 'table':
      return chart.rows.slice(0, MOST_LINES).map((cells) => `\n${cells.join(' · ')}`);
    default:
      return chart satisfies never;
  }
}

function textBars(points: readonly ChartPoint[]): readonly string[] {
  const most = Math.max(1, ...points.map(({ cents }) => Math.abs(cents)));
  return points.slice(0, MOST_LINES).map(({ label, cents }) => {
    const bar = '▇'.repeat(Math.max(1, Math.round((Math.abs(cents) / most) * LONGEST_BAR)));
    return `\n${label}: ${reais(cents)}\n${bar}`;
  });
}
