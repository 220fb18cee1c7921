// The one question a conversation may be waiting on. It is stored, so it survives a restart; it expires, it tires after
// three useless answers, and its options are opaque single-use tokens of this very question, so that yesterday's button
// or a bare "2" typed elsewhere can never answer it (TRAPS 1).

import type { Instant } from '../domain/ids.ts';

/** `act` is what picking it does; dialogue/ carries it without looking inside. */
export type Option<Act> = { readonly token: string; readonly label: string; readonly act: Act };

export type PendingAction<Act> =
  /** Sim or não; `word` asks for that very word typed instead, for what cannot be undone. */
  | {
      readonly kind: 'confirm';
      readonly id: string;
      readonly question: string;
      readonly yes: Option<Act>;
      readonly no: { readonly token: string; readonly label: string };
      readonly word?: string;
    }
  /** Which of the things that exist. */
  | {
      readonly kind: 'choose_reference';
      readonly id: string;
      readonly question: string;
      readonly options: readonly Option<Act>[];
    }
  /** Which of the works that were found. */
  | {
      readonly kind: 'choose_candidate';
      readonly id: string;
      readonly question: string;
      readonly options: readonly Option<Act>[];
    }
  /** What kind of thing it is. */
  | {
      readonly kind: 'clarify_type';
      readonly id: string;
      readonly question: string;
      readonly options: readonly Option<Act>[];
    }
  /** A missing piece, in the person's own words; `act` is completed with them. `options` are likely answers, as buttons. */
  | {
      readonly kind: 'fill_slot';
      readonly id: string;
      readonly question: string;
      readonly slot: string;
      readonly act: Act;
      readonly options?: readonly Option<Act>[];
    };

export type DialogueState<Act> =
  | { readonly at: 'idle' }
  | {
      readonly at: 'pending';
      readonly action: PendingAction<Act>;
      readonly expiresAt: Instant;
      /** Useless answers so far. */
      readonly attempts: number;
    };

export const IDLE = { at: 'idle' } as const;

/** SPEC section 1. */
export const PENDING_LIFETIME_MS = 15 * 60 * 1000;
export const MOST_ATTEMPTS = 3;

export function waitFor<Act>(action: PendingAction<Act>, now: Instant): DialogueState<Act> {
  return { at: 'pending', action, expiresAt: now + PENDING_LIFETIME_MS, attempts: 0 };
}

/** 'idle', or 'pending:' and the kind: what traces and golden chats show. */
export const stateName = (state: DialogueState<unknown>): string =>
  state.at === 'idle' ? 'idle' : `pending:${state.action.kind}`;
