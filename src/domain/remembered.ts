// What a conversation remembers between turns: the list on the screen, the open question, what was said before.

import type { InboxId, Instant } from './ids.ts';

/** What is numbered on a screen, before anybody looked at the clock. */
export type Shown =
  | { readonly kind: 'item' | 'lancamento'; readonly ids: readonly number[] }
  /** What has a key and no number: reminders, what repeats, goals, what is in the trash. */
  | KeyedList;

export type ShownList = Shown & { readonly shownAt: Instant };

export type KeyedList = {
  readonly kind: 'lembrete' | 'recorrencia' | 'meta' | 'lixeira';
  readonly keys: readonly string[];
};

/** A stored dialogue state; `state` is dialogue/'s JSON. */
export type StoredDialogue = { readonly state: string; readonly expiresAt: Instant };

/** A message of the past and the turn it belongs to. `wire`: as it was sent, when it is ours. */
export type Quoted = {
  readonly text: string;
  readonly turn: InboxId;
  /** Whether what the turn changed was undone. */
  readonly undone: boolean;
  readonly wire?: unknown;
};
