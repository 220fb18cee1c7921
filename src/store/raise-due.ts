// Moves due rows from the schedule into the inbox. Call inside a transaction: both writes are one.

import type { AccountId, ConversationId, Instant } from '../domain/ids.ts';
import type { Internal, InternalBody } from '../domain/internal-message.ts';
import type { NextTime } from '../ports.ts';
import { accountLives, conversationWithId } from './accounts.ts';
import { storeMessage } from './inbox.ts';
import { fallenDue, scheduleThat, unscheduleThat } from './schedule.ts';
import type { Sql } from './sql.ts';

/**
 * Puts an internal message into the account's inbox. @param key identifies it for good: the same key is stored once. A
 * space in it keeps it apart from every platform's ids.
 */
export function postInternal(
  db: Sql,
  account: AccountId,
  at: ConversationId,
  key: string,
  body: InternalBody,
  now: Instant,
): 'stored' | 'repeated' | 'gone' {
  const conversation = accountLives(db, account) ? conversationWithId(db, account, at) : undefined;
  if (conversation === undefined) return 'gone';
  const { channel, chat, person, group } = conversation;
  const message: Internal = {
    channel,
    nativeId: `account ${account} ${key}`,
    person,
    chat,
    group,
    conversation: at,
    sentAt: now,
    forwarded: false,
    body,
  };
  return storeMessage(db, message, now) === undefined ? 'repeated' : 'stored';
}

/** @returns how many rows fell due. A recurring one moves to its first time after `now`, so an outage fires it once. */
export function raiseDue(db: Sql, account: AccountId, now: Instant, next: NextTime): number {
  const fallen = fallenDue(db, account, now);
  const post = (name: string, at: ConversationId, body: InternalBody) => postInternal(db, account, at, name, body, now);
  for (const scheduled of fallen) {
    const { kind, key, conversation, dueAt, due } = scheduled;
    const again = next(scheduled, now);
    if (again === undefined) unscheduleThat(db, account, kind, key);
    else scheduleThat(db, account, { ...scheduled, dueAt: again });
    // Leaving the schedule happens once; after the clock was moved back, the same row may still reach the same instant
    // again.
    const body: InternalBody = { kind: 'due', due, key, dueAt };
    for (let time = 1; post(`${kind} ${key} ${dueAt} ${time}`, conversation, body) === 'repeated'; time += 1);
  }
  return fallen.length;
}
