// The context a message is read in: the time, the open question, what was last shown. language/ only reads it. Kinds
// and keys follow the `context` of the command line interface.

import type { LocalDate, LocalDateTime } from '../domain/dates.ts';
import type { PersonalWord } from './person/personal-words.ts';

/** A recorded entry that words may refer to; `amount_cents` in centavos. */
export type TxRef = {
  readonly description?: string;
  readonly amount_cents?: number;
  readonly date?: LocalDate;
  readonly category?: string;
  readonly payment_method?: string;
};

export type AskedSlot = 'amount' | 'description' | 'category' | 'payment_method' | 'date' | 'account';

/** The open question. */
export type Pending =
  | { readonly kind: 'confirm_tx'; readonly tx?: TxRef }
  | { readonly kind: 'confirm_save'; readonly item?: string }
  | { readonly kind: 'confirm_delete_all'; readonly item_type?: string }
  /** Labels in the order shown; a selection is a 1-based position in this list. */
  | { readonly kind: 'select_option'; readonly options: readonly string[] }
  | { readonly kind: `ask_${AskedSlot}`; readonly agent?: string; readonly question?: string };

/** The numbered list on the person's screen. */
export type ShownList = { readonly labels: readonly string[]; readonly kind: 'memory' | 'transactions' };

export type DialogContext = {
  /** The person's local time, e.g. '2026-11-18T14:05'. */
  readonly now: LocalDateTime;
  readonly pending?: Pending;
  /** The last entry recorded in this conversation, if nothing was done since. */
  readonly lastTx?: TxRef;
  /** Title of the last item saved. */
  readonly lastSaved?: string;
  /** The person's last message that asked for nothing. */
  readonly previous?: string;
  /** The person's previous message, whatever it led to. */
  readonly lastSaid?: string;
  /** The person's previous question, for follow-ups such as "e em maio?". */
  readonly prevQuestion?: string;
  readonly list?: ShownList;
  readonly forwarded?: boolean;
  /** Words this person taught, looked up before the common lexicon. */
  readonly personalWords?: readonly PersonalWord[];
};
