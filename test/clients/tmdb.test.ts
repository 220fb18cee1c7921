// Films and series against a TMDB that speaks real HTTP, its failures included.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidatesWithMakers } from '../../src/clients/tmdb/candidates-with-makers.ts';
import { type Tmdb, tmdb } from '../../src/clients/tmdb/tmdb.ts';
import { type TmdbServer, tmdbServer } from '../fakes/tmdb-server.ts';
import { survivesFailures } from './api-failures.ts';
import { clientWorld } from './world.ts';

const KEY = '0123456789abcdef0123456789abcdef';
let server: TmdbServer;
beforeAll(async () => {
  server = await tmdbServer(KEY);
});
afterAll(() => server.close());

function open(apiKey: string | undefined = KEY): { world: ReturnType<typeof clientWorld>; client: Tmdb } {
  const world = clientWorld();
  return { world, client: tmdb({ ...world, apiKey, baseUrl: server.baseUrl, timeoutMs: 300 }) };
}

const titles = (found: Awaited<ReturnType<Tmdb['search']>>) =>
  found.kind === 'found' ? found.value.map(({ title, year }) => `${title} ${year}`) : found.kind;

describe('search', () => {
  it('finds by either title, in pt-BR', async () => {
    const { client } = open();
    expect(titles(await client.search('movie', { title: 'inception' }))).toEqual(['A Origem 2010', 'Inception 2014']);
    expect(titles(await client.search('movie', { title: 'a origem' }))).toEqual(['A Origem 2010']);
    expect(titles(await client.search('tv_show', { title: 'severance' }))).toEqual(['Ruptura 2022']);
    expect(server.requests.at(-1)).toContain('language=pt-BR');
  });

  it('keeps those of the year, and forgives a wrong year', async () => {
    const { client } = open();
    expect(titles(await client.search('movie', { title: 'duna', year: 1984 }))).toEqual(['Duna 1984']);
    expect(titles(await client.search('movie', { title: 'matrix', year: 1998 }))).toHaveLength(3);
    expect(titles(await client.search('tv_show', { title: 'the office', year: 2001 }))).toEqual(['The Office 2001']);
  });

  it('says none, remembers it for five minutes, and asks for no empty title', async () => {
    const { client, world } = open();
    expect(await client.search('movie', { title: 'xyzzy' })).toEqual({ kind: 'none' });
    const before = server.requests.length;
    expect(await client.search('movie', { title: '  ' })).toEqual({ kind: 'none' });
    expect(await client.search('movie', { title: 'XYZZY ' })).toEqual({ kind: 'none' });
    expect(server.requests.length).toBe(before);
    world.pass(6 * 60_000);
    await client.search('movie', { title: 'xyzzy' });
    expect(server.requests.length).toBe(before + 1);
  });

  it('knows no year, poster or synopsis where TMDB has none', async () => {
    const { client } = open();
    expect(await client.search('movie', { title: 'filme sem nada' })).toMatchObject({
      value: [{ title: 'Filme Sem Nada', year: null, posterUrl: null, overview: null }],
    });
  });

  it('survives titles of any kind', async () => {
    const { client } = open();
    for (const title of ['100% Lobo & Cia?', 'a'.repeat(5000), '千と千尋', '../../etc/passwd', 'a#b', '\u{d800}'])
      expect(['found', 'none']).toContain((await client.search('movie', { title })).kind);
  });
});

describe('details', () => {
  it('of a film, everything in one call', async () => {
    const { client } = open();
    const before = server.requests.length;
    expect(await client.movie(27205)).toMatchObject({
      kind: 'found',
      stale: false,
      value: {
        kind: 'movie',
        tmdbId: 27205,
        title: 'A Origem',
        originalTitle: 'Inception',
        year: 2010,
        releaseDate: '2010-07-15',
        directors: ['Christopher Nolan'],
        cast: ['Leonardo DiCaprio', 'Joseph Gordon-Levitt', 'Elliot Page'],
        genres: ['Ação', 'Ficção científica', 'Aventura'],
        keywords: ['dream', 'subconscious', 'heist'],
        runtimeMinutes: 148,
        rating: 8.4,
        posterUrl: 'https://image.tmdb.org/t/p/w500/poster27205.jpg',
        offers: { stream: ['Max'], rent: ['Apple TV', 'Amazon Video'], free: [], buy: [] },
      },
    });
    expect(server.requests.length).toBe(before + 1);
  });

  it('of a series', async () => {
    const { client } = open();
    expect(await client.tvShow(1396)).toMatchObject({
      value: { creators: ['Vince Gilligan'], seasons: 5, episodes: 62, year: 2008, endYear: 2013, runtimeMinutes: 45 },
    });
    expect(await client.tvShow(70523)).toMatchObject({ value: { runtimeMinutes: null } });
    expect(await client.tvShow(95396)).toMatchObject({ value: { endYear: null, seasons: 2 } });
  });

  it('are null where unknown, never 0 or this year', async () => {
    const { client } = open();
    expect(await client.movie(990001)).toMatchObject({
      value: { year: null, runtimeMinutes: null, rating: null, posterUrl: null, overview: null, directors: [] },
    });
    // Offered nowhere in Brazil is known.
    expect(await client.movie(841)).toMatchObject({ value: { offers: { stream: [], rent: [], buy: [], free: [] } } });
  });

  it('of an id nobody has', async () => {
    expect(await open().client.movie(1)).toEqual({ kind: 'none' });
  });

  it('lose odd fields, not the card', async () => {
    const { client } = open();
    server.failNext({
      kind: 'odd',
      body: {
        id: 7,
        title: '  Um\nfilme \u{202e}ruim ',
        runtime: '90',
        genres: [{ name: 'Drama' }, 3, null, { nome: 'x' }],
        credits: { cast: 'ninguém', crew: [{ name: 'Ana', job: 'Director' }, { job: 'Director' }] },
        poster_path: '//evil.example/x.jpg',
        release_date: '2010',
        vote_average: 99,
        vote_count: 1,
        'watch/providers': [],
      },
    });
    expect(await client.movie(7)).toMatchObject({
      value: {
        title: 'Um filme ruim',
        runtimeMinutes: null,
        genres: ['Drama'],
        directors: ['Ana'],
        posterUrl: null,
        year: null,
        rating: null,
        offers: null,
      },
    });
  });
});

describe('candidates', () => {
  it('are told apart by who made them, and the chosen one costs no further call', async () => {
    const { client } = open();
    const found = await client.search('movie', { title: 'duna' });
    const makers = await candidatesWithMakers(client, found.kind === 'found' ? found.value : []);
    expect(makers.map((one) => [one.year, ...one.makers])).toEqual([
      [2021, 'Denis Villeneuve'],
      [1984, 'David Lynch'],
    ]);
    const before = server.requests.length;
    await client.movie(841);
    expect(server.requests.length).toBe(before);
  });

  it('have no maker when TMDB does not say', async () => {
    const { client } = open();
    const found = await client.search('tv_show', { title: 'dark' });
    server.failNext({ kind: 'status', status: 500 });
    const makers = await candidatesWithMakers(client, found.kind === 'found' ? found.value : []);
    expect(makers.map((one) => one.makers)).toEqual([[]]);
  });
});

describe('keys', () => {
  it('none: off, and no call', async () => {
    const before = server.requests.length;
    const client = tmdb({ ...clientWorld(), apiKey: undefined, baseUrl: server.baseUrl });
    for (const answer of [
      await client.movie(603),
      await client.tvShow(1396),
      await client.search('movie', { title: 'x' }),
    ])
      expect(answer).toEqual({ kind: 'unavailable', reason: 'not_configured' });
    expect(server.requests.length).toBe(before);
  });

  it('wrong: refused', async () => {
    expect(await open('nope').client.movie(603)).toEqual({ kind: 'unavailable', reason: 'refused' });
  });

  it('v4 tokens travel in a header alone', async () => {
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln';
    const other = await tmdbServer(token);
    const client = tmdb({ ...clientWorld(), apiKey: token, baseUrl: other.baseUrl });
    expect((await client.movie(603)).kind).toBe('found');
    expect(other.requests.join()).not.toContain(token);
    await other.close();
  });

  it('no one there: network', async () => {
    const client = tmdb({ ...clientWorld(), apiKey: KEY, baseUrl: 'http://127.0.0.1:9/3' });
    expect(await client.movie(603)).toEqual({ kind: 'unavailable', reason: 'network' });
  });
});

describe('a cache that fails', () => {
  it('costs a call and nothing else', async () => {
    const world = clientWorld();
    const cache = { get: () => Promise.reject(new Error('disk')), put: () => Promise.reject(new Error('disk')) };
    const client = tmdb({ ...world, cache, apiKey: KEY, baseUrl: server.baseUrl });
    expect((await client.movie(603)).kind).toBe('found');
  });

  it('and rows of an older shape are asked again', async () => {
    const { client, world } = open();
    world.kept.set('tmdb1:movie:603', { at: world.clock.now(), value: { title: 'Matrix' } });
    expect(await client.movie(603)).toMatchObject({ value: { year: 1999 } });
  });
});

describe('failures', () => {
  survivesFailures(() => {
    const { world, client } = open();
    return {
      world,
      requests: server.requests,
      failNext: server.failNext,
      ask: (signal) => client.movie(603, signal),
    };
  });
});
