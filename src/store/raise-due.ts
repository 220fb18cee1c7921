// From the schedule into the inbox. Call inside a transaction: leaving the one and entering the other is one write.

import type { AccountId, ConversationId, Instant } from '../domain/ids.ts';
import type { Internal, InternalBody } from '../domain/internal-message.ts';
import type { NextTime } from '../ports.ts';
import { accountLives, conversationWithId } from './accounts.ts';
import { storeMessage } from './inbox.ts';
import { fallenDue, scheduleThat, unscheduleThat } from './schedule.ts';
import type { Sql } from './sql.ts';

/**
 * Puts what the account tells itself into its inbox.
 * @param key names it for good: the same key is stored once. A space keeps it apart from every id a platform or a page can give.
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

/** @returns how many things fell due. What repeats moves on to its first time after `now`, so that an outage fires it once. */
export function raiseDue(db: Sql, account: AccountId, now: Instant, next: NextTime): number {
  const fallen = fallenDue(db, account, now);
  const post = (name: string, at: ConversationId, body: InternalBody) => postInternal(db, account, at, name, body, now);
  for (const scheduled of fallen) {
    const { kind, key, conversation, dueAt, due } = scheduled;
    const again = next(scheduled, now);
    if (again === undefined) unscheduleThat(db, account, kind, key);
    else scheduleThat(db, account, { ...scheduled, dueAt: again });
    // Leaving the schedule is what happens once. A clock that was moved back may bring the same row to the same instant again.
    const body: InternalBody = { kind: 'due', due, key, dueAt };
    for (let time = 1; post(`${kind} ${key} ${dueAt} ${time}`, conversation, body) === 'repeated'; time += 1);
  }
  return fallen.length;
}
