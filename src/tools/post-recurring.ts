// What repeats is posted on its day. One that was already noted by hand that month is not posted again, and one whose amount is
// different every time is only asked about.

import * as z from 'zod/mini';
import { type LocalDate, localDateSchema } from '../domain/dates.ts';
import { folded } from '../domain/fold.ts';
import type { Lancamento } from '../domain/ledger.ts';
import type { Told } from '../domain/told.ts';
import type { BudgetAlert } from '../finance/budget-alerts.ts';
import { addDays } from '../finance/civil-date.ts';
import type { Draft } from '../finance/draft.ts';
import { fieldsOf } from '../finance/draft-fields.ts';
import { defineTool, type ToolContext } from './tool.ts';
import { warnOfBudgets } from './warn-of-budgets.ts';

type Recurring = Told<'recorrencia'>;

export type Posted =
  | {
      readonly kind: 'recurring_posted';
      readonly told: Recurring;
      readonly entries: readonly Lancamento[];
      readonly alerts: readonly BudgetAlert[];
    }
  /** The amount is not known: the person is asked for it. */
  | { readonly kind: 'recurring_due'; readonly told: Recurring; readonly draft: Draft }
  /** Cancelled, paused or noted by hand meanwhile: nothing is said. */
  | { readonly kind: 'recurring_quiet' };

/** Noted by hand within these days of its own is the same payment. */
const NEAR_DAYS = 5;

export const postRecurring = defineTool({
  name: 'post_recurring',
  description: 'Lança o que se repete, no dia.',
  args: z.strictObject({ key: z.string(), dates: z.readonly(z.array(localDateSchema)) }),
  internal: {},
  effect: 'write',
  changesMoney: () => true,
  exposedToModel: false,
  run: ({ key, dates }, context): Posted => {
    const told = context.tx.ledger.told('recorrencia').find((one) => one.key === key);
    const last = dates.at(-1);
    if (told === undefined || told.value.paused === true || last === undefined) return { kind: 'recurring_quiet' };
    const missing = dates.filter((date) => !notedByHand(told, date, context));
    if (missing.length === 0) return { kind: 'recurring_quiet' };
    if (told.value.cents === undefined) return { kind: 'recurring_due', told, draft: draftOf(told, last) };
    const entries = missing.map((date) => record(draftOf(told, date), context));
    const alerts = warnOfBudgets(
      entries.map((entry) => ({ entry })),
      context,
    );
    return { kind: 'recurring_posted', told, entries, alerts };
  },
});

function draftOf({ value }: Recurring, date: LocalDate): Draft {
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

/** A live record of the same words around that day; of the same value too where the value is fixed and the pace is short. */
function notedByHand({ value }: Recurring, date: LocalDate, { tx }: ToolContext): boolean {
  const near = value.every === 'daily' ? 0 : value.every === 'weekly' || value.every === 'biweekly' ? 2 : NEAR_DAYS;
  const span = { from: addDays(date, -near), to: addDays(date, near) };
  return tx.ledger
    .list({ kind: value.kind, ...span }, 'newest', 200)
    .some((one) => folded(one.description) === folded(value.description));
}

function record(draft: Draft, { tx, turn, now, changed }: ToolContext): Lancamento {
  const fields = fieldsOf(draft);
  const id = tx.ledger.record(fields, turn, now);
  changed({ op: 'lancamento', lancamento: id, before: 0 });
  return { ...fields, id, version: 1, recordedAt: now, voidedAt: null };
}
