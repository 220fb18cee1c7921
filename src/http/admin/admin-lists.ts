// The lists the admin shows. On Node each is one query; on Workers rows live in their account's object, named by
// `home`.

import type { ConversationId, Instant } from '../../domain/ids.ts';
import type { MissionRecord } from '../../domain/mission-record.ts';
import type {
  AdminQueries,
  BodyRow,
  ChatRow,
  CostRow,
  EventRow,
  InboxRow,
  MissionRow,
  OutboxRow,
  StatusCount,
} from '../../store/admin-queries.ts';

/** '' where there is one database for all. */
export type Homed<Row> = Row & { readonly home: string };

export interface AdminLists {
  chats(limit: number): Promise<readonly Homed<ChatRow>[]>;
  /** Newest first. */
  events(home: string, conversation: ConversationId, limit: number): Promise<readonly EventRow[]>;
  inbox(limit: number): Promise<readonly Homed<InboxRow>[]>;
  outbox(limit: number): Promise<readonly Homed<OutboxRow>[]>;
  missions(limit: number): Promise<readonly Homed<MissionRow>[]>;
  /** What is kept of those that ended since then, oldest first. */
  ended(since: Instant): Promise<readonly MissionRecord[]>;
  bodies(limit: number): Promise<readonly BodyRow[]>;
  counts(): Promise<readonly StatusCount[]>;
  /** By day and model, from a day 'YYYY-MM-DD' on. */
  costs(from: string): Promise<readonly CostRow[]>;
}

const homed = <Row extends object>(rows: readonly Row[]): readonly Homed<Row>[] =>
  rows.map((row) => ({ ...row, home: '' }));

/** Of one database. */
export const adminListsOf = (queries: AdminQueries): AdminLists => ({
  chats: async (limit) => homed(queries.chats(limit)),
  events: async (_, conversation, limit) => queries.events(conversation, limit),
  inbox: async (limit) => homed(queries.inbox(limit)),
  outbox: async (limit) => homed(queries.outbox(limit)),
  missions: async (limit) => homed(queries.missions(limit)),
  ended: async (since) => queries.ended(since),
  bodies: async (limit) => queries.bodies(limit),
  counts: async () => queries.counts(),
  costs: async (from) => queries.costs(from),
});

/** A row as an address and a form name it: '12', or '12~telegram:ana'. */
export const keyOf = ({ id, home }: { readonly id: number | string; readonly home: string }): string =>
  home === '' ? String(id) : `${id}~${home}`;

/** What no key names is row 0 of nowhere, which does not exist. */
export function rowOfKey(key: string | null | undefined): { readonly id: number; readonly home: string } {
  const [, id = '0', home = ''] = /^(\d{1,15})(?:~(.{1,300}))?$/u.exec(key ?? '') ?? [];
  return { id: Number(id), home };
}
