// Protects routes without a secret from other web pages: a page on the internet can reach a server on localhost through
// the visitor's browser, and the browser marks such requests. Programs that send no browser headers (curl, tests) pass.

import type { MiddlewareHandler } from 'hono';

/**
 * 403 unless Sec-Fetch-Site is same-origin; browsers without it are judged by Origin. Directly typed addresses may only
 * read.
 */
export const sameOrigin: MiddlewareHandler = async (c, next) => {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  const typed = site === 'none' && c.req.method === 'GET';
  const ours = site === undefined ? origin === undefined || isOurs(origin, c.req.url) : site === 'same-origin';
  if (ours || typed) return next();
  return c.json({ error: 'Este endereço só atende a própria página da Caderneta.' }, 403);
};

/** Compares hosts, not schemes: behind a proxy that ends TLS this server sees http and the page https. */
export function isOurs(origin: string | undefined, url: string): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}
