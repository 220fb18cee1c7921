// One noun with several prices: "duas camisas, uma de 49,90 e outra de 30" is one entry per price.

import type { Amount } from '../amounts/amounts.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';
import type { Reading } from '../reading/reading.ts';
import type { LancamentoSlots } from '../slots/lancamento-slots.ts';
import { present } from '../slots/present.ts';

const ANOTHER = /\b(?:outr[oa]s?|e uma?|segund[oa]|terceir[oa]) (?:(?:de|por|a|foi|deu|custou|saiu|ficou|r \$|\$) )*$/;

/** Whether the price is of another thing of the noun before: "e outra de 30". */
export const isAnother = (r: Reading, amount: Amount): boolean =>
  ANOTHER.test(`${r.words(Math.max(0, amount.from - 5), amount.from)} `);

/** Plurals that lose only their s. */
const PLURAL = /(?<=[oa]|[tv]e|che|que)(?<![óo]culo)s$/u;

/** The name of one of several: "duas camisas" → "camisa". */
export function nameOfOne(description: string | undefined): string | undefined {
  const [count = '', ...rest] = description?.split(' ') ?? [];
  const words = NUMBER_WORDS.has(count) && rest.length > 0 ? rest : [count, ...rest];
  const [noun = '', ...of] = words;
  return description === undefined ? undefined : [noun.replace(PLURAL, ''), ...of].join(' ');
}

/** The entry of another thing of the same noun: only its price, day and payment are its own. */
export const another = (before: LancamentoSlots, item: LancamentoSlots): LancamentoSlots => ({
  ...before,
  ...present({
    amount_cents: item.amount_cents,
    date: item.date,
    payment_method: item.payment_method,
    account: item.account,
  }),
});
