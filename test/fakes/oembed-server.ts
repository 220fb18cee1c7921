// YouTube's oEmbed endpoint as a real HTTP server on loopback: known videos, the three ways it says no (400, 401, 404 in plain
// text), JSON with every "<" and "=" escaped as Google sends it, and failures on demand.

import { type FailingServer, failingServer } from './failing-server.ts';

export type FakeVideo = { readonly title: string; readonly author: string } | 'private';

const VIDEOS: Readonly<Record<string, FakeVideo>> = {
  dQw4w9WgXcQ: { title: 'Rick Astley - Never Gonna Give You Up (Official Video) (4K Remaster)', author: 'Rick Astley' },
  // Differs from the one above in case alone.
  DQw4w9WgXcQ: { title: 'Outro vídeo', author: 'Outra pessoa' },
  jNQXAC9IVRw: { title: 'Me at the zoo', author: 'jawed' },
  'a-b_c0123-4': { title: 'Receita de pão de queijo & café <fácil>', author: 'Cozinha da Vó Zélia' },
  privado0000: 'private',
};

export type OembedServer = Omit<FailingServer, 'root'> & { readonly baseUrl: string };

export async function oembedServer(videos = VIDEOS): Promise<OembedServer> {
  const { root, ...server } = await failingServer((url, _, response) => {
    const refuse = (status: number, words: string): void =>
      void response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(words);
    if (url.pathname !== '/oembed') return refuse(404, 'Not Found');
    const id = /[?&]v=([\w-]+)/u.exec(url.searchParams.get('url') ?? '')?.[1] ?? '';
    if (id.length !== 11) return refuse(400, 'Bad Request');
    const video = videos[id];
    if (video === undefined) return refuse(404, 'Not Found');
    if (video === 'private') return refuse(401, 'Unauthorized');
    const body = JSON.stringify({
      title: video.title,
      author_name: video.author,
      author_url: 'https://www.youtube.com/@alguem',
      type: 'video',
      height: 113,
      width: 200,
      version: '1.0',
      provider_name: 'YouTube',
      provider_url: 'https://www.youtube.com/',
      thumbnail_height: 360,
      thumbnail_width: 480,
      thumbnail_url: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
      html: `<iframe width="200" height="113" src="https://www.youtube.com/embed/${id}?feature=oembed"></iframe>`,
    });
    const escaped = body.replace(
      /[<>=&\u{80}-\u{ffff}]/gu,
      (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    response.writeHead(200, { 'content-type': 'application/json' }).end(escaped);
  });
  return { baseUrl: root, ...server };
}
