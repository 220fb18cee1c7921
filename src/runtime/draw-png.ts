// SVG to PNG by resvg, compiled once a process or isolate and only when the first picture is asked for. 0.5 s for the first,
// some 50 ms for each after it; a picture weighs about 40 KB.

import { Buffer } from 'node:buffer';
import type { InitInput } from '@resvg/resvg-wasm';
import type { DrawPng } from '../ports.ts';

export type PngParts = { readonly wasm: InitInput; readonly fonts: readonly Uint8Array[] };

/** resvg itself refuses to be started twice in one process, whoever asks. */
let started: Promise<typeof import('@resvg/resvg-wasm')> | undefined;

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
