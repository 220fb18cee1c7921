// One account reached by several channels. A short code made in one is typed in another; what the other channel had stays where it
// was, untouched and out of sight, and comes back when the two part. Part of Repos in ports.ts.

import type { ConversationId, InboxId, Instant } from './ids.ts';
import type { ChannelName } from './message.ts';

/** Digits and capitals that nobody takes for one another; 32, so that 5 random bits choose one evenly. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export const LINK_CODE_MS = 10 * 60_000;

/** 40 bits of a random token, e.g. 'K7QW3MZX'. */
export const linkCodeFrom = (token: string): string =>
  [...token.padEnd(LENGTH, 'A')]
    .slice(0, LENGTH)
    .map((char) => ALPHABET[Math.max(0, BASE64URL.indexOf(char)) % ALPHABET.length])
    .join('');

/** As shown: 'K7QW-3MZX'. */
export const shownLinkCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** What a channel would leave behind by joining another account. */
export type Leftovers = {
  readonly items: number;
  readonly entries: number;
  readonly reminders: number;
  /** Ceilings, goals, facts about the person, agents of their own. */
  readonly others: number;
};

export type Joining =
  | { readonly kind: 'joined'; readonly left: Leftovers | undefined }
  /** Nothing happened yet: this is what would stay behind. */
  | { readonly kind: 'would_leave'; readonly left: Leftovers }
  /** Never made, used, or too old: which of them is nobody's business. */
  | { readonly kind: 'no_such_code' }
  | { readonly kind: 'too_many_tries' }
  | { readonly kind: 'own_code' }
  /** That account already has somebody on this channel. */
  | { readonly kind: 'channel_taken' };

export interface LinkRepos {
  /** One live code an account: a new one ends the one before. */
  issue(code: string, now: Instant): void;
  /** @param leave whether the person agreed to leave behind what is here. */
  join(
    at: { readonly conversation: ConversationId; readonly turn: InboxId },
    code: string,
    leave: boolean,
    now: Instant,
  ): Joining;
  /** Channels that joined this account by a code. */
  joined(): readonly ChannelName[];
  /** That channel goes back to what it was before. */
  part(channel: ChannelName): void;
}
