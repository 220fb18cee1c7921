// The lanes of one account: claims incoming messages and outgoing parts, and records how each send ended. Each method
// is one transaction.

import type { AccountId, InboxId, Instant } from '../domain/ids.ts';
import { isInternal } from '../domain/internal-message.ts';
import type { SendResult } from '../domain/message.ts';
import type { Departure, Leased, Mailbox } from '../ports.ts';
import { conversationFor, conversationWithId } from './conversations.ts';
import { forgetIfErased } from './erase.ts';
import type { Commit } from './group-commit.ts';
import { claimMessage, nextWaiting, settleMessage } from './inbox.ts';
import { followUpgrade } from './moved-chat.ts';
import { claimDeparture, enqueueParts, nextDeparture, releaseHeld, settlePart } from './outbox.ts';
import { postInternal, raiseDue } from './raise-due.ts';
import { fallenDue, nextScheduled } from './schedule.ts';
import { afterSend, heed, withoutMedia } from './send-result.ts';
import type { Sql } from './sql.ts';

/** @param erased called when an account's last rows are deleted. */
export function mailboxOver(db: Sql, commit: Commit, erased: () => void = () => {}): Mailbox {
  function lease(account: AccountId, id: InboxId, now: Instant): Leased | undefined {
    const claimed = claimMessage(db, id);
    if (claimed === undefined) return undefined;
    // An internal message is no sign of life: it neither ends parking nor releases held parts.
    if (isInternal(claimed.message)) {
      const known = conversationWithId(db, account, claimed.message.conversation);
      if (known === undefined) throw new Error('a message to a conversation that is gone');
      return { id, conversation: known, ...claimed };
    }
    const conversation = conversationFor(db, account, claimed.message);
    releaseHeld(db, conversation.id, now);
    return { id, conversation, ...claimed };
  }

  function settle(account: AccountId, departure: Departure, result: SendResult, now: Instant): void {
    const { id, turn, conversation, attempt } = departure;
    const next = afterSend(withoutMedia(db, id, result), attempt, now);
    const { status, nativeId = null, reason = null, dueAt = now } = next;
    settlePart(db, { id, account, turn }, { status, nativeId, reason, dueAt });
    heed(db, result, id, conversation, now);
    if (result.kind === 'moved') followUpgrade(db, { account, ...conversation }, result.chat);
  }

  return {
    // Polled often, so an empty lane costs no transaction. The oldest message cannot change in between: newer ones have
    // higher ids, and nobody else answers this lane.
    lease: async (account, now) => {
      const id = nextWaiting(db, account);
      return id === undefined ? undefined : commit(() => lease(account, id, now));
    },
    giveUp: (account, leased, apology, now) =>
      commit(() => {
        const parts = apology.map((outgoing, part) => ({ part, outgoing, dueAt: now }));
        enqueueParts(db, account, leased.conversation.id, leased.id, parts);
        settleMessage(db, leased.id, 'quarantined', now);
      }),
    // Usually nothing is due, and checking costs no transaction.
    raise: async (account, now, next) =>
      fallenDue(db, account, now).length === 0 ? 0 : commit(() => raiseDue(db, account, now, next)),
    post: async (account, at, key, body, now) =>
      (await commit(() => postInternal(db, account, { at, key, body }, now))) === 'stored',
    depart: async (account, now) => {
      const due = nextDeparture(db, account);
      return due !== undefined && due <= now ? commit(() => claimDeparture(db, account, now)) : undefined;
    },
    settle: (account, departure, result, now) =>
      commit(() => {
        settle(account, departure, result, now);
        if (forgetIfErased(db, account)) erased();
      }),
    nextDue(account) {
      const dues = [nextDeparture(db, account), nextScheduled(db, account)].filter((at) => at !== undefined);
      return dues.length === 0 ? undefined : Math.min(...dues);
    },
  };
}
