// Records entries exactly as drafted. Paying a known obligation settles it instead of counting twice; a likely
// duplicate is recorded and pointed out.

import * as z from 'zod/mini';
import { asRepayment } from '../finance/as-repayment.ts';
import type { BudgetAlert } from '../finance/budget-alerts.ts';
import { type Draft, draftSchema, toldDraftSchema } from '../finance/draft.ts';
import { fieldsOf } from '../finance/draft-fields.ts';
import { leftOf } from '../finance/left-of.ts';
import { likelyTwin } from '../finance/likely-twin.ts';
import { onTheOnlyCard } from '../finance/on-the-only-card.ts';
import { openObligation } from '../finance/open-obligation.ts';
import { chargedAfter, lacksRefundValue, refundFields } from '../finance/refund-fields.ts';
import type { RecordedEntry } from '../finance/replies/recorded-reply.ts';
import { debtPaidBy, mayPayDebt, owedDebts, towardsDebt } from '../finance/towards-debt.ts';
import { remembered } from './edit-transaction.ts';
import { keepEntry, reviseEntry } from './keep-entry.ts';
import { defineTool, type ToolContext } from './tool.ts';
import { warnOfBudgets } from './warn-of-budgets.ts';

/** A refund without an amount, given or known from the purchase: nothing was written. */
export type RefundDue = { readonly kind: 'refund_due'; readonly draft: Draft };

export type Recorded = {
  readonly kind: 'recorded';
  readonly entries: readonly RecordedEntry[];
  readonly alerts: readonly BudgetAlert[];
};

function keep(told: Draft, context: ToolContext): RecordedEntry {
  const { tx, now } = context;
  const repaid = asRepayment(told, tx.ledger);
  const debts = mayPayDebt(repaid) ? owedDebts(tx.ledger) : [];
  const draft = onTheOnlyCard(towardsDebt(repaid, debts), tx.ledger);
  const debt = debtPaidBy(draft, debts);
  const fields = draft.kind === 'estorno' ? refundFields(draft, tx.ledger) : fieldsOf(draft);
  const due = openObligation(tx.ledger, { ...fields, cents: draft.dueCents ?? fields.cents });
  if (due !== undefined) {
    const paid = {
      ...due,
      cents: fields.cents,
      date: fields.date,
      method: fields.method,
      from: fields.from,
      to: fields.to,
    };
    reviseEntry(due, { ...paid, status: 'paga', voided: false }, context);
    return { entry: { ...paid, status: 'paga', version: due.version + 1 }, draft, settled: true };
  }
  const twin = likelyTwin(tx.ledger, fields, now);
  const theirs = leftOf(fields, tx.ledger);
  const entry = keepEntry(fields, context);
  const learnt = draft.place === undefined ? {} : remembered(draft.place, fields.category, context);
  const stillCharged = chargedAfter(entry, tx.ledger);
  const owed = debt && { name: debt.name, cents: Math.max(0, debt.cents - fields.cents) };
  return {
    entry,
    draft,
    ...theirs,
    ...learnt,
    ...(twin === undefined ? {} : { twin }),
    ...(stillCharged === undefined ? {} : { stillCharged }),
    ...(owed === undefined ? {} : { owed }),
  };
}

export const recordTransaction = defineTool({
  name: 'record_transaction',
  description: 'Anota um ou mais lançamentos: gasto, entrada, transferência ou conta a pagar.',
  args: z.strictObject({ entries: z.readonly(z.array(toldDraftSchema).check(z.minLength(1))) }),
  internal: { entries: z.readonly(z.array(draftSchema)) },
  effect: 'write',
  changesMoney: () => true,
  exposedToModel: true,
  run: ({ entries }, context): Recorded | RefundDue => {
    const unvalued = entries.find((draft) => lacksRefundValue(draft, context.tx.ledger));
    if (unvalued !== undefined) return { kind: 'refund_due', draft: unvalued };
    const kept = entries.map((draft) => keep(draft, context));
    const alerts = warnOfBudgets(
      kept.map(({ entry }) => ({ entry })),
      context,
    );
    return { kind: 'recorded', entries: kept, alerts };
  },
});
