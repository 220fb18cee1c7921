// The simulator out of the bundle: every file the routes serve is there, and says what it is.

import { exports } from 'cloudflare:workers';
import { expect, it } from 'vitest';

const files = import.meta.glob<string>('../../src/http/simulator/*.{css,svg,html,client.js}', { query: '?raw' });
const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };
const get = (path: string) => exports.default.fetch(`http://caderneta.test${path}`);

// The first request loads the worker, which takes a while beside the other tests.
it('serves the page with its headers', { timeout: 60_000 }, async () => {
  const response = await get('/');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).toContain('<html');
});

it('serves every file of the simulator', async () => {
  const names = Object.keys(files).map((path) => path.slice(path.lastIndexOf('/') + 1));
  expect(names.length).toBeGreaterThan(15);
  for (const name of names.filter((file) => file !== 'page.html')) {
    const response = await get(`/simulator/${name}`);
    expect(response.status, name).toBe(200);
    expect(response.headers.get('content-type'), name).toContain(types[name.slice(name.lastIndexOf('.') + 1)]);
    expect((await response.text()).length, name).toBeGreaterThan(20);
  }
});

it('has no file but those', async () => {
  for (const path of ['/simulator/x.js', '/simulator/../worker.ts', '/simulator/tsconfig.json']) {
    expect((await get(path)).status, path).toBe(404);
  }
});
