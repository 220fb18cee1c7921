// One account used from several channels. A short code made in one is typed in another; the second channel's own data
// is set aside unchanged and reappears when it is unlinked. Part of Repos in ports.ts.

import { MINUTE_MS } from './durations.ts';
import type { ConversationId, InboxId, Instant } from './ids.ts';
import type { ChannelName } from './message.ts';

/** 32 unambiguous digits and capitals, so that 5 random bits choose one uniformly. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export const LINK_CODE_MS = 10 * MINUTE_MS;

/** 40 bits of a random token, e.g. 'K7QW3MZX'. */
export const linkCodeFrom = (token: string): string =>
  [...token.padEnd(LENGTH, 'A')]
    .slice(0, LENGTH)
    .map((char) => ALPHABET[Math.max(0, BASE64URL.indexOf(char)) % ALPHABET.length])
    .join('');

/** As displayed: 'K7QW-3MZX'. */
export const shownLinkCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** What a channel would leave behind by joining another account. */
export type Leftovers = {
  readonly items: number;
  readonly entries: number;
  readonly reminders: number;
  /** Budgets, goals, facts about the person, their own agents. */
  readonly others: number;
};

export type Joining =
  | { readonly kind: 'joined'; readonly left: Leftovers | undefined }
  /** Preview: what would be left behind; nothing has happened yet. */
  | { readonly kind: 'would_leave'; readonly left: Leftovers }
  /** Unknown, used or expired; deliberately not distinguished. */
  | { readonly kind: 'no_such_code' }
  | { readonly kind: 'too_many_tries' }
  | { readonly kind: 'own_code' }
  /** The account already has this kind of channel. */
  | { readonly kind: 'channel_taken' };

export interface LinkRepos {
  /** One live code per account: a new one replaces it. */
  issue(code: string, now: Instant): void;
  /** `leave`: the person agreed to leave this channel's data behind. */
  join(
    at: { readonly conversation: ConversationId; readonly turn: InboxId },
    asked: { readonly code: string; readonly leave: boolean },
    now: Instant,
  ): Joining;
  /** Channels linked to this account by code. */
  joined(): readonly ChannelName[];
  /** Every conversation of this account, on every channel, oldest first. */
  conversations(): readonly {
    readonly id: ConversationId;
    readonly channel: ChannelName;
    readonly person: string;
    readonly group: boolean;
  }[];
  /** Unlinks that channel; its own data reappears. */
  part(channel: ChannelName): void;
}
