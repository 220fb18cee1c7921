// One occurrence of a recurring entry, as a draft.

import type { LocalDate } from '../domain/dates.ts';
import { folded } from '../domain/fold.ts';
import type { LedgerFilter } from '../domain/ledger.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';
import type { Told } from '../domain/told.ts';
import { addDays } from './civil-date.ts';
import type { Draft } from './draft.ts';

type Recurring = Told<'recorrencia'>;

/** An entry recorded by hand within this many days of an occurrence counts as that occurrence. */
const NEAR_DAYS = 5;
const MOST = 200;

/** Amount, method and bank only when they were told. */
export function recurringDraft({ value }: Recurring, date: LocalDate): Draft {
  const { kind, description, category, cents, method, bank } = value;
  return {
    kind,
    description,
    category,
    date,
    ...(cents === undefined ? {} : { cents }),
    ...(method === undefined ? {} : { method }),
    ...(bank === undefined ? {} : { bank }),
  };
}

/** Days either side within which an entry counts as that occurrence. */
export const nearDays = ({ every }: Recurring['value']): number =>
  every === 'daily' ? 0 : every === 'weekly' || every === 'biweekly' ? 2 : NEAR_DAYS;

/** Whether a live entry with the same description exists around that day. */
export function notedAround(
  ledger: LedgerReads,
  { value }: Recurring,
  date: LocalDate,
  status: NonNullable<LedgerFilter['status']> = 'paga',
): boolean {
  const near = nearDays(value);
  const span = { from: addDays(date, -near), to: addDays(date, near) };
  return ledger
    .list({ kind: value.kind, status, ...span }, 'newest', MOST)
    .some((one) => folded(one.description) === folded(value.description));
}
