// Brapi, Yahoo's chart, Banco Central's SGS and Serper as one real HTTP server on loopback, each under its own path and failing on
// demand. Their shapes, their ways of refusing and their odd habits (texts for numbers, dates dd/mm/yyyy); not their data.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { loopbackServer } from './loopback-server.ts';
import { BRAPI_TOKEN, SERPER_KEY } from './market-env.ts';
import { COINS, CURRENCIES, NEWS, QUOTES, RESULTS, SERIES, YAHOO, YAHOO_RESULTS } from './market-figures.ts';
import { failAs, type WebFault } from './web-fault.ts';

export type MarketService = 'brapi' | 'yahoo' | 'bcb' | 'serper';

export type MarketServer = {
  readonly root: string;
  /** Every request as 'service METHOD /path?query', oldest first. */
  readonly requests: readonly string[];
  /** Applies to the next request to that service. */
  failNext(service: MarketService, fault: WebFault): void;
  close(): Promise<void>;
};

export const isMarketService = (name: string): name is MarketService => name in answers;

type Said = { readonly status: number; readonly body: unknown };

export async function marketServer(): Promise<MarketServer> {
  const requests: string[] = [];
  const faults = new Map<MarketService, WebFault[]>();
  const server = await loopbackServer((request, response) => void serve(request, response));

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://market');
    const [, name = '', rest = ''] = /^\/(\w+)(\/.*)$/u.exec(url.pathname) ?? [];
    const service = name as MarketService;
    requests.push(`${service} ${request.method} ${rest}${url.search}`);
    const fault = faults.get(service)?.shift();
    if (fault !== undefined) return failAs(fault, request, response);
    const sent = await textOf(request);
    const { status, body } = answers[service]?.(rest, url, request, sent) ?? { status: 404, body: {} };
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
  }

  return {
    root: server.root,
    requests,
    failNext: (service, fault) => void faults.set(service, [...(faults.get(service) ?? []), fault]),
    close: server.close,
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

type Answering = (path: string, url: URL, request: IncomingMessage, sent: string) => Said;

const answers: Readonly<Record<MarketService, Answering>> = { brapi, yahoo, bcb, serper };

function brapi(path: string, url: URL, request: IncomingMessage): Said {
  const token = url.searchParams.get('token') ?? request.headers.authorization?.replace('Bearer ', '');
  if (token !== BRAPI_TOKEN)
    return { status: 401, body: { error: true, message: 'O seu token é inválido, por favor, verifique o seu token' } };
  const requestedAt = '2026-11-18T17:05:00.000Z';
  const ticker = /^\/api\/quote\/(.+)$/u.exec(path)?.[1];
  if (ticker !== undefined) {
    const quote = QUOTES[decodeURIComponent(ticker)];
    if (quote === undefined) return { status: 404, body: { error: true, message: `Não encontramos a ação ${ticker}` } };
    const { modules, ...free } = RESULTS[decodeURIComponent(ticker)] ?? {};
    const told = url.searchParams.get('fundamental') === 'true' ? free : {};
    const paid = url.searchParams.has('modules') ? modules : {};
    return { status: 200, body: { results: [{ ...quote, ...told, ...paid }], requestedAt, took: '0ms' } };
  }
  if (path === '/api/v2/crypto') {
    const coin = COINS[url.searchParams.get('coin') ?? ''];
    return coin === undefined
      ? { status: 404, body: { error: true, message: 'Coin not found' } }
      : { status: 200, body: { coins: [coin], requestedAt, took: '0ms' } };
  }
  if (path === '/api/v2/currency') {
    const currency = CURRENCIES[url.searchParams.get('currency') ?? ''];
    return currency === undefined
      ? { status: 404, body: { error: true, message: 'Currency not found' } }
      : { status: 200, body: { currency: [currency], requestedAt, took: '0ms' } };
  }
  return { status: 404, body: { error: true, message: 'Not found' } };
}

function yahoo(path: string, url: URL, request: IncomingMessage): Said {
  // Without a User-Agent of a browser it answers as to too many requests.
  if (!/Mozilla/u.test(request.headers['user-agent'] ?? '')) return { status: 429, body: 'Too Many Requests' };
  const company = /^\/ws\/fundamentals-timeseries\/v1\/finance\/timeseries\/(.+)$/u.exec(path)?.[1];
  if (company !== undefined) return { status: 200, body: yahooResults(decodeURIComponent(company), url) };
  const symbol = decodeURIComponent(/^\/v8\/finance\/chart\/(.+)$/u.exec(path)?.[1] ?? '');
  const meta = YAHOO[symbol];
  const missing = { code: 'Not Found', description: 'No data found, symbol may be delisted' };
  if (meta === undefined) return { status: 404, body: { chart: { result: null, error: missing } } };
  const result = { meta: { symbol, ...meta }, timestamp: [], indicators: { quote: [{}] } };
  return { status: 200, body: { chart: { result: [result], error: null } } };
}

/** One result for each kind asked, named as the kind; a kind that it does not have is there without its series. */
function yahooResults(symbol: string, url: URL): object {
  const kinds = (url.searchParams.get('type') ?? '').split(',');
  const result = kinds.map((type) => {
    const raw = YAHOO_RESULTS[symbol]?.[type];
    const rows = [{ asOfDate: '2026-09-30', periodType: 'TTM', currencyCode: 'BRL', reportedValue: { raw, fmt: '' } }];
    return { meta: { symbol: [symbol], type: [type] }, ...(raw === undefined ? {} : { timestamp: [], [type]: rows }) };
  });
  return { timeseries: { result, error: null } };
}

function bcb(path: string, url: URL): Said {
  const whole = /^\/dados\/serie\/bcdata\.sgs\.(\d+)\/dados$/u.exec(path)?.[1];
  if (whole !== undefined) {
    const isoOf = (day: string): string => day.split('/').reverse().join('-');
    const from = isoOf(url.searchParams.get('dataInicial') ?? '');
    const rows = (SERIES[Number(whole)] ?? []).filter((row) => isoOf((row as { data: string }).data) >= from);
    return rows.length === 0 ? { status: 404, body: { error: 'Value(s) not found' } } : { status: 200, body: rows };
  }
  const [, series = '', count = ''] = /^\/dados\/serie\/bcdata\.sgs\.(\d+)\/dados\/ultimos\/(\d+)$/u.exec(path) ?? [];
  const rows = SERIES[Number(series)];
  if (rows === undefined || Number(count) > 20) return { status: 404, body: { erro: 'Série não encontrada' } };
  return { status: 200, body: rows.slice(-Number(count)) };
}

function serper(path: string, _url: URL, request: IncomingMessage, sent: string): Said {
  if (request.headers['x-api-key'] !== SERPER_KEY) return { status: 403, body: { message: 'Unauthorized.' } };
  if (path !== '/news' || request.method !== 'POST') return { status: 404, body: { message: 'Not found' } };
  const { q, num } = JSON.parse(sent) as { q: string; num: number };
  const news = /nada/u.test(q) ? [] : NEWS.slice(0, num);
  return { status: 200, body: { searchParameters: { q, type: 'news', engine: 'google' }, news, credits: 1 } };
}
