// The video id in any YouTube address: watch, shorts, live, embed, youtu.be, m., music., with parameters in any order.
// Ids are case-sensitive.

import { webAddress } from '../domain/web-address.ts';

const HOST = /^(?:(?:www|m|music|gaming|kids)\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/u;
const IN_PATH = /^\/(?:shorts|live|embed|v|e|vi|watch)\/([^/?&]+)/u;
/** Eleven characters in the place of an id that are not one: /embed/videoseries?list=… */
const NOT_IDS = new Set(['videoseries', 'live_stream']);

const asId = (text: string | null | undefined): string | undefined =>
  text !== null && text !== undefined && /^[\w-]{11}$/u.test(text) && !NOT_IDS.has(text) ? text : undefined;

/** The video's id (11 characters), or undefined: a channel, a playlist, another site. */
export function youtubeId(address: string): string | undefined {
  const url = webAddress(address);
  if (url === undefined) return undefined;
  const host = url.hostname.replace(/\.+$/u, '');
  if (host === 'consent.youtube.com') return wrapped(url.searchParams.get('continue'));
  if (!HOST.test(host)) return undefined;
  if (url.pathname === '/attribution_link') return wrapped(url.searchParams.get('u'));
  return (
    asId(url.searchParams.get('v')) ??
    asId(IN_PATH.exec(url.pathname)?.[1]) ??
    (host.endsWith('youtu.be') ? asId(url.pathname.split('/')[1]) : undefined)
  );
}

/** Follows one nested address and no more, so that nesting cannot be abused. */
function wrapped(inner: string | null): string | undefined {
  const url = inner === null ? null : URL.parse(inner, 'https://www.youtube.com');
  if (url === null || url.pathname === '/attribution_link' || !HOST.test(url.hostname)) return undefined;
  return youtubeId(url.href);
}
