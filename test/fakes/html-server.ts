// Web sites, kind and hostile, as a real HTTP server on loopback. Paths under /fixo are the misbehaviours every fetcher must
// survive; `serve` adds pages, which may be bytes of any encoding.

import { Buffer } from 'node:buffer';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { loopbackServer } from './loopback-server.ts';

export type ServedPage = {
  readonly body: string | Uint8Array;
  readonly contentType?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

export type HtmlServer = {
  readonly root: string;
  readonly port: number;
  readonly requests: readonly { readonly path: string; readonly headers: Readonly<Record<string, unknown>> }[];
  /** Address of the page. */
  serve(path: string, page: ServedPage): string;
  close(): Promise<void>;
};

const PAGE = '<!doctype html><html><head><title>Página comum</title></head><body>oi</body></html>';
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const MEGABYTE = 1024 * 1024;

export async function htmlServer(): Promise<HtmlServer> {
  const pages = new Map<string, ServedPage>();
  const requests: { path: string; headers: Record<string, unknown> }[] = [];
  const server = await loopbackServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site');
    requests.push({ path: request.url ?? '', headers: request.headers });
    const page = pages.get(url.pathname);
    const misbehave = MISBEHAVIOURS[url.pathname.replace(/^\/fixo\//u, '')];
    if (page !== undefined) {
      const headers = { 'content-type': page.contentType ?? 'text/html; charset=utf-8', ...page.headers };
      response.writeHead(page.status ?? 200, headers).end(page.body);
    } else if (misbehave !== undefined) misbehave(response, url, Number(url.searchParams.get('n') ?? 0));
    else response.writeHead(404, HTML).end(PAGE);
  });
  return {
    root: server.root,
    port: server.port,
    requests,
    serve(path, page) {
      pages.set(path, page);
      return `${server.root}${path}`;
    },
    close: server.close,
  };
}

type Misbehaviour = (response: ServerResponse, url: URL, n: number) => void;

const redirect = (response: ServerResponse, to: string, status = 302): void => {
  // UTF-8 on the wire, as servers send it; Node takes a header as latin-1.
  response.writeHead(status, { location: Buffer.from(to).toString('latin1') }).end();
};

const MISBEHAVIOURS: Readonly<Record<string, Misbehaviour>> = {
  pagina: (response) => response.writeHead(200, HTML).end(PAGE),
  gzip: (response) => response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(gzipSync(PAGE)),
  status: (response, _, n) => response.writeHead(n, { ...HTML, 'retry-after': '7' }).end(PAGE),
  'sem-tipo': (response) => response.writeHead(200).end(PAGE),
  tipo: (response, url) => response.writeHead(200, { 'content-type': url.searchParams.get('t') ?? '' }).end(PAGE),
  /** n more redirects, then the page. */
  saltos: (response, _, n) =>
    n <= 1 ? redirect(response, '/fixo/pagina', 301) : redirect(response, `/fixo/saltos?n=${n - 1}`, 307),
  circulo: (response) => redirect(response, '/fixo/circulo'),
  para: (response, url) => redirect(response, url.searchParams.get('u') ?? ''),
  'sem-destino': (response) => response.writeHead(302, HTML).end(),
  bomba: (response) => response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(bomb()),
  camadas: (response) =>
    response.writeHead(200, { ...HTML, 'content-encoding': 'gzip, gzip' }).end(gzipSync(gzipSync(PAGE))),
  estragado: (response) => response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end('isto não é gzip'),
  cabecalhos: (response, _, n) => response.writeHead(200, { ...HTML, 'x-grande': 'x'.repeat(n) }).end(PAGE),
  silencio: () => {},
  cortado: (response) => {
    response.writeHead(200, { ...HTML, 'content-length': '5000' }).write(PAGE);
    setTimeout(() => response.destroy(), 30);
  },
  pinga: (response) => drip(response, PAGE),
  'sem-fim': (response) => flood(response),
  'nada-sem-fim': (response) => floodOfNothing(response),
};

/** 64 MB of blanks in 64 KB. */
function bomb(): Uint8Array {
  bombBytes ??= gzipSync(Buffer.concat([Buffer.from(PAGE), Buffer.alloc(64 * MEGABYTE, 32)]));
  return bombBytes;
}
let bombBytes: Uint8Array | undefined;

/** The page, then a byte now and then, for ever. */
function drip(response: ServerResponse, start: string): void {
  response.writeHead(200, HTML).write(start);
  const timer = setInterval(() => response.write(' '), 50);
  response.on('close', () => clearInterval(timer));
}

function flood(response: ServerResponse): void {
  response.writeHead(200, HTML).write(PAGE);
  const block = Buffer.alloc(64 * 1024, 97);
  const pour = (): void => {
    while (!response.destroyed && response.write(block));
    if (!response.destroyed) response.once('drain', pour);
  };
  pour();
}

/** Deflate blocks of no bytes: endless on the wire, nothing once decoded. */
function floodOfNothing(response: ServerResponse): void {
  response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' });
  response.write(Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]));
  const empty = Buffer.concat(new Array(8192).fill(Buffer.from([0, 0, 0, 0xff, 0xff])));
  const pour = (): void => {
    while (!response.destroyed && response.write(empty));
    if (!response.destroyed) response.once('drain', pour);
  };
  pour();
}
