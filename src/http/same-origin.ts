// Keeps other web pages away from routes that carry no secret: a page on the internet can reach a server on localhost
// through the visitor's browser, but the browser says so. Programs without browser headers (curl, tests) pass.

import type { MiddlewareHandler } from 'hono';

/** 403 unless Sec-Fetch-Site says same-origin; browsers without it are judged by Origin. Typed addresses may read. */
export const sameOrigin: MiddlewareHandler = async (c, next) => {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  const typed = site === 'none' && c.req.method === 'GET';
  const ours = site === undefined ? origin === undefined || isOurs(origin, c.req.url) : site === 'same-origin';
  if (ours || typed) return next();
  return c.json({ error: 'Este endereço só atende a própria página da Caderneta.' }, 403);
};

/** Compares hosts, not schemes: behind a proxy that ends TLS we are http and the page is https. */
function isOurs(origin: string, url: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}
