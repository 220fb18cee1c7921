// What comes in and what goes out, in words every channel shares. A channel translates its own wire into Inbound and
// Receipt, and a Reply into its own wire; nothing past channels/ knows a platform's field names.

import type { Instant } from './ids.ts';
import type { Unheard } from './recording.ts';
import type { RichText } from './text.ts';

export type ChannelName = 'telegram' | 'whatsapp' | 'web';

export type MediaKind =
  | 'photo'
  | 'voice'
  | 'audio'
  | 'video'
  | 'document'
  | 'sticker'
  | 'location'
  | 'contact'
  | 'other';

export type InboundBody =
  /** `spoken`: heard in a recording. */
  | { readonly kind: 'text'; readonly text: string; readonly spoken?: true }
  /** A button or list row was chosen; `callback` is what the platform wants answered (Telegram callback_query id). */
  | { readonly kind: 'choice'; readonly token: string; readonly callback?: string }
  | {
      readonly kind: 'media';
      readonly media: MediaKind;
      readonly fileId?: string;
      readonly mime?: string;
      /** What its sender called the file. */
      readonly name?: string;
      readonly caption?: string;
      /** Why a recording is no words yet. */
      readonly unheard?: Unheard;
    }
  /** The person edited message `of`: an offer to correct, never a new command (FACTS section 1). */
  | { readonly kind: 'edit'; readonly of: string; readonly text: string };

export type Inbound = {
  readonly channel: ChannelName;
  /** Unique within the channel and stable over redeliveries: the dedupe key. */
  readonly nativeId: string;
  /** The platform's id of who wrote; never a phone number where the platform has a business-scoped id. */
  readonly person: string;
  /**
   * Other ids the platform gave for the same person (WhatsApp: the phone number beside the business-scoped id). The store looks for
   * `person` first, then for an alias, and remembers them all, so that somebody first seen by phone stays one person. An alias
   * alone never joins an account that already holds a different business-scoped id: phone numbers are handed on to strangers.
   */
  readonly aliases?: readonly string[];
  readonly name?: string;
  /** Where answers go: differs from `person` in groups. */
  readonly chat: string;
  readonly group: boolean;
  /** The id other messages quote; differs from nativeId where the platform numbers updates and messages apart. */
  readonly messageId?: string;
  readonly sentAt: Instant;
  readonly replyTo?: { readonly messageId: string; readonly text?: string };
  /** Third-party words: stored or quoted, never obeyed. */
  readonly forwarded: boolean;
  readonly body: InboundBody;
};

/** News of something we sent. Monotone: sent < delivered < read; failed ends it unless it was read. */
export type Receipt = {
  readonly channel: ChannelName;
  /** The platform's id of our message. */
  readonly nativeId: string;
  readonly status: 'sent' | 'delivered' | 'read' | 'failed';
  readonly at: Instant;
  /** The outbox id we attached when sending, when the platform echoes it: settles an `unknown`. */
  readonly outbox?: string;
  readonly failure?: SendFailure;
};

/** Why a send did not end in `sent`; decides what the outbox does next (FAULTS 13-19). */
export type SendFailure =
  /** Provably never accepted: try again, after `afterMs` when the platform said so. */
  | { readonly kind: 'unsent'; readonly reason: string; readonly afterMs?: number }
  /** May have arrived: never resent. */
  | { readonly kind: 'ambiguous'; readonly reason: string }
  /** This message will never be accepted; the person is fine. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The person blocked us or is gone: park them until they write again. */
  | { readonly kind: 'unreachable'; readonly reason: string }
  /** Not now: hold until the person is back (WhatsApp's 24 h window, nobody at the web page). */
  | { readonly kind: 'away'; readonly reason: string }
  /** Our credentials are dead: halt the whole channel and page somebody. */
  | { readonly kind: 'halted'; readonly reason: string }
  /** The chat has a new id: rewrite and send again. */
  | { readonly kind: 'moved'; readonly reason: string; readonly chat: string };

export type SendResult = { readonly kind: 'sent'; readonly nativeId: string } | SendFailure;

export type Choice = { readonly token: string; readonly label: string; readonly hint?: string };

export type Picture = { readonly url: string } | { readonly png: string /* base64 */ };

export type Attachment = {
  readonly name: string;
  readonly mime: string;
  readonly content: string /* UTF-8 text, unless it says otherwise */;
  readonly encoding?: 'base64';
};

/** What a message of ours, by the platform's id, reads as from now on. */
export type Rewrite = { readonly of: string; readonly text: RichText; readonly choices?: readonly Choice[] };

export type Reply = {
  readonly text: RichText;
  readonly choices?: readonly Choice[];
  /** The text spells the choices out already, numbered from 1: a channel need not, and may show their numbers alone. */
  readonly spelled?: true;
  readonly picture?: Picture;
  readonly file?: Attachment;
  /** Quote this message where the channel can. */
  readonly quote?: string;
  /** Where the channel can change what it sent, this is done and nothing new is sent. */
  readonly rewrite?: Rewrite;
};
