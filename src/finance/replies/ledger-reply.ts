// Replies of the money tools, composed inside the transaction that writes; conversation/ adds the buttons.

import type { LocalDate } from '../../domain/dates.ts';
import type { ContaKey, Lancamento } from '../../domain/ledger.ts';
import type { RichText } from '../../domain/text.ts';
import type { Told, ToldValues } from '../../domain/told.ts';
import type { BudgetAlert } from '../budget-alerts.ts';
import type { BudgetStatus } from '../budget-status.ts';
import { alertWords } from './budget-words.ts';
import { editedWords, learntWords, removedWords } from './corrected-reply.ts';
import { entryLine } from './entry-words.ts';
import { type FaturaPaid, faturaPaidWords } from './fatura-reply.ts';
import { type ParcelasOutcome, parcelasReply } from './parcelas-reply.ts';
import { personInside } from './person-words.ts';
import { type RecordedEntry, recordedReply } from './recorded-reply.ts';
import { type RecurringOutcome, recurringWords } from './recurring-reply.ts';
import { accountWords, toldWords } from './told-reply.ts';

export type LedgerOutcome =
  | { readonly kind: 'recorded'; readonly entries: readonly RecordedEntry[]; readonly alerts: readonly BudgetAlert[] }
  | {
      readonly kind: 'entry_edited';
      readonly before: Lancamento;
      readonly after: Lancamento;
      readonly alerts: readonly BudgetAlert[];
      /** The merchant whose category is remembered from now on. */
      readonly learnt?: ToldValues['categoria'];
    }
  | { readonly kind: 'entry_unchanged'; readonly entry: Lancamento }
  | { readonly kind: 'entries_removed'; readonly entries: readonly Lancamento[] }
  | { readonly kind: 'which_entry'; readonly candidates: readonly Lancamento[] }
  | { readonly kind: 'no_entry'; readonly words?: string }
  | { readonly kind: 'told'; readonly told: Told; readonly status?: BudgetStatus }
  | RecurringOutcome
  | ParcelasOutcome
  | FaturaPaid
  | {
      readonly kind: 'account_set';
      readonly conta: ContaKey;
      readonly value: ToldValues['conta'];
      /** The new balance, when one was reported. */
      readonly balance?: number;
    }
  | { readonly kind: 'nothing_owed'; readonly name: string };

/** `undoable`: something was written, so an undo button may be offered. */
export function ledgerReply(outcome: LedgerOutcome, today: LocalDate): { text: RichText; undoable: boolean } {
  switch (outcome.kind) {
    case 'recorded':
      return { text: [...recordedReply(outcome.entries, today), ...alertWords(outcome.alerts)], undoable: true };
    case 'entry_edited': {
      const { before, after, alerts, learnt } = outcome;
      const lesson = learnt === undefined ? [] : [learntWords(learnt)];
      return { text: [...editedWords(before, after, today), ...lesson, ...alertWords(alerts)], undoable: true };
    }
    case 'entry_unchanged':
      return { text: ['Já estava assim: ', { bold: entryLine(outcome.entry, today) }, '.'], undoable: false };
    case 'entries_removed':
      return { text: removedWords(outcome.entries, today), undoable: true };
    case 'which_entry':
      return { text: ['Qual deles eu tiro?'], undoable: false };
    case 'no_entry':
      return {
        text:
          outcome.words === undefined
            ? ['Não achei esse lançamento. Nada foi mudado.']
            : ['Não achei lançamento de ', { bold: outcome.words }, '. Nada foi mudado.'],
        undoable: false,
      };
    case 'told':
      return { text: toldWords(outcome.told, outcome.status, today), undoable: true };
    case 'recurring_set':
    case 'recurring_changed':
    case 'recurring_posted':
      return {
        text: [...recurringWords(outcome, today), ...alertWords('alerts' in outcome ? outcome.alerts : [])],
        undoable: true,
      };
    case 'recurring_due':
    case 'nothing_recurring':
      return { text: recurringWords(outcome, today), undoable: false };
    case 'account_set':
      return { text: accountWords(outcome.conta, outcome.value, outcome.balance), undoable: true };
    case 'brought_forward':
    case 'parcelas_paid':
      return { text: parcelasReply(outcome), undoable: true };
    case 'no_parcelas':
      return { text: parcelasReply(outcome), undoable: false };
    case 'fatura_paid':
      return { text: faturaPaidWords(outcome, today), undoable: true };
    case 'nothing_owed':
      return { text: [`Não sei de nada que ${personInside(outcome.name)} te deva. Quanto foi?`], undoable: false };
    default:
      return outcome satisfies never;
  }
}
