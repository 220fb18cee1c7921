// Videos against an oEmbed that speaks real HTTP, its three ways of saying no included.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Youtube, youtube } from '../../src/clients/youtube/youtube.ts';
import { type OembedServer, oembedServer } from '../fakes/oembed-server.ts';
import { survivesFailures } from './api-failures.ts';
import { clientWorld } from './world.ts';

let server: OembedServer;
beforeAll(async () => {
  server = await oembedServer();
});
afterAll(() => server.close());

function open(): { world: ReturnType<typeof clientWorld>; client: Youtube } {
  const world = clientWorld();
  return { world, client: youtube({ ...world, baseUrl: server.baseUrl, timeoutMs: 300 }) };
}

describe('a video', () => {
  it('has title, channel and picture, without a key', async () => {
    expect(await open().client.video('dQw4w9WgXcQ')).toMatchObject({
      kind: 'found',
      value: {
        kind: 'video',
        site: 'YouTube',
        videoId: 'dQw4w9WgXcQ',
        title: 'Rick Astley - Never Gonna Give You Up (Official Video) (4K Remaster)',
        author: 'Rick Astley',
        thumbnailUrl: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
      },
    });
    expect(server.requests.at(-1)).not.toContain('key');
  });

  it('is another video when case differs', async () => {
    const { client } = open();
    await client.video('dQw4w9WgXcQ');
    expect(await client.video('DQw4w9WgXcQ')).toMatchObject({ value: { title: 'Outro vídeo' } });
  });

  it('keeps accents and symbols of its title', async () => {
    expect(await open().client.video('a-b_c0123-4')).toMatchObject({
      value: { title: 'Receita de pão de queijo & café ‹fácil›', author: 'Cozinha da Vó Zélia' },
    });
  });

  it('that does not exist is none; one that may not be embedded is refused', async () => {
    const { client } = open();
    expect(await client.video('zzzzzzzzzzz')).toEqual({ kind: 'none' });
    expect(await client.video('curto')).toEqual({ kind: 'none' });
    expect(await client.video('privado0000')).toEqual({ kind: 'unavailable', reason: 'refused' });
  });

  it('has no picture from another host', async () => {
    server.failNext({ kind: 'odd', body: { title: 'x', thumbnail_url: 'https://evil.example/i.ytimg.com/x.jpg' } });
    expect(await open().client.video('jNQXAC9IVRw')).toMatchObject({ value: { thumbnailUrl: null, author: null } });
  });
});

describe('failures', () => {
  survivesFailures(() => {
    const { world, client } = open();
    return {
      world,
      requests: server.requests,
      failNext: server.failNext,
      ask: (signal) => client.video('jNQXAC9IVRw', signal),
    };
  });
});
