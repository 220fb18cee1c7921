// What somebody said aloud, before and after it is words.

import type { ConversationId, InboxId, Instant } from './ids.ts';

export type Recording = { readonly bytes: Uint8Array; readonly mime: string };

/** Why a recording is still no words: nobody listens here, or this one could not be heard. */
export type Unheard = 'off' | 'too_big' | 'failed' | 'nothing' | 'budget';

export type Heard =
  | { readonly kind: 'heard'; readonly text: string }
  | { readonly kind: 'unheard'; readonly why: Unheard };

/** A recording as words, of whose budget and until when. Never rejects. */
export type Transcribe = (
  recording: Recording,
  of: { readonly conversation: ConversationId; readonly turn: InboxId; readonly deadline: Instant },
) => Promise<Heard>;
