// Everything an account keeps that a person would miss or be surprised by, row by row, for everybody in the database: what is told
// apart before and after a turn.

import type { Mind } from '../llm/open-mind.ts';

const TABLES = {
  items: 'select id, account, kind, title, body, reason, watchedAt, rating, trashedAt from items',
  lancamentos: 'select * from lancamentos',
  told: 'select * from told',
  schedule: 'select * from schedule',
  ownAgents: 'select * from ownAgents',
  speakers: 'select conversation, aiAgentId from conversationAgents',
} as const;

type Table = keyof typeof TABLES;
export type Row = Readonly<Record<string, unknown>>;
export type Kept = Readonly<Record<Table, ReadonlyMap<string, Row>>>;

const idOf = (row: Row): string =>
  String(row.id ?? row.conversation ?? JSON.stringify([row.account, row.kind, row.key]));

export function keptBy(mind: Mind): Kept {
  const read = (table: Table): [Table, ReadonlyMap<string, Row>] => [
    table,
    new Map((mind.rows(TABLES[table]) as Row[]).map((row) => [idOf(row), row])),
  ];
  return Object.fromEntries((Object.keys(TABLES) as Table[]).map(read)) as unknown as Kept;
}

export type Difference = { readonly table: string; readonly before?: Row; readonly after?: Row };

export function differences(before: Kept, after: Kept): Difference[] {
  return (Object.keys(TABLES) as Table[]).flatMap((table) => {
    const changed = [...after[table]].flatMap(([id, row]): Difference[] => {
      const old = before[table].get(id);
      if (old === undefined) return [{ table, after: row }];
      return JSON.stringify(old) === JSON.stringify(row) ? [] : [{ table, before: old, after: row }];
    });
    const gone = [...before[table]].flatMap(([id, row]) => (after[table].has(id) ? [] : [{ table, before: row }]));
    return [...changed, ...gone];
  });
}
