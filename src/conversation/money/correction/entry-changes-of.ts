// Converts the slots of a correction into changes of an entry. 'cartao' is left out: debit or credit is asked.

import type { EntryChanges } from '../../../finance/entry-changes.ts';
import type { EditSlots } from '../../../language/slots/slots.ts';
import type { Situation } from '../../situation.ts';

/** An empty object when nothing usable was said. */
export function changesOf(changes: EditSlots['changes']): EntryChanges {
  const { amount_cents, date, category, payment_method, account, installments, type, description } = changes;
  const kind = type === 'income' ? 'receita' : type === 'expense' ? 'despesa' : undefined;
  return {
    ...(typeof amount_cents === 'number' && amount_cents > 0 ? { cents: amount_cents } : {}),
    ...(typeof date === 'string' ? { date: date as NonNullable<EntryChanges['date']> } : {}),
    ...(typeof category === 'string' ? { category } : {}),
    ...(typeof description === 'string' ? { description } : {}),
    ...(typeof payment_method === 'string' && payment_method !== 'cartao'
      ? { method: payment_method as NonNullable<EntryChanges['method']> }
      : {}),
    ...(typeof account === 'string' ? { bank: account } : {}),
    ...(typeof installments === 'number' ? { parcelas: installments } : {}),
    ...(kind === undefined ? {} : { kind }),
  };
}

/** What words correct of an entry, read by themselves: 'na verdade foi 45'. An empty object when they correct nothing. */
export function correctionIn(words: string, { read }: Pick<Situation, 'read'>): EntryChanges {
  const meant = read(words);
  return meant.intent === 'edit_transaction' ? changesOf(meant.slots.changes) : {};
}
