// Pictures on Node: the compiled renderer comes with its package, the fonts are beside the sources.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { DrawPng } from '../ports.ts';
import { pngDrawer } from './draw-png.ts';

const FONTS = new URL('../charts/fonts/', import.meta.url);

/** Nothing is read from disk before the first picture. */
export const drawPngNode = (): DrawPng =>
  pngDrawer(() => ({
    wasm: readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
    fonts: ['sans.bin', 'sans-bold.bin'].map((name) => readFileSync(new URL(name, FONTS))),
  }));
