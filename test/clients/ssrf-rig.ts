// What attacks on the guard of people's links need: canaries on every address of the machine, local sites that redirect, a DNS that
// changes its mind, and the guard at a port the canaries listen at, so that only it stands between.

import { type FetchPolicy, fetchPolicy } from '../../src/clients/guarded-fetch/fetch-policy.ts';
import { type FetchPage, guardedFetch } from '../../src/clients/guarded-fetch/guarded-fetch.ts';
import type { Hop } from '../../src/clients/guarded-fetch/hop.ts';
import { guardedFetchNode } from '../../src/runtime/guarded-fetch-node.ts';
import { guardedFetchWorker } from '../../src/runtime/guarded-fetch-worker.ts';
import { pinnedHop } from '../../src/runtime/pinned-hop.ts';
import { htmlServer } from '../fakes/html-server.ts';
import { type RebindingDns, rebindingDns } from '../fakes/rebinding-dns.ts';
import { type Canary, canary } from './canary.ts';
import { fixtureLines } from './fixture-lines.ts';

/** Spellings of private addresses; PORT stands for that of the canaries. */
export const PRIVATE_FORMS = fixtureLines('private-addresses.txt');
export const PUBLIC_FORMS = fixtureLines('public-addresses.txt');

/** Stands for the public internet in redirects: the first hop goes to a local site, the guard judges the rest as always. */
export const PUBLIC_SITE = 'http://publico.example.com';

export type SsrfRig = {
  readonly birds: Canary;
  readonly dns: RebindingDns;
  /** Every form, and this machine's own addresses. */
  readonly addresses: readonly string[];
  atCanary(form: string): string;
  /** As on Node, by its own resolver or by the one that rebinds. */
  readonly plain: FetchPage;
  readonly rebound: FetchPage;
  /** As on Workers, which cannot resolve. */
  readonly withoutResolver: FetchPage;
  /** The guard whose first connection is led to the local sites. */
  readonly behindRedirects: FetchPage;
  close(): Promise<void>;
};

export async function ssrfRig(): Promise<SsrfRig> {
  const [birds, sites, dns] = await Promise.all([canary(), htmlServer(), rebindingDns()]);
  const strict: FetchPolicy = { allowPrivate: false, ports: [80, 443, birds.port] };
  const open = pinnedHop(fetchPolicy({ allowPrivate: true }));
  const pinned = pinnedHop(strict, dns.resolve);
  const hop: Hop = (url, request) =>
    url.href.startsWith(PUBLIC_SITE)
      ? open(new URL(url.pathname + url.search, sites.root), request)
      : pinned(url, request);
  const common = { allowPrivate: false, policy: strict };
  const own = birds.own.map((address) => `http://${address.includes(':') ? `[${address}]` : address}:PORT/`);
  return {
    birds,
    dns,
    addresses: [...PRIVATE_FORMS, ...own],
    atCanary: (form) => form.replaceAll('PORT', String(birds.port)),
    plain: guardedFetchNode(common),
    rebound: guardedFetchNode({ ...common, resolve: dns.resolve, totalMs: 600 }),
    withoutResolver: guardedFetchWorker({ ...common, fetch: (url, init) => fetch(url, init) }),
    behindRedirects: guardedFetch({ hop, policy: strict, deadline: (ms) => AbortSignal.timeout(ms) }),
    close: async () => void (await Promise.all([birds.close(), sites.close(), dns.close()])),
  };
}

type Quad = readonly [number, number, number, number];
export type Spelling = { readonly quad: Quad; readonly bases: Quad; readonly parts: number; readonly mapped: boolean };

/** A private address written as a browser still reads it: in one to four parts, each to base 8, 10 or 16, or inside an IPv6 address. */
export function spelledHost({ quad, bases, parts, mapped }: Spelling): string {
  if (mapped) return `[::ffff:${quad.join('.')}]`;
  const head = quad.slice(0, parts - 1).map((value, index) => inBase(value, bases[index] ?? 10));
  const rest = quad.slice(parts - 1).reduce((sum, value) => sum * 256 + value, 0);
  return [...head, inBase(rest, bases[3])].join('.');
}

const inBase = (value: number, base: number): string =>
  base === 16 ? `0x${value.toString(16)}` : base === 8 ? `0${value.toString(8)}` : String(value);
