// SVG to PNG by resvg, compiled once per process or isolate when the first picture is requested. About 0.5 s for the
// first and 50 ms for each later one; a picture is about 40 KB.

import { Buffer } from 'node:buffer';
import type { InitInput } from '@resvg/resvg-wasm';
import type { DrawPng } from '../ports.ts';

export type PngParts = { readonly wasm: InitInput; readonly fonts: readonly Uint8Array[] };

/** resvg refuses to be initialised twice in one process. */
let started: Promise<typeof import('@resvg/resvg-wasm')> | undefined;

/** @param load called once; a failure makes this and every later picture undefined, and the reply goes without it. */
export function pngDrawer(load: () => Promise<PngParts> | PngParts): DrawPng {
  let parts: Promise<PngParts> | undefined;

  async function draw(svg: string): Promise<string> {
    parts ??= Promise.resolve(load());
    const { wasm, fonts } = await parts;
    started ??= import('@resvg/resvg-wasm').then(async (resvg) => {
      await resvg.initWasm(wasm);
      return resvg;
    });
    const { Resvg } = await started;
    const drawing = new Resvg(svg, {
      font: { fontBuffers: [...fonts], defaultFontFamily: 'DejaVu Sans', loadSystemFonts: false },
    });
    const image = drawing.render();
    const png = Buffer.from(image.asPng()).toString('base64');
    image.free();
    drawing.free();
    return png;
  }

  return async (svg) => {
    try {
      return await draw(svg);
    } catch {
      return undefined;
    }
  };
}
