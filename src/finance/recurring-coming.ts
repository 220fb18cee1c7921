// The entries that what repeats will still make in a period: none that was paid ahead or is noted as a bill already.

import { occurrencesBetween } from '../agenda/occurrences.ts';
import type { LocalDate, Period } from '../domain/dates.ts';
import type { LancamentoFields } from '../domain/ledger.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';
import type { Told } from '../domain/told.ts';
import { addDays } from './civil-date.ts';
import { fieldsOf } from './draft-fields.ts';
import { nearDays, notedAround, recurringDraft } from './recurring-draft.ts';

type Recurring = Told<'recorrencia'>;

/** In no order. What has no amount, or is paused, makes none. */
export const recurringComing = (
  ledger: LedgerReads,
  { from, to }: Period,
  counts: (told: Recurring) => boolean = () => true,
): readonly LancamentoFields[] =>
  ledger
    .told('recorrencia')
    .filter((told) => told.value.paused !== true && told.value.cents !== undefined && counts(told))
    .flatMap((told) =>
      occurrencesBetween(told.value, from, to)
        .filter((date) => !isSkipped(told, date) && !noted(ledger, told, date))
        .map((date) => fieldsOf(recurringDraft(told, date))),
    );

/** What was put on another day since comes near that day. */
const isSkipped = ({ value }: Recurring, date: LocalDate): boolean =>
  value.next !== undefined && date < addDays(value.next, -nearDays(value));

const noted = (ledger: LedgerReads, told: Recurring, date: LocalDate): boolean =>
  notedAround(ledger, told, date, 'pendente') || notedAround(ledger, told, date);

/** Whether it is a bill with a day: neither what is spent every day, nor what only adds up over a month. */
export const fallsDue = ({ value }: Recurring): boolean =>
  value.usual !== true && value.every !== 'daily' && (value.dayOfMonth ?? value.dayRule ?? value.weekday) !== undefined;
