// Renders any chart as SVG text.

import type { Chart } from '../domain/chart.ts';
import { barsSvg } from './bars-svg.ts';
import { lineSvg } from './line-svg.ts';
import { pieSvg } from './pie-svg.ts';
import { tableSvg } from './table-svg.ts';

/** A whole SVG document, escaped; the fonts it names are those the renderer has. */
export function chartSvg(chart: Chart): string {
  switch (chart.kind) {
    case 'pie':
      return pieSvg(chart);
    case 'bars':
      return barsSvg(chart);
    case 'line':
      return lineSvg(chart);
    case 'table':
      return tableSvg(chart);
    default:
      return chart satisfies never;
  }
}
