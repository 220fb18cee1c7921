// Selects the lines of a statement that are new: neither imported earlier nor already recorded by the person.

import type { Lancamento } from '../../domain/ledger.ts';
import type { LedgerReads } from '../../domain/ledger-repos.ts';
import type { StatementLine } from '../../domain/statement.ts';
import { addDays, daysBetween } from '../civil-date.ts';

/** Tolerance in days: banks post a card purchase a day or two after it was made. */
const DAYS_APART = 2;

export type SortedLines = {
  readonly fresh: readonly StatementLine[];
  /** Already imported from an earlier statement and not removed. */
  readonly repeated: readonly StatementLine[];
  /** Already recorded by the person: same kind and value, within DAYS_APART. */
  readonly told: readonly StatementLine[];
};

/** Each entry matches at most one line, nearest date first. @param lines at least one, oldest first */
export function sortLines(lines: readonly StatementLine[], ledger: LedgerReads): SortedLines {
  const known = ledger.importedKeys(lines.map(({ key }) => key));
  const repeated = lines.filter(({ key }) => known.has(key));
  const others = lines.filter(({ key }) => !known.has(key));
  const records = recordsAround(others, ledger, new Set(known.values()));
  const told: StatementLine[] = [];
  const fresh = others.filter((line) => {
    const taken = takeTwin(records.get(worthOf(line)) ?? [], line);
    if (taken) told.push(line);
    return !taken;
  });
  return { fresh, repeated, told };
}

const worthOf = ({ kind, cents }: Pick<StatementLine, 'kind' | 'cents'>): string => `${kind} ${cents}`;

function recordsAround(
  lines: readonly StatementLine[],
  ledger: LedgerReads,
  spoken: ReadonlySet<number>,
): Map<string, Lancamento[]> {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const around = { from: addDays(first.date, -DAYS_APART), to: addDays(last.date, DAYS_APART) };
  const records = (['paga', 'pendente'] as const)
    .flatMap((status) => ledger.list({ ...around, status }, 'oldest', Number.MAX_SAFE_INTEGER))
    .filter(({ id }) => !spoken.has(id));
  return Map.groupBy(records, (one) => worthOf(one as Pick<StatementLine, 'kind' | 'cents'>));
}

/** Removes and reports the entry that matches the line; false when there is none. */
function takeTwin(records: Lancamento[], { date }: StatementLine): boolean {
  let nearest = -1;
  for (const [index, one] of records.entries()) {
    const apart = Math.abs(daysBetween(one.date, date));
    const best = records[nearest];
    if (apart <= DAYS_APART && (best === undefined || apart < Math.abs(daysBetween(best.date, date)))) nearest = index;
  }
  if (nearest >= 0) records.splice(nearest, 1);
  return nearest >= 0;
}
