// Recorded turns on raw better-sqlite3: every statement prepared once and called with its values, as one would write it by
// hand. With `json` the values that are JSON are written from objects and the ones read are parsed, as the turn has to.

import type Database from 'better-sqlite3';
import type { Step } from './recording.ts';

type Call = () => void;

const isJson = (value: unknown): value is string => typeof value === 'string' && /^[[{]/.test(value);

function callOf(statement: Database.Statement<unknown[]>, step: Exclude<Step, string>, json: boolean): Call {
  const objects = step.params.map((value) =>
    json && isJson(value) ? { object: JSON.parse(value) as unknown } : value,
  );
  const values = (): unknown[] =>
    objects.map((value) =>
      typeof value === 'object' && value !== null && 'object' in value ? JSON.stringify(value.object) : value,
    );
  if (!statement.reader) return () => void statement.run(...values());
  const read = (): unknown[] => (step.wants === 'row' ? [statement.get(...values())] : statement.all(...values()));
  return () => {
    const rows = read();
    if (!json) return;
    for (const row of rows as (Record<string, unknown> | undefined)[])
      for (const key in row) if (isJson(row[key])) JSON.parse(row[key]);
  };
}

/** One function per turn. `together`: the whole turn in one transaction instead of the product's own. */
export function rawTurns(
  database: Database.Database,
  turns: readonly (readonly Step[])[],
  { json, together }: { readonly json: boolean; readonly together: boolean },
): readonly Call[] {
  const prepared = new Map<string, Database.Statement<unknown[]>>();
  const prepare = (sql: string): Database.Statement<unknown[]> => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const [begin, commit] = ['begin immediate', 'commit'].map((sql) =>
    callOf(prepare(sql), { sql, params: [], wants: 'nothing' }, false),
  );
  return turns.map((steps) => {
    const calls = steps.flatMap((step) => {
      if (step === 'begin') return together || begin === undefined ? [] : [begin];
      if (step === 'commit') return together || commit === undefined ? [] : [commit];
      return [callOf(prepare(step.sql), step, json)];
    });
    return () => {
      if (together) begin?.();
      for (const call of calls) call();
      if (together) commit?.();
    };
  });
}
