// The identity of a link: two addresses of one page yield the same text. Path, query and their case are kept, because
// lower-casing them made different videos collide in other bots (TRAPS 17); only what never selects a page is removed.

import { webAddress } from '../domain/web-address.ts';
import { isTrackingParameter } from './tracking-parameters.ts';

/** Hosts that serve the same paths as another. */
const SAME_SITE = /^(?:www|m|mobile)\.(?=[^.]+\.)/u;

/**
 * Scheme https, no "www." or "m.", no default port, no fragment unless it routes ("#/", "#!"), no tracking parameters, the others
 * sorted by name, no final slash. A key to compare, not an address to open: keep what the person sent for that. Undefined when
 * the text is no http(s) address.
 */
export function canonicalUrl(text: string): string | undefined {
  const url = webAddress(text);
  if (url === undefined) return undefined;
  const host = url.hostname.replace(/\.+$/u, '').replace(SAME_SITE, '');
  const kept = [...url.searchParams].filter(([name]) => !isTrackingParameter(name, host));
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(kept.map(([name, value]): [string, string] => [name, value])).toString();
  const port = url.port === '' || url.port === '80' || url.port === '443' ? '' : `:${url.port}`;
  const route = /^#[!/]./u.test(url.hash) ? url.hash : '';
  return `https://${host}${port}${pathOf(url, host)}${query === '' ? '' : `?${query}`}${route}`;
}

function pathOf(url: URL, host: string): string {
  // Amazon puts the campaign in the path: /dp/B08XYZ/ref=sr_1_1.
  const path = /(?:^|\.)amazon\./u.test(host) ? url.pathname.replace(/\/ref=[^/]*$/u, '') : url.pathname;
  return path.replace(/\/+$/u, '');
}
