// A question that goes on from the last one: what is said replaces what was asked, and the rest stays.

import { withoutUndefined } from '../../../domain/without-undefined.ts';
import type { Question } from '../../../finance/question.ts';

export const isFlow = ({ op }: Question): boolean =>
  !['balance', 'net_worth', 'invested_total', 'saved_total', 'debts_total'].includes(op);

/** The question for the entries behind a figure. */
export const rowsOf = ({ group_by: _g, top_n: _t, metric: _m, granularity: _n, ...question }: Question): Question => ({
  ...question,
  op: 'list',
});

/** Another way of paying than the account just asked about, not a part of what went through it. */
const OTHER_WAY = /^(?:pix|dinheiro|boleto|vale)$/u;

const withoutAccount = ({ account: _, ...question }: Question): Question => question;

/** The last question with the changes applied: a topic replaces the topics, a period the period. */
export function goneOn(last: Question, said: Question): Question {
  const { category, merchant, account, payment_method, counterpart, period, type, each, less, min_cents, max_cents } =
    said;
  const names = [category, merchant, counterpart, each].some((one) => one !== undefined);
  const { category: _c, merchant: _m, counterpart: _p, each: _e, a: _a, b: _b, less: _l, ...untopical } = last;
  // Compared things give way to the one that is named.
  const named = names ? { ...untopical, op: last.a === undefined ? last.op : ('sum' as const) } : last;
  const base = account === undefined && OTHER_WAY.test(payment_method ?? '') ? withoutAccount(named) : named;
  return {
    ...base,
    ...withoutUndefined({
      category,
      merchant,
      counterpart,
      account,
      payment_method,
      period,
      each,
      less,
      min_cents,
      max_cents,
    }),
    ...(type === 'income' ? { type } : {}),
  };
}
