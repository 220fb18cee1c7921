// Several people, one ledger. Each keeps an account of their own, with its notes, reminders and manner; the money of all of them is the
// owner's, and every record says whose it is (docs/adr/0014). Part of Reads and Repos in ports.ts.

import type { AccountId, ConversationId, InboxId, Instant } from './ids.ts';
import type { NewItem } from './item.ts';
import type { ChannelName } from './message.ts';

export type Permission = 'write' | 'read';

export type Member = {
  readonly account: AccountId;
  /** As they want to be called; '' when they never said. */
  readonly name: string;
  readonly channel: ChannelName;
  readonly role: 'owner' | 'member';
  readonly may: Permission;
  readonly me: boolean;
};

export type Household = {
  readonly role: 'alone' | 'owner' | 'member';
  /** What this account may do with the money. */
  readonly may: Permission;
  /** The owner first; nobody when alone. */
  readonly members: readonly Member[];
};

export interface HouseholdReads {
  /** False for who may only look at the household's money. */
  mayChangeMoney(): boolean;
  household(): Household;
}

/** What one account of a household tells another. */
export type HouseholdNews =
  /** Somebody with a code wants to come in. */
  | { readonly what: 'knocked'; readonly guest: AccountId; readonly name: string; readonly may: Permission }
  | { readonly what: 'admitted'; readonly host: string; readonly may: Permission }
  | { readonly what: 'left'; readonly name: string }
  | { readonly what: 'removed' }
  | { readonly what: 'permitted'; readonly may: Permission }
  /** The owner erased everything. */
  | { readonly what: 'closed' }
  | { readonly what: 'shared'; readonly from: string; readonly titles: readonly string[] };

export type Knocking =
  /** The owner was asked. */
  | { readonly kind: 'knocked' }
  /** Nothing happened yet: what it would mean. */
  | {
      readonly kind: 'would_join';
      readonly host: string;
      readonly may: Permission;
      /** Records of their own that would rest meanwhile. */
      readonly entries: number;
    }
  /** Never made, used, or too old: which of them is nobody's business. */
  | { readonly kind: 'no_such_invitation' }
  | { readonly kind: 'too_many_tries' }
  | { readonly kind: 'own_invitation' }
  | { readonly kind: 'in_a_household' };

export interface HouseholdRepos {
  /** One live code an account: a new one ends the one before. @returns false for who is only a member. */
  invite(code: string, may: Permission, now: Instant): boolean;
  /** @param sure whether the person agreed. @param name as the platform calls them, kept when they never said one. */
  knock(
    at: { readonly conversation: ConversationId; readonly turn: InboxId },
    code: string,
    sure: boolean,
    name: string,
    now: Instant,
  ): Knocking;
  /** The owner's word. @returns false when the guest is gone or lives with somebody else by now. */
  admit(turn: InboxId, guest: AccountId, may: Permission, now: Instant): boolean;
  /** Their own money comes back. @returns false when they were no member. */
  leave(turn: InboxId, now: Instant): boolean;
  remove(turn: InboxId, member: AccountId, now: Instant): void;
  permit(turn: InboxId, member: AccountId, may: Permission, now: Instant): void;
  /** A copy for every other member who has not got the same already. @returns their names. */
  share(turn: InboxId, items: readonly NewItem[], now: Instant): readonly string[];
}
