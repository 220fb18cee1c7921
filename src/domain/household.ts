// Several people sharing one ledger. Each keeps an account with their own notes, reminders and preferences; the ledger
// is the owner's, and every entry says who recorded it (docs/adr/0014). Part of Reads and Repos in ports.ts.

import type { AccountId, ConversationId, InboxId, Instant } from './ids.ts';
import type { NewItem } from './item.ts';
import type { ChannelName } from './message.ts';

export type Permission = 'write' | 'read';

export type Member = {
  readonly account: AccountId;
  /** The name they want to be called by; '' when not given. */
  readonly name: string;
  readonly channel: ChannelName;
  readonly role: 'owner' | 'member';
  readonly may: Permission;
  readonly me: boolean;
};

export type Household = {
  readonly role: 'alone' | 'owner' | 'member';
  /** This account's permission on the ledger. */
  readonly may: Permission;
  /** The owner first; empty when alone. */
  readonly members: readonly Member[];
};

export interface HouseholdReads {
  /** False with read-only access to the household's ledger. */
  mayChangeMoney(): boolean;
  household(): Household;
}

/** Notifications between accounts of a household. */
export type HouseholdNews =
  /** Somebody with a code asks to join. */
  | { readonly what: 'knocked'; readonly guest: AccountId; readonly name: string; readonly may: Permission }
  | { readonly what: 'admitted'; readonly host: string; readonly may: Permission }
  | { readonly what: 'left'; readonly name: string }
  | { readonly what: 'removed' }
  | { readonly what: 'permitted'; readonly may: Permission }
  /** The owner erased everything. */
  | { readonly what: 'closed' }
  | { readonly what: 'shared'; readonly from: string; readonly titles: readonly string[] };

export type EntryOutcome =
  /** The owner has been asked. */
  | { readonly kind: 'knocked' }
  /** Preview: nothing has happened yet. */
  | {
      readonly kind: 'would_join';
      readonly host: string;
      readonly may: Permission;
      /** Own entries that would be hidden meanwhile. */
      readonly entries: number;
    }
  /** Unknown, used or expired; deliberately not distinguished. */
  | { readonly kind: 'no_such_invitation' }
  | { readonly kind: 'too_many_tries' }
  | { readonly kind: 'own_invitation' }
  | { readonly kind: 'in_a_household' };

export type EntryRequest = {
  readonly code: string;
  /** From the platform; stored when the person has given none. */
  readonly name: string;
  readonly confirmed: boolean;
};

export interface HouseholdRepos {
  /** One live code per account: a new one replaces it. @returns false for a member, who is not the owner. */
  invite(code: string, may: Permission, now: Instant): boolean;
  /** Asks the owner of an invitation for entry, once confirmed; before that, says what joining means. */
  requestEntry(
    at: { readonly conversation: ConversationId; readonly turn: InboxId },
    request: EntryRequest,
    now: Instant,
  ): EntryOutcome;
  /** The owner's decision. @returns false when the guest is gone or has joined another household meanwhile. */
  admit(turn: InboxId, guest: AccountId, may: Permission, now: Instant): boolean;
  /** Their own ledger becomes visible again. @returns false when they were no member. */
  leave(turn: InboxId, now: Instant): boolean;
  remove(turn: InboxId, member: AccountId, now: Instant): void;
  permit(turn: InboxId, member: AccountId, may: Permission, now: Instant): void;
  /** Copies for every other member who does not have it yet. @returns their names. */
  share(turn: InboxId, items: readonly NewItem[], now: Instant): readonly string[];
}
