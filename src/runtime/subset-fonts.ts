// Writes the two fonts of the pictures: DejaVu Sans reduced to Portuguese letters and chart symbols. Run after an
// upgrade of dejavu-fonts-ttf: `npx node src/runtime/subset-fonts.ts`. The required licence notice is copied beside
// them.

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
// It ships no types.
// @ts-expect-error
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const package_ = require.resolve('dejavu-fonts-ttf/package.json').replace(/package\.json$/u, '');
const here = (name: string): URL => new URL(`../charts/fonts/${name}`, import.meta.url);

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** The same character set that svg.ts allows. */
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0x24f)}${range(0x2010, 0x2026)}${range(0x2190, 0x2193)}€−`;

for (const [from, to] of [
  ['DejaVuSans.ttf', 'sans.bin'],
  ['DejaVuSans-Bold.ttf', 'sans-bold.bin'],
] as const) {
  const font = await subsetFont(readFileSync(`${package_}ttf/${from}`), LETTERS, { targetFormat: 'truetype' });
  writeFileSync(here(to), font);
  console.log(`${to} ${(font.length / 1024).toFixed(0)} KiB`);
}
copyFileSync(`${package_}LICENSE`, here('LICENSE'));
