// What a conversation remembers between turns: the list on the screen, the open question, what was said before.

import type { InboxId, Instant } from './ids.ts';

export type ShownList =
  | { readonly kind: 'item' | 'lancamento'; readonly ids: readonly number[]; readonly shownAt: Instant }
  /** What has a key and no number: reminders, what repeats, goals. */
  | (KeyedList & { readonly shownAt: Instant });

export type KeyedList = { readonly kind: 'lembrete' | 'recorrencia' | 'meta'; readonly keys: readonly string[] };

/** A stored dialogue state; `state` is dialogue/'s JSON. */
export type StoredDialogue = { readonly state: string; readonly expiresAt: Instant };

/** A message of the past and the turn it belongs to. */
export type Quoted = { readonly text: string; readonly turn: InboxId };
