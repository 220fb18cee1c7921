// Moves due rows from the schedule into the inbox. Call inside a transaction: both writes are one.

import type { AccountId, ConversationId, Instant } from '../domain/ids.ts';
import type { Internal, InternalBody } from '../domain/internal-message.ts';
import type { NextTime } from '../ports.ts';
import { accountLives } from './accounts.ts';
import { conversationWithId } from './conversations.ts';
import { storeMessage } from './inbox.ts';
import { fallenDue, scheduleThat, unscheduleThat } from './schedule.ts';
import type { Sql } from './sql.ts';

export type Posting = {
  readonly at: ConversationId;
  /** Identifies the message for good: the same key is stored once. A space in it keeps it apart from every platform's ids. */
  readonly key: string;
  readonly body: InternalBody;
};

/** Puts an internal message into the account's inbox; `gone` when the account or the conversation no longer exists. */
export function postInternal(
  db: Sql,
  account: AccountId,
  { at, key, body }: Posting,
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
  for (const scheduled of fallen) {
    const { kind, key, conversation, dueAt, due } = scheduled;
    const again = next(scheduled, now);
    if (again === undefined) unscheduleThat(db, account, kind, key);
    else scheduleThat(db, account, { ...scheduled, dueAt: again });
    // Leaving the schedule happens once; after the clock was moved back, the same row may still reach the same instant
    // again.
    const body: InternalBody = { kind: 'due', due, key, dueAt };
    const post = (time: number) =>
      postInternal(db, account, { at: conversation, key: `${kind} ${key} ${dueAt} ${time}`, body }, now);
    for (let time = 1; post(time) === 'repeated'; time += 1);
  }
  return fallen.length;
}
