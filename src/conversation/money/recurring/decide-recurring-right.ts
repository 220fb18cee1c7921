// "Muda pra 44,90", "na verdade é 44,90", right after something that repeats was told, or as a reply to it: its value.

import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { decideRecurringNews } from './decide-recurring-news.ts';

const VALUE = /\d[\d.,]*(?=\D*$)/u;

/** Undefined unless that was the last thing done, and nothing but a value is said. */
export function decideRecurringRight(situation: Situation): Decision | undefined {
  const { understanding, loaded, text } = situation;
  const key = loaded.done?.recurring;
  if (understanding.intent !== 'edit_transaction' || key === undefined || loaded.lastEntry !== undefined)
    return undefined;
  const { target, changes } = understanding.slots;
  const value = VALUE.exec(text)?.[0];
  if (target !== 'last' || value === undefined || Object.keys(changes).join() !== 'amount_cents') return undefined;
  return decideRecurringNews(reworded(situation, `${key} agora é ${value}`));
}
