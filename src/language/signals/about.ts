// Whose subject is it: the person's money, the notebook, the market, a work of fiction?

import { oncePerReading } from '../once-per-reading.ts';
import type { Reading } from '../reading.ts';
import { ANY_TENSE, DONE, PAST } from '../verbs/tense.ts';

/** Any word of one's own money. */
export const aboutMoney = oncePerReading((r) => {
  return (
    r.hasAny(
      'finance_noun',
      'money_noun',
      'tx_noun',
      'cat',
      'merchant',
      'money_in',
      'debt_topic',
      'invest_topic',
      'budget_topic',
      'diag_topic',
      'debt_noun',
      'invest_noun',
      'saved_noun',
      'recurring_noun',
      'networth_noun',
      'owed_me',
    ) || spendsOrEarns(r)
  );
});

/** A verb that moves money, in any tense. */
export const spendsOrEarns = oncePerReading((r) => {
  return (
    r.hasVerb('v_spend', ANY_TENSE) ||
    r.hasVerb('v_pay', ANY_TENSE) ||
    r.hasVerb('v_buy', ANY_TENSE) ||
    r.hasVerb('v_receive', ANY_TENSE) ||
    r.hasVerb('v_sell', ANY_TENSE)
  );
});

/** The notebook: types of item, "salvo", "anotei". */
export const aboutMemory = oncePerReading((r) => {
  return r.hasAny('memory_any', 'saved_verb');
});

/** A stated movement has a verb in the past, a category, a house, a sign or a written currency. */
export const statesMoney = oncePerReading((r) => {
  if (r.money === undefined) return false;
  if (r.money.marked || r.money.sign !== 0) return true;
  if (r.hasAny('cat', 'merchant', 'money_in', 'third_pays_me', 'invoice_noun', 'jar_noun', 'refund_noun')) return true;
  return (
    movedMoney(r) ||
    /\btive (?:uma?|outr[oa]|mais uma?) (?:entrada|saida|gasto|despesa|ganho|lucro|receita|custo|prejuizo)\b/.test(
      r.line,
    )
  );
});

const MOVED = [
  'v_spend',
  'v_buy',
  'v_pay',
  'v_receive',
  'v_sell',
  'v_send',
  'v_charge',
  'v_cost',
  'v_consume',
  'v_arrive',
  'v_lend',
  'v_repay',
  'v_split',
  'v_withdraw',
  'v_move',
  'v_find_money',
] as const;

/** A money verb that says it happened. */
export const movedMoney = oncePerReading((r) => {
  return MOVED.some((name) => r.findVerb(name, DONE) >= 0);
});

/** First unit of a money verb in the past, or -1. */
export function moneyVerb(r: Reading): number {
  let first = -1;
  for (const name of MOVED) {
    const at = r.findVerb(name, PAST);
    if (at >= 0 && (first < 0 || at < first)) first = at;
  }
  return first;
}
