// Title, channel and picture of a video from YouTube's oEmbed, without key or quota. A video whose owner forbids
// embedding answers 401 although it exists: that is `refused`, not `none`.

import * as z from 'zod/mini';
import { inertText } from '../../domain/inert-text.ts';
import type { Lookup } from '../../domain/lookup.ts';
import { type VideoMetadata, videoMetadata } from '../../domain/metadata/video-metadata.ts';
import type { Clock, Http } from '../../ports.ts';
import { cachedLookup, DETAILS } from '../cached-lookup.ts';
import type { ClientCache } from '../client-cache.ts';
import { jsonApi } from '../json-api.ts';

export type YoutubeDeps = {
  /** https://www.youtube.com, or a local server. */
  readonly baseUrl: string;
  readonly fetch: Http;
  readonly clock: Clock;
  readonly cache: ClientCache;
  readonly timeoutMs?: number;
};

export interface Youtube {
  /** @param id the canonical one (memories/youtube-id). */
  video(id: string, signal?: AbortSignal): Promise<Lookup<VideoMetadata>>;
}

const LONGEST_TITLE = 200;
const LONGEST_NAME = 100;

const optionalText = z.catch(z.nullable(z.string()), null);
const oembed = z.object({ title: z.string(), author_name: optionalText, thumbnail_url: optionalText });

/** @returns `none` for an id without a video. Cached by id. */
export function youtube(deps: YoutubeDeps): Youtube {
  const { cache, clock } = deps;
  const api = jsonApi(deps);

  async function ask(id: string, signal?: AbortSignal) {
    const url = `https://www.youtube.com/watch?v=${id}`;
    const answer = await api.get('/oembed', { url, format: 'json' }, oembed, signal);
    if (answer.kind !== 'found') return answer;
    const title = inertText(answer.value.title, LONGEST_TITLE);
    if (title === '') return { kind: 'none' } as const;
    const value: VideoMetadata = {
      kind: 'video',
      site: 'YouTube',
      videoId: id,
      title,
      author: inertText(answer.value.author_name ?? '', LONGEST_NAME) || null,
      thumbnailUrl: pictureOf(answer.value.thumbnail_url),
    };
    return { kind: 'found', value } as const;
  }

  return {
    video(id, signal) {
      if (!/^[\w-]{11}$/u.test(id)) return Promise.resolve({ kind: 'none' });
      return cachedLookup({ cache, clock, key: `youtube1:${id}`, freshness: DETAILS, schema: videoMetadata }, () =>
        ask(id, signal),
      );
    },
  };
}

/** Only YouTube's picture host: channels open this address. */
const pictureOf = (address: string | null): string | null =>
  address !== null && /^https:\/\/i\d?\.ytimg\.com\/[\w/.-]+$/u.test(address) ? address : null;
