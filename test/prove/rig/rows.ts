// The database of a server, read from outside as SQL tables: the auditor must not trust the code it audits.

import Database from 'better-sqlite3';

export type InboxRow = {
  id: number;
  channel: string;
  nativeId: string;
  person: string;
  status: string;
  attempts: number;
};
export type ItemRow = { id: number; account: number; body: string };
export type OutboxRow = {
  id: number;
  turn: number;
  part: number;
  conversation: number;
  status: string;
  reason: string | null;
};
export type Rows = {
  readonly inbox: readonly InboxRow[];
  readonly items: readonly ItemRow[];
  readonly outbox: readonly OutboxRow[];
  readonly journal: readonly { turn: number; changes: string }[];
  readonly events: readonly { turn: number; kind: string; n: number }[];
  readonly quarantined: number;
  /** 'ok', or what SQLite found broken. */
  readonly integrity: string;
};

export function readRows(path: string): Rows {
  const db = new Database(path, { readonly: true, timeout: 5_000 });
  try {
    const all = <T>(sql: string): T[] => db.prepare(sql).all() as T[];
    return {
      inbox: all('select id, channel, nativeId, person, status, attempts from inbox order by id'),
      items: all('select id, account, body from items order by id'),
      outbox: all('select id, turn, part, conversation, status, reason from outbox order by id'),
      journal: all('select turn, changes from journal order by turn'),
      events: all('select turn, kind, count(*) as n from events group by turn, kind'),
      quarantined: Number(db.prepare('select count(*) from quarantine').pluck().get()),
      integrity: String(db.pragma('integrity_check', { simple: true })),
    };
  } finally {
    db.close();
  }
}

/** Rows that somebody still has to work on. */
export function waitingRows(path: string): number {
  const db = new Database(path, { readonly: true, timeout: 5_000 });
  try {
    const count = (sql: string): number => Number(db.prepare(sql).pluck().get());
    return (
      count("select count(*) from inbox where status in ('received', 'claimed')") +
      count("select count(*) from outbox where status in ('queued', 'sending')")
    );
  } finally {
    db.close();
  }
}
