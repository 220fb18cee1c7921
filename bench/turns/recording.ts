// What a turn of the product asks of SQLite, statement by statement: the baseline runs exactly that. Savepoints are left out,
// since somebody writing by hand one turn at a time would not need them.

import type { RawDriver } from '../../src/store/sql.ts';

export type Step =
  | { readonly sql: string; readonly params: readonly unknown[]; readonly wants: 'rows' | 'row' | 'nothing' }
  | 'begin'
  | 'commit';

export type Recorder = { readonly wrap: (driver: RawDriver) => RawDriver; take(): readonly Step[] };

export function recorder(): Recorder {
  let steps: Step[] = [];
  let depth = 0;
  return {
    take() {
      const taken = steps;
      steps = [];
      return taken;
    },
    wrap: (driver) => ({
      prepare(sql) {
        const prepared = driver.prepare(sql);
        return {
          all(params) {
            steps.push({ sql, params, wants: 'rows' });
            return prepared.all(params);
          },
          get(params) {
            steps.push({ sql, params, wants: 'row' });
            return prepared.get(params);
          },
          run(params) {
            steps.push({ sql, params, wants: 'nothing' });
            prepared.run(params);
          },
          insert(params) {
            steps.push({ sql, params, wants: 'nothing' });
            return prepared.insert(params);
          },
        };
      },
      atomically<T>(work: () => T): T {
        if (depth === 0) steps.push('begin');
        depth += 1;
        try {
          return driver.atomically(work);
        } finally {
          depth -= 1;
          if (depth === 0) steps.push('commit');
        }
      },
    }),
  };
}
