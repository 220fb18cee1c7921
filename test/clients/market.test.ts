// Prices, rates and news against services that speak real HTTP: what each source says, and what is believed when one is silent.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compounded } from '../../src/clients/market/published-rates.ts';
import type { LocalDate } from '../../src/domain/dates.ts';
import { composeMarket } from '../../src/runtime/compose-market.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { BRAPI_TOKEN, marketEnv } from '../fakes/market-env.ts';
import { IPCA } from '../fakes/market-figures.ts';
import { type MarketServer, marketServer } from '../fakes/market-server.ts';
import type { WebFault } from '../fakes/web-fault.ts';
import { clientWorld } from './world.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;

let server: MarketServer;
let asked: number;
beforeAll(async () => {
  server = await marketServer();
});
afterAll(() => server.close());
beforeEach(() => {
  asked = server.requests.length;
});

const requestsHere = (): readonly string[] => server.requests.slice(asked);

/** Waited for in full where an answer never comes. */
const SOON_MS = 900;
/** For what answers, on a machine that others use too. */
const IN_TIME_MS = 8_000;

function open(keys?: Readonly<Record<string, string>>, deadlineMs = SOON_MS) {
  const world = clientWorld();
  const config = readConfig(marketEnv(server.root, keys));
  if (!config.ok) throw new Error('the test configuration is wrong');
  return { world, market: composeMarket(config.value, { ...world, deadlineMs }) };
}

const down: WebFault = { kind: 'status', status: 500 };

describe('a quote', () => {
  it('comes from Brapi with value, change and moment', async () => {
    expect(await open().market.quote('USD')).toMatchObject({
      kind: 'found',
      stale: false,
      value: {
        symbol: 'USD',
        name: 'Dólar',
        value: '5.4321',
        unit: 'BRL',
        change: '0.35',
        source: 'Brapi',
        of: Date.parse('2026-11-18T17:02:00Z'),
        reliability: 100,
      },
    });
    expect(await open().market.quote('petr4')).toMatchObject({
      value: { symbol: 'PETR4', name: 'Petróleo Brasileiro S.A. - Petrobras', value: '38.42', change: '0.89' },
    });
    expect(await open().market.quote('BTC')).toMatchObject({ value: { value: '512345.67', unit: 'BRL' } });
    expect(await open().market.quote('IBOV')).toMatchObject({ value: { value: '128456.35', unit: 'pontos' } });
  });

  it('never shows the token in an address', async () => {
    await open().market.quote('PETR4');
    expect(requestsHere().join()).not.toContain(BRAPI_TOKEN);
  });

  it('without a token comes from Yahoo, the change reckoned from the close before', async () => {
    const { market } = open({});
    expect(await market.quote('PETR4')).toMatchObject({
      value: { value: '38.4', source: 'Yahoo Finanças', reliability: 85, change: '0.84' },
    });
    expect(await market.quote('AAPL')).toMatchObject({ value: { unit: 'USD', value: '271.49', change: '0.55' } });
    expect(requestsHere().join()).not.toContain('brapi');
  });

  it('of what no exchange lists is none, without asking', async () => {
    expect(await open().market.quote('minha casa')).toEqual({ kind: 'none' });
    expect(await open().market.quote('../../x')).toEqual({ kind: 'none' });
    expect(requestsHere()).toEqual([]);
  });

  it('that nobody knows is none', async () => {
    expect(await open().market.quote('ABCD3')).toEqual({ kind: 'none' });
    expect(requestsHere().map((one) => one.split(' ')[0])).toEqual(['brapi', 'yahoo']);
  });

  it('in another money than promised is no answer', async () => {
    server.failNext('yahoo', {
      kind: 'odd',
      body: { chart: { result: [{ meta: { currency: 'MXN', regularMarketPrice: 3 } }], error: null } },
    });
    expect(await open({}).market.quote('PETR4')).toEqual({ kind: 'none' });
  });
});

describe('what a company published', () => {
  const paid = { pl: '20.36', lpa: '0.5', pvp: '0.71', roe: '3.51' };

  it('comes from Brapi, with what a paid plan tells', async () => {
    expect(await open().market.fundamentals('mglu3')).toMatchObject({
      kind: 'found',
      value: { symbol: 'MGLU3', name: 'Magazine Luiza S.A.', ...paid, source: 'Brapi', reliability: 100 },
    });
  });

  it('is asked again without the modules when the plan has none', async () => {
    server.failNext('brapi', { kind: 'status', status: 403 });
    expect(await open().market.fundamentals('MGLU3')).toMatchObject({ value: { ...paid, pvp: null, roe: null } });
    expect(requestsHere().map((one) => one.includes('modules'))).toEqual([true, false]);
  });

  it('after a loss has no P/L', async () => {
    expect(await open().market.fundamentals('AMER3')).toMatchObject({ value: { pl: null, lpa: '-0.42' } });
  });

  it('comes from Yahoo when Brapi is silent, with the day it is of', async () => {
    server.failNext('brapi', down);
    expect(await open().market.fundamentals('MGLU3')).toMatchObject({
      stale: false,
      value: { pl: '18.5', lpa: '0.55', of: '2026-09-30', source: 'Yahoo Finanças', reliability: 85 },
    });
  });

  it('is none for what is no company, and where nobody knows', async () => {
    expect(await open().market.fundamentals('USD')).toEqual({ kind: 'none' });
    expect(await open().market.fundamentals('VALE3')).toEqual({ kind: 'none' });
  });
});

describe('the chain', () => {
  it('asks nobody for five minutes', async () => {
    const { market, world } = open();
    await market.quote('USD');
    world.pass(4 * 60_000);
    expect(await market.quote('USD')).toMatchObject({ kind: 'found', stale: false });
    expect(requestsHere()).toHaveLength(1);
    world.pass(2 * 60_000);
    await market.quote('USD');
    expect(requestsHere()).toHaveLength(2);
  });

  it('shows what was kept within a day before it asks another source, labelled 70', async () => {
    const { market, world } = open();
    await market.quote('USD');
    world.pass(20 * HOUR);
    server.failNext('brapi', down);
    const found = await market.quote('USD');
    expect(found).toMatchObject({ stale: true, value: { source: 'Brapi', reliability: 70 } });
    expect(found.kind === 'found' && world.clock.now() - found.asOf).toBe(20 * HOUR);
    expect(requestsHere().map((one) => one.split(' ')[0])).toEqual(['brapi', 'brapi']);
  });

  it('after a day asks Yahoo, labelled 85', async () => {
    const { market, world } = open();
    await market.quote('USD');
    world.pass(25 * HOUR);
    server.failNext('brapi', { kind: 'hang' });
    expect(await market.quote('USD')).toMatchObject({ stale: false, value: { value: '5.441', reliability: 85 } });
  });

  it('asks Banco Central for the dollar when Yahoo is silent too', async () => {
    for (const service of ['brapi', 'yahoo'] as const) server.failNext(service, down);
    expect(await open().market.quote('USD')).toMatchObject({
      value: { value: '5.4290', of: '2026-11-18', source: 'Banco Central (PTAX)', reliability: 85, change: null },
    });
  });

  it('shows what is older with label 40, for thirty days and no longer', async () => {
    const { market, world } = open();
    await market.quote('PETR4');
    world.pass(20 * DAY);
    for (const service of ['brapi', 'yahoo'] as const) server.failNext(service, { kind: 'drop' });
    expect(await market.quote('PETR4')).toMatchObject({ stale: true, value: { reliability: 40 } });
    world.pass(11 * DAY);
    for (const service of ['brapi', 'yahoo'] as const) server.failNext(service, { kind: 'garbage' });
    expect(await market.quote('PETR4')).toEqual({ kind: 'unavailable', reason: 'bad_answer' });
  });

  it('takes a spent plan for a refusal and goes on', async () => {
    server.failNext('brapi', { kind: 'status', status: 402 });
    expect(await open().market.quote('PETR4')).toMatchObject({ value: { reliability: 85 } });
  });

  it('survives a cache that fails and one that holds nonsense', async () => {
    const { market, world } = open();
    world.kept.set('market1:quote:USD', { at: world.clock.now(), value: { value: 'muito' } });
    expect(await market.quote('USD')).toMatchObject({ value: { value: '5.4321' } });
  });

  it.each([
    ['silence', { kind: 'hang' }, 'timeout'],
    ['headers and no body', { kind: 'stall' }, 'timeout'],
    ['a cut', { kind: 'cut' }, 'network'],
    ['JSON null', { kind: 'odd', body: null }, 'bad_answer'],
    ['a huge body', { kind: 'huge', bytes: 3 * 1024 * 1024 }, 'bad_answer'],
    ['403', { kind: 'status', status: 403 }, 'refused'],
  ] as const)('ends in a value on %s', async (_, fault, reason) => {
    for (const service of ['brapi', 'yahoo'] as const) server.failNext(service, fault);
    const { market } = open(undefined, reason === 'timeout' ? SOON_MS : IN_TIME_MS);
    expect(await market.quote('PETR4')).toEqual({ kind: 'unavailable', reason });
  });
});

describe('an indicator', () => {
  it.each([
    ['selic', '14.75', '% a.a.', '2026-12-09'],
    ['cdi', '14.65', '% a.a.', '2026-11-17'],
    ['ipca', '4.68', '% 12 meses', '2026-10-01'],
    ['poupanca', '0.6742', '% a.m.', '2026-11-17'],
    ['tr', '0.1733', '% a.m.', '2026-11-17'],
    // Twelve months compounded: the product of (1 + rate), worked out by hand.
    ['igpm', '-0.73', '% 12 meses', '2026-12-01'],
  ] as const)('%s is what Banco Central publishes', async (name, value, unit, of) => {
    expect(await open({}).market.indicator(name)).toMatchObject({
      value: { value, unit, of, source: 'Banco Central', reliability: 100 },
    });
  });

  it('that is traded is a quote', async () => {
    expect(await open().market.indicator('dolar')).toMatchObject({ value: { value: '5.4321', symbol: 'USD' } });
    expect(await open().market.indicator('ibovespa')).toMatchObject({ value: { unit: 'pontos' } });
  });

  it('is kept an hour, and shown with its age when Banco Central is down', async () => {
    const { market, world } = open();
    await market.indicator('selic');
    world.pass(0.9 * HOUR);
    await market.indicator('selic');
    expect(requestsHere()).toHaveLength(1);
    world.pass(HOUR);
    server.failNext('bcb', { kind: 'status', status: 503, body: '<html>Requisição inválida</html>' });
    expect(await market.indicator('selic')).toMatchObject({ stale: true, value: { reliability: 70 } });
  });
});

describe('news', () => {
  it('are titles, addresses of the web and who says so', async () => {
    expect(await open().market.news('petrobras', 5)).toMatchObject({
      value: [
        {
          title: 'Petrobras anuncia dividendos de R$ 12 bilhões',
          url: 'https://noticias.example/petrobras-dividendos',
          source: 'Diário da Economia',
          snippet: 'O conselho aprovou a distribuição.',
        },
        { title: 'Copom mantém a Selic em 14,75 %', source: 'outro.example', snippet: null },
      ],
    });
    expect(requestsHere()).toEqual(['serper POST /news']);
  });

  it('say when there are none, when there is no key and when it is refused', async () => {
    expect(await open().market.news('nada disso', 5)).toEqual({ kind: 'none' });
    expect(await open({}).market.news('petrobras', 5)).toEqual({ kind: 'unavailable', reason: 'not_configured' });
    expect(await open({ SERPER_API_KEY: 'outra' }).market.news('x', 5)).toEqual({
      kind: 'unavailable',
      reason: 'refused',
    });
  });
});

describe('inflation since a month', () => {
  it('is the product of the months, the first and the last included', async () => {
    expect(await open().market.inflation('2025-01-20' as LocalDate)).toMatchObject({
      kind: 'found',
      value: { from: '2025-01-01', to: '2025-12-01', months: 12, source: 'Banco Central', reliability: 100 },
    });
    expect(requestsHere()).toEqual([
      'bcb GET /dados/serie/bcdata.sgs.433/dados?formato=json&dataInicial=01%2F01%2F2025',
    ]);
  });

  it('comes to what IBGE published for each year from 2015 to 2025', () => {
    const yearly = Object.values(IPCA).map((months) =>
      compounded(months.split(' ').map((value) => ({ date: '2015-01-01' as LocalDate, value }))),
    );
    // 2022 was 5,79 by the index itself: months are published rounded, and the Calculadora do Cidadão multiplies those.
    expect(yearly).toEqual([
      ...['10.67', '6.29', '2.95', '3.75', '4.31', '4.52', '10.06', '5.78', '4.62', '4.83', '4.26'],
    ]);
  });

  it('is not told for a month nobody published', async () => {
    expect((await open().market.inflation('2014-06-01' as LocalDate)).kind).toBe('none');
    expect((await open().market.inflation('2026-11-01' as LocalDate)).kind).toBe('none');
  });
});
