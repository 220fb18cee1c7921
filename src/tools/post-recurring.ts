// Posts a recurring entry on its day. If it was already recorded by hand that month it is skipped; if its amount
// varies, the person is asked.

import * as z from 'zod/mini';
import { localDateSchema } from '../domain/dates.ts';
import type { Told } from '../domain/told.ts';
import type { Draft } from '../finance/draft.ts';
import { fieldsOf } from '../finance/draft-fields.ts';
import { notedAround, recurringDraft } from '../finance/recurring-draft.ts';
import type { RecurringOutcome } from '../finance/replies/recurring-reply.ts';
import { keepEntry } from './keep-entry.ts';
import { defineTool } from './tool.ts';
import { warnOfBudgets } from './warn-of-budgets.ts';

type Recurring = Told<'recorrencia'>;

export type Posted =
  | Extract<RecurringOutcome, { kind: 'recurring_posted' }>
  /** The amount varies: ask for it. */
  | { readonly kind: 'recurring_due'; readonly told: Recurring; readonly draft: Draft }
  /** Cancelled, paused or recorded by hand meanwhile: no reply. */
  | { readonly kind: 'recurring_quiet' };

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
    const missing = dates.filter((date) => !notedAround(context.tx.ledger, told, date));
    if (missing.length === 0) return { kind: 'recurring_quiet' };
    if (told.value.cents === undefined) return { kind: 'recurring_due', told, draft: recurringDraft(told, last) };
    const entries = missing.map((date) => keepEntry(fieldsOf(recurringDraft(told, date)), context));
    const alerts = warnOfBudgets(
      entries.map((entry) => ({ entry })),
      context,
    );
    return { kind: 'recurring_posted', told, entries, alerts };
  },
});
