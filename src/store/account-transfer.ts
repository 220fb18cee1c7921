// Moves all rows of an account into another object's database. Row ids are unique within one database only, so each
// kind of id is shifted past the highest one in the target; references stay valid. Short-lived state (open question,
// list numbers, undo, active agent) is not moved.

import { getTableColumns } from '../../db/drizzle.ts';
import { accounts, conversations, identities } from '../../db/schema/accounts.ts';
import { ownAgents } from '../../db/schema/agents.ts';
import { events } from '../../db/schema/conversation.ts';
import {
  contaBalances,
  importedLines,
  lancamentos,
  lancamentoVersions,
  monthTotals,
  told,
} from '../../db/schema/ledger.ts';
import { inbox, outbox } from '../../db/schema/mailbox.ts';
import { items, words } from '../../db/schema/memories.ts';
import { missions } from '../../db/schema/missions.ts';
import { modelCalls, summaries } from '../../db/schema/model.ts';
import { linkCodes } from '../../db/schema/platform.ts';
import { schedule } from '../../db/schema/schedule.ts';
import type { ConversationId } from '../domain/ids.ts';
import type { ChannelName } from '../domain/message.ts';
import { findAccount } from './accounts.ts';
import type { Sql } from './sql.ts';
import { rawStatement, type Statement } from './statement.ts';

type Row = Readonly<Record<string, unknown>>;
export type AccountRows = Readonly<Record<string, readonly Row[]>>;

/** Tables in insertion order, with the id sequence each column refers to. */
const MOVED = {
  accounts: { table: accounts, ids: { id: 'accounts', household: 'accounts' } },
  identities: { table: identities, ids: { account: 'accounts', before: 'accounts' } },
  conversations: { table: conversations, ids: { id: 'conversations', account: 'accounts' } },
  inbox: { table: inbox, ids: { id: 'inbox' } },
  outbox: {
    table: outbox,
    ids: { id: 'outbox', account: 'accounts', conversation: 'conversations', turn: 'inbox' },
  },
  events: { table: events, ids: { conversation: 'conversations', turn: 'inbox' } },
  items: { table: items, ids: { id: 'items', account: 'accounts' } },
  words: { table: words, ids: { account: 'accounts' } },
  lancamentos: {
    table: lancamentos,
    ids: { id: 'lancamentos', account: 'accounts', of: 'lancamentos', by: 'accounts' },
  },
  lancamentoVersions: {
    table: lancamentoVersions,
    ids: { lancamento: 'lancamentos', account: 'accounts', turn: 'inbox' },
  },
  monthTotals: { table: monthTotals, ids: { account: 'accounts' } },
  contaBalances: { table: contaBalances, ids: { account: 'accounts' } },
  told: { table: told, ids: { account: 'accounts' } },
  importedLines: { table: importedLines, ids: { account: 'accounts', lancamento: 'lancamentos' } },
  ownAgents: { table: ownAgents, ids: { id: 'ownAgents', account: 'accounts' } },
  schedule: { table: schedule, ids: { id: 'schedule', account: 'accounts', conversation: 'conversations' } },
  missions: { table: missions, ids: { account: 'accounts', conversation: 'conversations' } },
  modelCalls: { table: modelCalls, ids: { id: 'modelCalls', account: 'accounts', conversation: 'conversations' } },
  summaries: { table: summaries, ids: { conversation: 'conversations' } },
  linkCodes: { table: linkCodes, ids: {} },
} as const;

type Name = keyof typeof MOVED;
type Ids = Readonly<Record<string, Name>>;

const NAMES = Object.keys(MOVED) as Name[];
/** Cleared instead of moved; embeddings are computed again. */
const LEFT = [
  'itemVectors',
  'dialogues',
  'shownLists',
  'conversationAgents',
  'agentSwitches',
  'journal',
  'toolResults',
  'importDrafts',
];

type None = Record<string, never>;
const reads = new Map<Name, Statement<None, Row>>(
  NAMES.map((name) => [name, rawStatement<None, Row>(`select * from "${name}"`, [])]),
);
const tops = new Map(
  NAMES.filter((name) => 'id' in MOVED[name].ids).map((name) => [
    name,
    rawStatement<None, { top: number }>(`select coalesce(max(id), 0) as top from "${name}"`, []),
  ]),
);
const drops = [...NAMES, ...LEFT].map((name) => rawStatement<None, never>(`delete from "${name}"`, []));
const inserts = new Map<Name, Statement<Row, never>>(
  NAMES.map((name) => {
    const columns = Object.keys(getTableColumns(MOVED[name].table));
    const names = columns.map((column) => `"${column}"`).join(', ');
    return [
      name,
      rawStatement(`insert into "${name}" (${names}) values (${columns.map(() => '?').join(', ')})`, columns),
    ];
  }),
);

const rowsOf = (db: Sql, name: Name): readonly Row[] => {
  const read = reads.get(name);
  return read === undefined ? [] : db.all(read, {});
};

const WAITING = new Set(['received', 'claimed', 'queued', 'held']);

/**
 * What is exported of a row: settled messages keep only their dedupe key; settled sends, running missions and
 * pending enrichment are dropped.
 */
const EXPORTED: Readonly<Partial<Record<Name, (row: Row) => Row | undefined>>> = {
  inbox: (row) =>
    WAITING.has(String(row.status)) ? { ...row, status: 'received', attempts: 0 } : { ...row, message: '' },
  outbox: (row) => (WAITING.has(String(row.status)) ? row : undefined),
  schedule: (row) => (row.kind === 'enrich' ? undefined : row),
  missions: (row) => (row.endedAt === null ? undefined : row),
};

function exported(name: Name, row: Row): readonly Row[] {
  const change = EXPORTED[name];
  const kept = change === undefined ? row : change(row);
  return kept === undefined ? [] : [kept];
}

/** Plain rows, so that they cross RPC as JSON. */
export const exportRows = (db: Sql): AccountRows =>
  Object.fromEntries(NAMES.map((name) => [name, rowsOf(db, name).flatMap((row) => exported(name, row))]));

/** Ids inside JSON text. */
function inside(name: Name, row: Row, past: (of: Name, id: unknown) => unknown): Row {
  if (name === 'linkCodes') return { ...row, home: String(past('accounts', Number(row.home))) };
  if (name === 'lancamentoVersions') {
    const fields = JSON.parse(String(row.fields)) as Row;
    return { ...row, fields: JSON.stringify({ ...fields, of: past('lancamentos', fields.of) }) };
  }
  if (name !== 'inbox' || row.message === '') return row;
  const message = JSON.parse(String(row.message)) as Row;
  if (!('conversation' in message)) return row;
  // Internal messages carry the account id in their key.
  const nativeId = `moved ${String(message.person)} ${String(row.nativeId)}`;
  const conversation = past('conversations', message.conversation) as ConversationId;
  return { ...row, nativeId, message: JSON.stringify({ ...message, nativeId, conversation }) };
}

/** Call inside a transaction. @returns false when these rows arrived before, known by its accounts. */
export function importRows(db: Sql, rows: AccountRows): boolean {
  const [first] = rows.identities ?? [];
  if (first === undefined || findAccount(db, first.channel as ChannelName, String(first.person)) !== undefined)
    return false;
  const top = new Map([...tops].map(([name, statement]) => [name, db.get(statement, {})?.top ?? 0]));
  // 0 means "none", null means "not given"; neither is shifted.
  const past = (of: Name, id: unknown): unknown => (typeof id === 'number' && id > 0 ? id + (top.get(of) ?? 0) : id);
  for (const name of NAMES) {
    const ids: Ids = MOVED[name].ids;
    const insert = inserts.get(name);
    for (const row of rows[name] ?? []) {
      const moved = Object.fromEntries(
        Object.entries(row).map(([column, value]) => {
          const of = ids[column];
          return [column, of === undefined ? value : past(of, value)];
        }),
      );
      if (insert !== undefined) db.run(insert, inside(name, moved, past));
    }
  }
  return true;
}

/** Deletes every row of the accounts. Call inside a transaction. */
export function clear(db: Sql): void {
  for (const drop of drops) db.run(drop, {});
}
