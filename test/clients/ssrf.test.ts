// No connection of ours ever reaches a private address: by any spelling, through redirects, or through a DNS that changes its
// mind. Canaries listen on every address of the machine, at a port the policy allows, so that only the guard stands between.

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardedFetchNode } from '../../src/runtime/guarded-fetch-node.ts';
import { PRIVATE_FORMS, PUBLIC_SITE, type SsrfRig, spelledHost, ssrfRig } from './ssrf-rig.ts';

const FORBIDDEN = { kind: 'unavailable', reason: 'forbidden_address' };

let rig: SsrfRig;
beforeAll(async () => {
  rig = await ssrfRig();
});
afterAll(() => rig.close());

describe('private addresses', () => {
  it('are at least 300 in the corpus', () => expect(PRIVATE_FORMS.length).toBeGreaterThanOrEqual(300));

  it('are reached by no spelling', async () => {
    const opened: string[] = [];
    for (const form of rig.addresses) {
      const answer = await rig.plain(rig.atCanary(form));
      if (answer.kind !== 'unavailable' || answer.reason !== 'forbidden_address')
        opened.push(`${form} ${JSON.stringify(answer)}`);
    }
    expect(opened).toEqual([]);
    expect(rig.birds.reached()).toBe(0);
  });

  it('are reached by no spelling without a resolver either', async () => {
    const opened: string[] = [];
    for (const form of PRIVATE_FORMS)
      if ((await rig.withoutResolver(rig.atCanary(form))).kind !== 'unavailable') opened.push(form);
    expect(opened).toEqual([]);
    expect(rig.birds.reached()).toBe(0);
  });

  it('are reached by no redirect', async () => {
    const fetchPage = rig.behindRedirects;
    const opened: string[] = [];
    for (const form of PRIVATE_FORMS.filter((line) => line.includes('://') && !line.startsWith(' '))) {
      const to = encodeURIComponent(rig.atCanary(form));
      const answer = await fetchPage(`${PUBLIC_SITE}/fixo/para?u=${to}`);
      // An address no parser can join to the page's own is no redirect at all.
      if (answer.kind === 'page') opened.push(form);
    }
    expect(opened).toEqual([]);
    expect(rig.birds.reached()).toBe(0);
    expect((await fetchPage(`${PUBLIC_SITE}/fixo/pagina`)).kind).toBe('page');
  }, 30_000);

  it('are reached by no name that resolves to them, wholly or in part', async () => {
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
      rig.dns.script(`nome${index}.example.com`, addresses);
      expect(await rig.rebound(`http://nome${index}.example.com:${rig.birds.port}/`)).toEqual(FORBIDDEN);
    }
    expect(rig.birds.reached()).toBe(0);
  });

  it('are reached by no DNS that rebinds: asked once, and what was checked is what is connected to', async () => {
    for (let round = 0; round < 3; round++) {
      const name = `rebind${round}.example.com`;
      rig.dns.script(name, ['192.31.196.7'], ['127.0.0.1']);
      const answer = await rig.rebound(`http://${name}:${rig.birds.port}/`);
      // Public, and a sinkhole (AS112): the canary would have answered.
      expect(answer).toMatchObject({ kind: 'unavailable' });
      expect(rig.dns.asked.get(name)).toBe(1);
    }
    expect(rig.birds.reached()).toBe(0);
  }, 20_000);

  it('are reached by no redirect to a name that rebinds', async () => {
    rig.dns.script('depois.example.com', ['127.0.0.1']);
    const to = encodeURIComponent(`http://depois.example.com:${rig.birds.port}/`);
    expect(await rig.behindRedirects(`${PUBLIC_SITE}/fixo/para?u=${to}`)).toEqual(FORBIDDEN);
    expect(rig.birds.reached()).toBe(0);
  });

  it('are reached by no address made at random', async () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const privateQuad = fc.oneof(
      fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
      fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
      fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
      fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
    );
    const base = fc.constantFrom(8, 10, 16);
    const bases = fc.tuple(base, base, base, base);
    await fc.assert(
      fc.asyncProperty(
        privateQuad,
        bases,
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        async (quad, bases, parts, mapped) => {
          const host = spelledHost({ quad, bases, parts, mapped });
          expect(await rig.plain(`http://${host}:${rig.birds.port}/`)).toEqual(FORBIDDEN);
        },
      ),
      { numRuns: 2000 },
    );
    expect(rig.birds.reached()).toBe(0);
  });
});

describe('the canaries bite', () => {
  it('when the guard is off, many of the same spellings reach them', async () => {
    const fetchPage = guardedFetchNode({ allowPrivate: true, totalMs: 300 });
    const before = rig.birds.reached();
    const loopback = PRIVATE_FORMS.filter((form) =>
      /:\/\/(?:127\.|0x7f|0177|2130706433|localhost|\[::1\]|\[::ffff:127|\[::ffff:7f00)/iu.test(form),
    );
    for (const form of loopback) await fetchPage(rig.atCanary(form));
    expect(rig.birds.reached() - before).toBeGreaterThan(15);
  });

  it('when a name is resolved twice, rebinding reaches them', async () => {
    const name = 'ingenuo.example.com';
    rig.dns.script(name, ['192.31.196.7'], ['127.0.0.1']);
    const before = rig.birds.reached();
    const checked = await rig.dns.resolve(name);
    expect(checked[0]?.address).toBe('192.31.196.7');
    await guardedFetchNode({ allowPrivate: true, resolve: rig.dns.resolve })(`http://${name}:${rig.birds.port}/`);
    expect(rig.birds.reached() - before).toBe(1);
  });
});
