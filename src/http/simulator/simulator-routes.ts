// The simulator, a messenger in one page. Files are served from a fixed list, so that no requested path reaches the
// disk.

import { Hono } from 'hono';
import type { Assets } from '../../ports.ts';
import { pageHeaders } from '../page-headers.ts';

const FOLDER = 'simulator';

const FILES: readonly string[] = [
  'attachment.client.js',
  'bubble.client.js',
  'bubble.css',
  'clock.client.js',
  'composer.client.js',
  'composer.css',
  'conversation.client.js',
  'conversation.css',
  'drawer.client.js',
  'element.client.js',
  'file-size.client.js',
  'icon.svg',
  'line.client.js',
  'log.client.js',
  'popover.css',
  'simulator.client.js',
  'simulator.css',
  'theme.css',
  'trace-names.client.js',
  'trace-words.client.js',
  'trace.client.js',
  'trace.css',
  'transcript.client.js',
];

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
};

/** `GET /` and `GET /simulator/<file>`. Mount it where the web channel is mounted. */
export function simulatorRoutes(deps: { readonly assets: Assets }): Hono {
  const app = new Hono();
  app.get('/', pageHeaders, async (c) => c.html(await deps.assets(`${FOLDER}/page.html`)));
  for (const file of FILES) {
    const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'text/plain; charset=utf-8';
    app.get(`/simulator/${file}`, pageHeaders, async (c) =>
      c.body(await deps.assets(`${FOLDER}/${file}`), 200, { 'Content-Type': type }),
    );
  }
  return app;
}
