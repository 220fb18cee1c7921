// The question a conversation waits on. It is stored, so it survives a restart; it expires, and it is dropped after
// three unusable answers. Its options are opaque single-use tokens, so that an old button or a bare "2" typed elsewhere
// can never answer it (TRAPS 1).

import type { Instant } from '../domain/ids.ts';

/** `act` is what choosing the option does; dialogue/ never looks inside it. */
export type Option<Act> = { readonly token: string; readonly label: string; readonly act: Act };

export type PendingAction<Act> =
  /** Yes or no; with `word`, only typing that word is a yes (for irreversible actions). */
  | {
      readonly kind: 'confirm';
      readonly id: string;
      readonly question: string;
      readonly yes: Option<Act>;
      /** `act`: what a no does by itself; most do nothing. */
      readonly no: { readonly token: string; readonly label: string; readonly act?: Act };
      readonly word?: string;
    }
  /** Which of several existing things. */
  | {
      readonly kind: 'choose_reference';
      readonly id: string;
      readonly question: string;
      readonly options: readonly Option<Act>[];
    }
  /** Which of several works found by a lookup. */
  | {
      readonly kind: 'choose_candidate';
      readonly id: string;
      readonly question: string;
      readonly options: readonly Option<Act>[];
    }
  /** Which kind of thing (film or series, for example). */
  | {
      readonly kind: 'clarify_type';
      readonly id: string;
      readonly question: string;
      readonly options: readonly Option<Act>[];
    }
  /** A missing slot, answered in free text that completes `act`. `options` are likely answers, shown as buttons. */
  | {
      readonly kind: 'fill_slot';
      readonly id: string;
      readonly question: string;
      readonly slot: string;
      readonly act: Act;
      readonly options?: readonly Option<Act>[];
    };

/** A question the person walked past: what was told under it, and how long it may still be taken up. Nothing else answers it. */
export type LeftQuestion<Act> = {
  readonly action: PendingAction<Act>;
  readonly told: string;
  readonly until: Instant;
};

export type SlotQuestion<Act> = Extract<PendingAction<Act>, { kind: 'fill_slot' }>;

export type DialogueState<Act> =
  | { readonly at: 'idle' }
  | {
      readonly at: 'pending';
      readonly action: PendingAction<Act>;
      readonly expiresAt: Instant;
      /** Unusable answers so far. */
      readonly attempts: number;
    };

/** The open question, expired or not, when free text answers it. */
export const slotAsked = <Act>(state: DialogueState<Act>): SlotQuestion<Act> | undefined =>
  state.at === 'pending' && state.action.kind === 'fill_slot' ? state.action : undefined;

export const IDLE = { at: 'idle' } as const;

/** SPEC section 1. */
export const PENDING_LIFETIME_MS = 15 * 60 * 1000;
export const MOST_ATTEMPTS = 3;

/** The state that waits on `action` until it expires, with no attempt counted yet. */
export function waitFor<Act>(action: PendingAction<Act>, now: Instant): DialogueState<Act> {
  return { at: 'pending', action, expiresAt: now + PENDING_LIFETIME_MS, attempts: 0 };
}

/** 'idle', or 'pending:' and the kind: what traces and golden chats show. */
export const stateName = (state: DialogueState<unknown>): string =>
  state.at === 'idle' ? 'idle' : `pending:${state.action.kind}`;
