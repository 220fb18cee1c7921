// No connection of ours ever reaches a private address: by any spelling, through redirects, or through a DNS that changes its
// mind. Canaries listen on every address of the machine, at a port the policy allows, so that only the guard stands between.

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FetchPolicy, fetchPolicy } from '../../src/clients/guarded-fetch/fetch-policy.ts';
import { type FetchPage, guardedFetch } from '../../src/clients/guarded-fetch/guarded-fetch.ts';
import type { Hop } from '../../src/clients/guarded-fetch/hop.ts';
import { guardedFetchNode } from '../../src/runtime/guarded-fetch-node.ts';
import { guardedFetchWorker } from '../../src/runtime/guarded-fetch-worker.ts';
import { pinnedHop } from '../../src/runtime/pinned-hop.ts';
import { type HtmlServer, htmlServer } from '../fakes/html-server.ts';
import { type RebindingDns, rebindingDns } from '../fakes/rebinding-dns.ts';
import { type Canary, canary } from './canary.ts';
import { fixtureLines } from './fixture-lines.ts';

const FORMS = fixtureLines('private-addresses.txt');
const FORBIDDEN = { kind: 'unavailable', reason: 'forbidden_address' };
/** Stands for the public internet in redirects: the first hop goes to a local site, the guard judges the rest as always. */
const PUBLIC_SITE = 'http://publico.example.com';

let birds: Canary;
let sites: HtmlServer;
let dns: RebindingDns;
let strict: FetchPolicy;
beforeAll(async () => {
  [birds, sites, dns] = await Promise.all([canary(), htmlServer(), rebindingDns()]);
  strict = { allowPrivate: false, ports: [80, 443, birds.port] };
});
afterAll(() => Promise.all([birds.close(), sites.close(), dns.close()]));

const atCanary = (form: string): string => form.replaceAll('PORT', String(birds.port));

/** The guard whose first connection is led to the local sites. */
function behindRedirects(): FetchPage {
  const open = pinnedHop(fetchPolicy(true));
  const pinned = pinnedHop(strict, dns.resolve);
  const hop: Hop = (url, request) =>
    url.href.startsWith(PUBLIC_SITE)
      ? open(new URL(url.pathname + url.search, sites.root), request)
      : pinned(url, request);
  return guardedFetch({ hop, policy: strict, deadline: (ms) => AbortSignal.timeout(ms) });
}

describe('private addresses', () => {
  it('are at least 300 in the corpus', () => expect(FORMS.length).toBeGreaterThanOrEqual(300));

  it('are reached by no spelling', async () => {
    const fetchPage = guardedFetchNode({ allowPrivate: false, policy: strict });
    const opened: string[] = [];
    for (const form of [
      ...FORMS,
      ...birds.own.map((address) => `http://${address.includes(':') ? `[${address}]` : address}:PORT/`),
    ]) {
      const answer = await fetchPage(atCanary(form));
      if (answer.kind !== 'unavailable' || answer.reason !== 'forbidden_address')
        opened.push(`${form} ${JSON.stringify(answer)}`);
    }
    expect(opened).toEqual([]);
    expect(birds.reached()).toBe(0);
  });

  it('are reached by no spelling without a resolver either', async () => {
    const fetchPage = guardedFetchWorker({
      fetch: (url, init) => fetch(url, init),
      allowPrivate: false,
      policy: strict,
    });
    const opened: string[] = [];
    for (const form of FORMS) if ((await fetchPage(atCanary(form))).kind !== 'unavailable') opened.push(form);
    expect(opened).toEqual([]);
    expect(birds.reached()).toBe(0);
  });

  it('are reached by no redirect', async () => {
    const fetchPage = behindRedirects();
    const opened: string[] = [];
    for (const form of FORMS.filter((line) => line.includes('://') && !line.startsWith(' '))) {
      const to = encodeURIComponent(atCanary(form));
      const answer = await fetchPage(`${PUBLIC_SITE}/fixo/para?u=${to}`);
      // An address no parser can join to the page's own is no redirect at all.
      if (answer.kind === 'page') opened.push(form);
    }
    expect(opened).toEqual([]);
    expect(birds.reached()).toBe(0);
    expect((await fetchPage(`${PUBLIC_SITE}/fixo/pagina`)).kind).toBe('page');
  }, 30_000);

  it('are reached by no name that resolves to them, wholly or in part', async () => {
    const fetchPage = guardedFetchNode({ allowPrivate: false, policy: strict, resolve: dns.resolve });
    const answers: readonly (readonly string[])[] = [
      ['127.0.0.1'],
      ['::1'],
      ['10.1.2.3'],
      ['169.254.169.254'],
      ['192.168.0.10'],
      ['0.0.0.0'],
      ['::ffff:127.0.0.1'],
      ['fd00::1'],
      ['64:ff9b::7f00:1'],
      ['2002:7f00:1::'],
      // One public address among them does not excuse the rest.
      ['93.184.216.34', '127.0.0.1'],
      ['127.0.0.1', '93.184.216.34'],
      ['93.184.216.34', '::1'],
    ];
    for (const [index, addresses] of answers.entries()) {
      dns.script(`nome${index}.example.com`, addresses);
      expect(await fetchPage(`http://nome${index}.example.com:${birds.port}/`)).toEqual(FORBIDDEN);
    }
    expect(birds.reached()).toBe(0);
  });

  it('are reached by no DNS that rebinds: asked once, and what was checked is what is connected to', async () => {
    const fetchPage = guardedFetchNode({ allowPrivate: false, policy: strict, resolve: dns.resolve, totalMs: 600 });
    for (let round = 0; round < 3; round++) {
      const name = `rebind${round}.example.com`;
      dns.script(name, ['192.31.196.7'], ['127.0.0.1']);
      const answer = await fetchPage(`http://${name}:${birds.port}/`);
      // Public, and a sinkhole (AS112): the canary would have answered.
      expect(answer).toMatchObject({ kind: 'unavailable' });
      expect(dns.asked.get(name)).toBe(1);
    }
    expect(birds.reached()).toBe(0);
  }, 20_000);

  it('are reached by no redirect to a name that rebinds', async () => {
    dns.script('depois.example.com', ['127.0.0.1']);
    const to = encodeURIComponent(`http://depois.example.com:${birds.port}/`);
    expect(await behindRedirects()(`${PUBLIC_SITE}/fixo/para?u=${to}`)).toEqual(FORBIDDEN);
    expect(birds.reached()).toBe(0);
  });

  it('are reached by no address made at random', async () => {
    const fetchPage = guardedFetchNode({ allowPrivate: false, policy: strict });
    const byte = fc.integer({ min: 0, max: 255 });
    const spelled = (value: number, base: number) =>
      base === 16 ? `0x${value.toString(16)}` : base === 8 ? `0${value.toString(8)}` : String(value);
    const privateQuad = fc.oneof(
      fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
      fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
      fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
      fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
    );
    const bases = fc.tuple(...Array.from({ length: 4 }, () => fc.constantFrom(8, 10, 16)));
    await fc.assert(
      fc.asyncProperty(
        privateQuad,
        bases,
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        async (quad, base, parts, mapped) => {
          const head = quad.slice(0, parts - 1).map((value, index) => spelled(value, base[index] ?? 10));
          const rest = quad.slice(parts - 1).reduce((sum, value) => sum * 256 + value, 0);
          const host = mapped ? `[::ffff:${quad.join('.')}]` : [...head, spelled(rest, base[3] ?? 10)].join('.');
          expect(await fetchPage(`http://${host}:${birds.port}/`)).toEqual(FORBIDDEN);
        },
      ),
      { numRuns: 2000 },
    );
    expect(birds.reached()).toBe(0);
  });
});

describe('the canaries bite', () => {
  it('when the guard is off, many of the same spellings reach them', async () => {
    const fetchPage = guardedFetchNode({ allowPrivate: true, totalMs: 300 });
    const before = birds.reached();
    const loopback = FORMS.filter((form) =>
      /:\/\/(?:127\.|0x7f|0177|2130706433|localhost|\[::1\]|\[::ffff:127|\[::ffff:7f00)/iu.test(form),
    );
    for (const form of loopback) await fetchPage(atCanary(form));
    expect(birds.reached() - before).toBeGreaterThan(15);
  });

  it('when a name is resolved twice, rebinding reaches them', async () => {
    const name = 'ingenuo.example.com';
    dns.script(name, ['192.31.196.7'], ['127.0.0.1']);
    const before = birds.reached();
    const checked = await dns.resolve(name);
    expect(checked[0]?.address).toBe('192.31.196.7');
    await guardedFetchNode({ allowPrivate: true, resolve: dns.resolve })(`http://${name}:${birds.port}/`);
    expect(birds.reached() - before).toBe(1);
  });
});
