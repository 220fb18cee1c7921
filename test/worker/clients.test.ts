// The clients of outside services inside workerd: the fetcher's contract, and one whole way through each.

import { expect, inject, it } from 'vitest';
import { linkPreview } from '../../src/clients/link-preview/link-preview.ts';
import { tmdb } from '../../src/clients/tmdb/tmdb.ts';
import { youtube } from '../../src/clients/youtube/youtube.ts';
import { guardedFetchWorker } from '../../src/runtime/guarded-fetch-worker.ts';
import { clientWorld } from '../clients/world.ts';
import { type FetchHarness, guardedFetchContract } from '../contract/guarded-fetch-suite.ts';

const KEY = '0123456789abcdef0123456789abcdef';

const fetcher: FetchHarness['fetcher'] = (policy, totalMs) =>
  guardedFetchWorker({
    fetch: (url, init) => fetch(url, init),
    allowPrivate: false,
    policy,
    ...(totalMs === undefined ? {} : { totalMs }),
  });

guardedFetchContract('in workerd', {
  fetcher,
  capsHeaders: true,
  start: async () => inject('webSites'),
  close: async () => {},
});

it('previews a page of another encoding', async () => {
  const preview = linkPreview({ ...clientWorld(), fetchPage: fetcher({ allowPrivate: true, ports: 'any' }) });
  expect(await preview(`${inject('webSites')}/cartao`)).toMatchObject({ value: { title: 'Ação & reação' } });
});

it('asks TMDB and YouTube', async () => {
  const films = tmdb({ ...clientWorld(), apiKey: KEY, baseUrl: inject('tmdb') });
  expect(await films.search('movie', { title: 'inception' })).toMatchObject({ value: [{ title: 'A Origem' }, {}] });
  expect(await films.movie(27205)).toMatchObject({ value: { directors: ['Christopher Nolan'] } });
  const videos = youtube({ ...clientWorld(), baseUrl: inject('oembed') });
  expect(await videos.video('jNQXAC9IVRw')).toMatchObject({ value: { title: 'Me at the zoo' } });
  expect(await videos.video('zzzzzzzzzzz')).toEqual({ kind: 'none' });
});

it('gives up on services that are silent', async () => {
  const videos = youtube({ ...clientWorld(), baseUrl: `${inject('webSites')}/fixo/silencio?`, timeoutMs: 300 });
  expect(await videos.video('jNQXAC9IVRw')).toEqual({ kind: 'unavailable', reason: 'timeout' });
});
