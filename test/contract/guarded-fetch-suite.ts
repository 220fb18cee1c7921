// What every fetcher of people's links must do, whatever connects underneath. Free of node:*, so that it also runs in workerd; the web
// sites are test/fakes/html-server, in this process or reached by address.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FetchPolicy } from '../../src/clients/guarded-fetch/fetch-policy.ts';
import type { FetchPage } from '../../src/clients/guarded-fetch/guarded-fetch.ts';

export type FetchHarness = {
  /** Address of a running html-server. */
  start(): Promise<string>;
  close(): Promise<void>;
  fetcher(policy: FetchPolicy, totalMs?: number): FetchPage;
  /** Has a cap of its own on the headers of an answer. */
  readonly capsHeaders: boolean;
};

/** Only so that a server on loopback can be opened at all. */
const anywhere: FetchPolicy = { allowPrivate: true, ports: 'any' };
const MEGABYTE = 1024 * 1024;

export function guardedFetchContract(name: string, harness: FetchHarness): void {
  describe(`guarded fetch: ${name}`, () => {
    let root = '';
    const fetchPage: FetchPage = (address, signal) => harness.fetcher(anywhere)(address, signal);
    const hurried: FetchPage = (address, signal) => harness.fetcher(anywhere, 700)(address, signal);
    beforeAll(async () => {
      root = await harness.start();
    });
    afterAll(() => harness.close());

    const answers: readonly (readonly [path: string, wanted: object])[] = [
      ['/fixo/pagina', { kind: 'page', truncated: false }],
      ['/fixo/gzip', { kind: 'page', truncated: false }],
      ['/fixo/sem-tipo', { kind: 'page' }],
      ['/fixo/tipo?t=text/plain', { kind: 'page' }],
      ['/fixo/tipo?t=application/xhtml%2Bxml', { kind: 'page' }],
      ['/fixo/tipo?t=application/pdf', { kind: 'none' }],
      ['/fixo/tipo?t=image/png', { kind: 'none' }],
      ['/fixo/tipo?t=application/octet-stream', { kind: 'none' }],
      ['/nao-existe', { kind: 'none' }],
      ['/fixo/status?n=410', { kind: 'none' }],
      ['/fixo/status?n=401', { kind: 'unavailable', reason: 'refused' }],
      ['/fixo/status?n=403', { kind: 'unavailable', reason: 'refused' }],
      ['/fixo/status?n=429', { kind: 'unavailable', reason: 'rate_limited', retryAfterMs: 7000 }],
      ['/fixo/status?n=500', { kind: 'unavailable', reason: 'server_error' }],
      ['/fixo/status?n=503', { kind: 'unavailable', reason: 'server_error' }],
      ['/fixo/sem-destino', { kind: 'unavailable', reason: 'refused' }],
      ['/fixo/saltos?n=5', { kind: 'page' }],
      ['/fixo/saltos?n=6', { kind: 'unavailable', reason: 'too_many_redirects' }],
      ['/fixo/circulo', { kind: 'unavailable', reason: 'too_many_redirects' }],
      ['/fixo/para?u=file:///etc/passwd', { kind: 'unavailable', reason: 'forbidden_address' }],
      ['/fixo/para?u=gopher://x/', { kind: 'unavailable', reason: 'forbidden_address' }],
      ['/fixo/para?u=javascript:alert(1)', { kind: 'unavailable', reason: 'forbidden_address' }],
      ['/fixo/para?u=http://a:b@127.0.0.1/', { kind: 'unavailable', reason: 'forbidden_address' }],
      ['/fixo/para?u=http://[', { kind: 'unavailable', reason: 'forbidden_address' }],
      ['/fixo/camadas', { kind: 'unavailable', reason: 'bad_answer' }],
    ];
    for (const [path, wanted] of answers) {
      it(path, async () => expect(await fetchPage(`${root}${path}`)).toMatchObject(wanted));
    }

    it('says where the redirects ended', async () => {
      const page = await fetchPage(`${root}/fixo/saltos?n=3`);
      expect(page.kind === 'page' && page.url.pathname).toBe('/fixo/pagina');
    });

    it('reads two megabytes of a bomb, and of a page without end', async () => {
      for (const path of ['/fixo/bomba', '/fixo/sem-fim']) {
        const page = await fetchPage(`${root}${path}`);
        expect(page).toMatchObject({ kind: 'page', truncated: true });
        expect(page.kind === 'page' && page.bytes.length).toBe(2 * MEGABYTE);
      }
    });

    it('keeps what came of a page that drips or was cut', async () => {
      for (const path of ['/fixo/pinga', '/fixo/cortado']) {
        const page = await hurried(`${root}${path}`);
        expect(page).toMatchObject({ kind: 'page', truncated: true });
        expect(page.kind === 'page' && new TextDecoder().decode(page.bytes)).toContain('Página comum');
      }
    });

    it('gives up in time on silence and on a stream that decodes to nothing', async () => {
      expect(await hurried(`${root}/fixo/silencio`)).toEqual({ kind: 'unavailable', reason: 'timeout' });
      const nothing = await hurried(`${root}/fixo/nada-sem-fim`);
      expect(nothing.kind === 'unavailable' || (nothing.kind === 'page' && nothing.bytes.length === 0)).toBe(true);
    });

    it('stops when the caller does', async () => {
      const leaving = new AbortController();
      const answer = fetchPage(`${root}/fixo/silencio`, leaving.signal);
      leaving.abort();
      expect(await answer).toEqual({ kind: 'unavailable', reason: 'aborted' });
    });

    it('survives bytes that are not what they claim', async () => {
      const answer = await fetchPage(`${root}/fixo/estragado`);
      expect(['page', 'unavailable']).toContain(answer.kind);
    });

    it('takes large headers and refuses absurd ones', async () => {
      expect((await fetchPage(`${root}/fixo/cabecalhos?n=12000`)).kind).toBe('page');
      if (harness.capsHeaders) expect((await fetchPage(`${root}/fixo/cabecalhos?n=70000`)).kind).toBe('unavailable');
    });

    it('opens nothing private unless told to, whatever the port', async () => {
      const strict = harness.fetcher({ allowPrivate: false, ports: [80, 443, Number(new URL(root).port)] });
      for (const address of [
        root,
        root.replace('127.0.0.1', 'localhost'),
        root.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
      ])
        expect(await strict(address)).toEqual({ kind: 'unavailable', reason: 'forbidden_address' });
    });

    it('opens no odd port unless told to', async () => {
      const usual = harness.fetcher({ allowPrivate: false, ports: [80, 443] });
      for (const port of [21, 22, 25, 3306, 6379, 8080, 11211])
        expect(await usual(`http://example.com:${port}/`)).toMatchObject({ reason: 'forbidden_address' });
    });
  });
}
