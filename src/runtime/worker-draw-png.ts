// Pictures on Workers: the renderer comes compiled with the bundle, the fonts as bytes (wrangler imports .bin as data).

import wasm from '@resvg/resvg-wasm/index_bg.wasm';
import sans from '../charts/fonts/sans.bin';
import bold from '../charts/fonts/sans-bold.bin';
import type { DrawPng } from '../ports.ts';
import { pngDrawer } from './draw-png.ts';

/** As on Node, within the isolate's memory. */
export const drawPngWorker = (): DrawPng =>
  pngDrawer(() => ({ wasm, fonts: [sans, bold].map((font) => new Uint8Array(font)) }));
