// A picture as the person gets it: a PNG of the drawing's size, and no picture rather than a failure.

import { expect, it } from 'vitest';
import { chartSvg } from '../../src/charts/chart-svg.ts';
import { drawPngNode } from '../../src/runtime/draw-png-node.ts';

it('draws a PNG, twice the same', async () => {
  const draw = drawPngNode();
  const svg = chartSvg({ kind: 'pie', title: 'Gastos de março', parts: [{ label: 'Saúde', cents: 12345 }] });
  const png = Buffer.from((await draw(svg)) ?? '', 'base64');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(900);
  expect(png.length).toBeGreaterThan(8_000);
  expect(await drawPngNode()(svg)).toBe(png.toString('base64'));
  expect(await draw('isto não é um desenho')).toBeUndefined();
});
