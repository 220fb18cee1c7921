// Topic of a message: the person's money, the notebook, the market, a work of fiction.

import { classSet } from '../lexicon/class-bits.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { ANY_TENSE, DONE, PAST } from '../verbs/tense.ts';

const MONEY = classSet(
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
);

/** Whether any word concerns the person's own money. */
export const aboutMoney = oncePerReading((r) => {
  return r.hasSome(MONEY) || spendsOrEarns(r);
});

const SPENT_OR_EARNED = classSet('v_spend', 'v_pay', 'v_buy', 'v_receive', 'v_sell');

/** Whether a verb moves money, in any tense. */
const spendsOrEarns = oncePerReading((r) => {
  return r.findSomeVerb(SPENT_OR_EARNED, ANY_TENSE) >= 0;
});

/** Whether the notebook is mentioned: item types, "salvo", "anotei". */
export const aboutMemory = oncePerReading((r) => {
  return r.hasAny('memory_any', 'saved_verb');
});

/** Whether a movement is stated: a past verb, a category, a merchant, a sign or a written currency. */
export const statesMoney = oncePerReading((r) => {
  if (r.money === undefined) return false;
  if (r.money.marked || r.money.sign !== 0) return true;
  if (r.hasAny('cat', 'merchant', 'money_in', 'third_pays_me', 'invoice_noun', 'jar_noun', 'refund_noun')) return true;
  return (
    movedMoney(r) ||
    (r.is(r.head, 'method_pix') && r.has('prep_to')) ||
    r.fits(HIRED) ||
    r.fits(/\btive (?:uma?|outr[oa]|mais uma?) (?:entrada|saida|gasto|despesa|ganho|lucro|receita|custo|prejuizo)\b/)
  );
});

/** "A moça que limpa aqui, 160 hoje": somebody hired, and the price of the work; "bati 280 no app". */
const HIRED =
  /^(?:(?:eu|hoje|ontem|ja) )*bati (?:r\$ )?\d.*\b(?:app|uber|99|corridas?|entregas?)\b|^(?:eu )?ajudei [a-z ]{2,30} com (?:r\$ )?\d|^[oa] (?:rapaz|moc[oa]|cara|menin[oa]|homem|mulher|senhora?|tia|tio) que (?:me )?(?!vend|pag|compr|dev)[a-z]+ .*(?:\b(?:cobrou|levou|pediu) (?:so )?(?:r\$ ?)?(?:\d|[a-z]+$))/;

/** Verbs that move money. */
export const MOVED = classSet(
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
);

/** Whether a money verb states that it happened. */
export const movedMoney = oncePerReading((r) => {
  return r.findSomeVerb(MOVED, DONE) >= 0;
});

/** First unit of a money verb in the past, or -1. */
export const moneyVerb = (r: Reading): number => r.findSomeVerb(MOVED, PAST);
