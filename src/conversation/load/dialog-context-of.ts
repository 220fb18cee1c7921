// The `DialogContext` given to language/: the open question, the list on the screen, and what came before.

import type { PendingAction } from '../../dialogue/pending-action.ts';
import type { LocalDate } from '../../domain/dates.ts';
import type { Instant } from '../../domain/ids.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import type { Inbound } from '../../domain/message.ts';
import { entryLine } from '../../finance/replies/entry-words.ts';
import type { AskedSlot, DialogContext, Pending, TxRef } from '../../language/dialog-context.ts';
import type { ToolCall } from '../../tools/registry.ts';
import type { Loaded } from '../loaded.ts';
import { localDate, localDateTime } from '../local-time.ts';
import { lineOf } from '../replies/item-words.ts';

function confirmationOf(act: ToolCall): Pending {
  switch (act.tool) {
    case 'erase_account':
    case 'delete_all_memories':
      return { kind: 'confirm_delete_all' };
    case 'record_transaction': {
      const [{ description, cents } = {}] = act.args.entries;
      const tx = {
        ...(description === undefined ? {} : { description }),
        ...(cents === undefined ? {} : { amount_cents: cents }),
      };
      return { kind: 'confirm_tx', tx };
    }
    case 'edit_transaction': {
      const { cents } = act.args.changes;
      return { kind: 'confirm_tx', ...(cents === undefined ? {} : { tx: { amount_cents: cents } }) };
    }
    default:
      return { kind: 'confirm_save' };
  }
}

function pendingOf(action: PendingAction<ToolCall>): Pending {
  switch (action.kind) {
    case 'confirm':
      return confirmationOf(action.yes.act);
    case 'choose_reference':
    case 'choose_candidate':
    case 'clarify_type':
      return { kind: 'select_option', options: action.options.map((option) => option.label) };
    case 'fill_slot':
      return action.act.tool === 'record_transaction' || action.act.tool === 'pay_fatura' || action.slot === 'amount'
        ? { kind: `ask_${action.slot as AskedSlot}`, agent: 'lancador', question: action.question }
        : { kind: 'ask_description', question: action.question };
    default:
      return action satisfies never;
  }
}

function txRef({ description, cents, date, category, method }: Lancamento): TxRef {
  return { description, amount_cents: cents, date, category, ...(method === '' ? {} : { payment_method: method }) };
}

/** The numbered list on the screen: items or entries. */
function listOf({ shown, shownEntries }: Loaded, today: LocalDate): Pick<DialogContext, 'list'> {
  if (shownEntries.length > 0) {
    const labels = shownEntries.map((entry) => (entry === undefined ? '' : entryLine(entry, today)));
    return { list: { kind: 'transactions', labels } };
  }
  if (shown.length === 0) return {};
  return { list: { kind: 'memory', labels: shown.map(({ item }) => (item === undefined ? '' : lineOf(item))) } };
}

/** The same context without the open question. */
export function withoutQuestion({ pending: _, ...context }: DialogContext): DialogContext {
  return context;
}

/**
 * An expired question stays in the context, so that a late answer is still recognised and can be told it came late.
 * @param said when the person wrote: what "hoje" means.
 */
export function dialogContextOf(loaded: Loaded, message: Inbound, said: Instant, zone: string): DialogContext {
  const { state, previous, lastSaid, lastSaved, lastEntry, editing, lastQuestion, pointedAt, personalWords } = loaded;
  const entry = pointedAt?.entries.at(-1) ?? editing ?? lastEntry;
  return {
    now: localDateTime(said, zone),
    ...(state.at === 'pending' ? { pending: pendingOf(state.action) } : {}),
    ...listOf(loaded, localDate(said, zone)),
    ...(entry === undefined ? {} : { lastTx: txRef(entry) }),
    ...(lastQuestion === undefined ? {} : { prevQuestion: lastQuestion.text }),
    ...(personalWords.length === 0 ? {} : { personalWords }),
    ...(previous === undefined ? {} : { previous }),
    ...(lastSaid === undefined ? {} : { lastSaid }),
    ...(lastSaved === undefined ? {} : { lastSaved: lastSaved.title }),
    ...(message.forwarded ? { forwarded: true } : {}),
  };
}
