// Query language for questions that one filter and one aggregate can answer: closed, so that it always maps to prepared SQL. The slots are those of
// LANGUAGE.md section 4, filled by the rules or planned by a model.

import * as z from 'zod/mini';
import { localDateSchema, periodSchema } from '../domain/dates.ts';

const questionOp = z.enum([
  'sum',
  'count',
  'count_zero_days',
  'avg',
  'max',
  'min',
  'list',
  'last',
  'breakdown',
  'summary',
  'share',
  'balance',
  'net_worth',
  'invested_total',
  'saved_total',
  'savings',
  'compare',
  'budget_status',
  'goal_status',
  'receivables',
  'debts_total',
  'installments_list',
  'invoice',
  'card_limit',
  'due',
  'paid_check',
  'recurring_list',
  'what_if',
  'forecast',
]);

const text = z.exactOptional(z.string());
const cents = z.exactOptional(z.int());

/** What spending or income is of. */
const topic = { category: text, merchant: text, account: text, payment_method: text, counterpart: text };
const topicsSchema = z.exactOptional(z.readonly(z.array(z.readonly(z.strictObject(topic)))));

const questionSide = z.readonly(z.strictObject({ period: z.exactOptional(periodSchema), ...topic }));

export const questionSchema = z.readonly(
  z.strictObject({
    op: questionOp,
    period: z.exactOptional(periodSchema),
    type: z.exactOptional(z.enum(['expense', 'income', 'transfer', 'both'])),
    ...topic,
    name: text,
    group_by: z.exactOptional(
      z.enum([
        'category',
        'merchant',
        'day',
        'weekday',
        'week',
        'month',
        'payment_method',
        'account',
        'counterpart',
        'person',
      ]),
    ),
    granularity: z.exactOptional(z.enum(['day', 'week', 'month', 'purchase'])),
    metric: z.exactOptional(z.enum(['count', 'amount'])),
    top_n: z.exactOptional(z.int()),
    limit: z.exactOptional(z.int()),
    min_cents: cents,
    max_cents: cents,
    of: text,
    /** In a household, each member's part of what all paid: who owes whom. */
    parts: z.exactOptional(z.readonly(z.array(z.readonly(z.strictObject({ name: z.string(), weight: z.int() }))))),
    /** Left out. */
    less: topicsSchema,
    /** Several asked for together: what belongs to any of them. */
    each: topicsSchema,
    /** Name of a pending bill to include in the sum. */
    pending: text,
    as_of: z.exactOptional(localDateSchema),
    check: text,
    asset_class: text,
    compare_to: z.exactOptional(z.union([periodSchema, z.enum(['budget', 'income', 'average'])])),
    a: z.exactOptional(questionSide),
    b: z.exactOptional(questionSide),
    amount_cents: cents,
    delta: z.exactOptional(z.enum(['expense', 'income'])),
  }),
);

export type Question = z.infer<typeof questionSchema>;
export type Topic = NonNullable<Question['each']>[number];
