// The charts of the worker's bundle are those of Node, and carry less of d3.

import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { chartSvg } from '../../src/charts/chart-svg.ts';
import type { Chart } from '../../src/domain/chart.ts';
import { chartsForWorker } from '../../src/runtime/charts-for-worker.ts';

const CHARTS: readonly Chart[] = [
  {
    kind: 'pie',
    title: 'Gastos',
    parts: [
      { label: 'mercado', cents: 41_236 },
      { label: 'luz', cents: 18_740 },
    ],
  },
  {
    kind: 'line',
    title: 'Saldo',
    points: [
      { label: 'ago', cents: -5_000 },
      { label: 'set', cents: 12_000 },
    ],
  },
  {
    kind: 'bars',
    title: 'Meses',
    bars: [
      { label: 'ago', cents: 5_000 },
      { label: 'set', cents: -900 },
    ],
  },
];

async function bundled(plugins: Parameters<typeof build>[0]['plugins']): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [new URL('../../src/charts/chart-svg.ts', import.meta.url).pathname],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    ...(plugins === undefined ? {} : { plugins }),
  });
  return outputFiles?.[0]?.text ?? '';
}

it('draws the same with less', async () => {
  const [whole, less] = await Promise.all([bundled(undefined), bundled([chartsForWorker])]);
  expect(less.length).toBeLessThan(whole.length * 0.7);
  const drawn = (await import(`data:text/javascript,${encodeURIComponent(less)}`)) as { chartSvg: typeof chartSvg };
  for (const chart of CHARTS) expect(drawn.chartSvg(chart)).toBe(chartSvg(chart));
});
