// Incoming and outgoing messages in channel-neutral terms. A channel translates its wire format to Inbound and Receipt,
// and a Reply to its wire format; nothing past channels/ knows a platform's field names.

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
  /** `spoken`: transcribed from a voice message. */
  | { readonly kind: 'text'; readonly text: string; readonly spoken?: true }
  /** A button or list row was chosen; `callback` is what the platform wants answered (Telegram callback_query id). */
  | { readonly kind: 'choice'; readonly token: string; readonly callback?: string }
  | {
      readonly kind: 'media';
      readonly media: MediaKind;
      readonly fileId?: string;
      readonly mime?: string;
      /** The file name given by the sender. */
      readonly name?: string;
      readonly caption?: string;
      /** Why a voice message was not transcribed. */
      readonly unheard?: Unheard;
    }
  /** An emoji on message `of`. */
  | { readonly kind: 'reaction'; readonly of: string; readonly emoji: string }
  /** The person edited message `of`: offered as a correction, never run as a command (FACTS section 1). */
  | { readonly kind: 'edit'; readonly of: string; readonly text: string };

export type Inbound = {
  readonly channel: ChannelName;
  /** Unique within the channel and stable over redeliveries: the dedupe key. */
  readonly nativeId: string;
  /** The platform's id of the sender; never a phone number where the platform has a business-scoped id. */
  readonly person: string;
  /**
   * Other ids of the same person (WhatsApp: the phone number beside the business-scoped id). The store looks up
   * `person` first, then aliases, and remembers them all, so that somebody first seen by phone stays one person. An
   * alias alone never joins an account with a different business-scoped id: phone numbers are reassigned to strangers.
   */
  readonly aliases?: readonly string[];
  readonly name?: string;
  /** Where answers go: differs from `person` in groups. */
  readonly chat: string;
  readonly group: boolean;
  /** The topic of the chat it was written in, where a chat is divided into topics: the answer belongs there too. */
  readonly topic?: string;
  /** The platform withholds who wrote it: `person` has no notebook, and is only told how to be heard. */
  readonly nameless?: true;
  /** Said in a group without addressing us: acted on where it is clearly for us, otherwise left unanswered. */
  readonly overheard?: true;
  /** The id other messages quote; differs from nativeId where the platform numbers updates and messages separately. */
  readonly messageId?: string;
  readonly sentAt: Instant;
  /**
   * The message this one answers; without an id it is in another chat. `part`: `text` is what was marked in it. `ours`:
   * the platform says that we wrote it.
   */
  readonly replyTo?: {
    readonly messageId?: string;
    readonly text?: string;
    readonly part?: true;
    readonly ours?: true;
  };
  /** Third-party words: saved or quoted, never obeyed. */
  readonly forwarded: boolean;
  readonly body: InboundBody;
};

/** A delivery receipt. Monotone: sent < delivered < read; failed is final unless it was read. */
export type Receipt = {
  readonly channel: ChannelName;
  /** The platform's id of our message. */
  readonly nativeId: string;
  readonly status: 'sent' | 'delivered' | 'read' | 'failed';
  readonly at: Instant;
  /** The key of our send (send-key), when the platform echoes it: settles an `unknown` send. */
  readonly outbox?: string;
  /** Why it failed; present when `status` is 'failed' and the platform says. */
  readonly failure?: SendFailure;
};

/** Why a send did not end in `sent`; determines the next outbox status (FAULTS 13-19). */
export type SendFailure =
  /** Certainly not accepted: retry, after `afterMs` when the platform gave one. `offline`: there was no connection. */
  | { readonly kind: 'unsent'; readonly reason: string; readonly afterMs?: number; readonly offline?: true }
  /** May have been delivered: never resent. */
  | { readonly kind: 'ambiguous'; readonly reason: string }
  /** This message will never be accepted; the recipient is fine. `simpler`: its words without media or buttons may be. */
  | { readonly kind: 'refused'; readonly reason: string; readonly simpler?: true }
  /** The person blocked us or is gone: park until they write again. */
  | { readonly kind: 'unreachable'; readonly reason: string }
  /** Not now: hold until the person returns (WhatsApp's 24 h window, no open web page). */
  | { readonly kind: 'away'; readonly reason: string }
  /** Our credentials are invalid: halt the whole channel and alert the operator. */
  | { readonly kind: 'halted'; readonly reason: string }
  /** The chat has a new id: update it and send again. */
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

/** Rewrites one of our messages, by the platform's id. */
export type Rewrite = { readonly of: string; readonly text: RichText; readonly choices?: readonly Choice[] };

export type Reply = {
  readonly text: RichText;
  readonly choices?: readonly Choice[];
  /** The text already lists the choices, numbered from 1: a channel may show only the numbers. */
  readonly spelled?: true;
  readonly picture?: Picture;
  readonly file?: Attachment;
  /** Quote this message where the channel supports it. */
  readonly quote?: string;
  /** The topic of the chat it goes to. */
  readonly topic?: string;
  /** Typed words are awaited: in a group, as an answer to this message. */
  readonly awaits?: true;
  /** Where the channel can edit messages, edit this one and send nothing new. */
  readonly rewrite?: Rewrite;
};
