// Converts the slots of a correction into changes of an entry. 'cartao' is left out: debit or credit is asked.

import type { Lancamento } from '../../../domain/ledger.ts';
import type { EntryChanges } from '../../../finance/entry-changes.ts';
import type { EditSlots } from '../../../language/slots/slots.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { dayTold } from './day-told.ts';

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

const DAY = new RegExp(`(?:${WEEKDAY_NAMES}|dia \\d{1,2})(?![a-zà-ÿ])(?! passad)`, 'i');

/** "Joga pra sexta", of what waits: the Friday to come. */
export function comingDay(changes: EntryChanges, entry: Lancamento | undefined, situation: Situation): EntryChanges {
  const { text, asking, zone } = situation;
  const day = DAY.exec(text)?.[0];
  if (entry?.status !== 'pendente' || changes.date === undefined || day === undefined) return changes;
  const date = changes.date < localDate(asking.said, zone) ? dayTold(day, situation) : undefined;
  return date === undefined ? changes : { ...changes, date };
}
