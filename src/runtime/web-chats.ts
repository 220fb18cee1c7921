// The open pages of the web channel, over one database: the history they show, and the replies held for them.

import type { ChatEvent } from '../domain/event.ts';
import type { AccountId } from '../domain/ids.ts';
import type { Clock, Log, Store } from '../ports.ts';
import { webConversation } from '../store/conversations.ts';
import type { Commit } from '../store/group-commit.ts';
import { releaseHeld } from '../store/outbox.ts';
import type { Sql } from '../store/sql.ts';

type WebChatDeps = {
  readonly sql: Sql;
  readonly commit: Commit;
  readonly clock: Clock;
  readonly log: Log;
  readonly storeOf: (account: AccountId) => Store;
  /** Sends the account's outbox. Returns at once. */
  readonly send: (account: AccountId) => void;
};

export interface WebChats {
  /** The newest `limit` events, oldest first; none when the chat is unknown. */
  history(chat: string, limit: number): readonly ChatEvent[];
  /** A page was opened: releases what was held for it. Never rejects. */
  arrived(chat: string): Promise<void>;
}

/** Replies of a page that was closed wait in the outbox as `held`, and leave when it is opened again. */
export function webChats({ sql, commit, clock, log, storeOf, send }: WebChatDeps): WebChats {
  return {
    history(chat, limit) {
      const at = webConversation(sql, chat);
      return at === undefined ? [] : storeOf(at.account).read.history(at.id, limit);
    },
    async arrived(chat) {
      const at = webConversation(sql, chat);
      if (at === undefined) return;
      try {
        await commit(() => releaseHeld(sql, at.id, clock.now()));
        send(at.account);
      } catch (error) {
        log.error('held replies not released', { error: String(error) });
      }
    },
  };
}
