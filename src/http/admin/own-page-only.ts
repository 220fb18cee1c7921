// CSRF protection: unsafe requests must come from our own pages, by Sec-Fetch-Site or else Origin; a request with
// neither is refused, since our pages always send one.

import type { MiddlewareHandler } from 'hono';
import { isOurs } from '../same-origin.ts';

const SAFE = new Set(['GET', 'HEAD']);

/** 403 in plain text for what it refuses; GET and HEAD always pass. */
export const ownPageOnly: MiddlewareHandler = async (c, next) => {
  if (SAFE.has(c.req.method)) return next();
  const site = c.req.header('sec-fetch-site');
  const ours = site === undefined ? isOurs(c.req.header('origin'), c.req.url) : site === 'same-origin';
  return ours ? next() : c.text('Este endereço só atende a própria página.', 403);
};
