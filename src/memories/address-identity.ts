// The duplicate key of links and videos: one video under two addresses is one item, whichever kind it was saved as.

import { canonicalUrl } from './canonical-url.ts';
import { youtubeId } from './youtube-id.ts';

/** "youtube:" and the id, the canonical address of anything else, or the text itself when it is no address. */
export function addressIdentity(address: string): string {
  const id = youtubeId(address);
  return id === undefined ? (canonicalUrl(address) ?? address) : `youtube:${id}`;
}
