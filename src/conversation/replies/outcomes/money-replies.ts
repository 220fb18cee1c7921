// Replies to outcomes about the ledger: entries, answers, faturas, goals, statements and quotes.

import type { Reply } from '../../../domain/message.ts';
import type { RichText } from '../../../domain/text.ts';
import { budgetOf } from '../../../finance/budget-status.ts';
import { contaLabel } from '../../../finance/conta.ts';
import { faturaQuestion } from '../../../finance/replies/fatura-reply.ts';
import { ledgerReply } from '../../../finance/replies/ledger-reply.ts';
import { recurringListWords } from '../../../finance/replies/recurring-reply.ts';
import {
  statementGone,
  statementImported,
  statementKnown,
  statementUnread,
} from '../../../finance/replies/statement-reply.ts';
import { factWords } from '../../../finance/replies/told-reply.ts';
import { chartReply } from '../chart-reply.ts';
import { editChoice } from '../edit-choice.ts';
import { SHOW_CHART, SHOW_ROWS } from '../figure-choices.ts';
import { quoteReply } from '../quote-reply.ts';
import type { ReplyContext } from '../reply-context.ts';
import { say } from '../say.ts';
import { undoable, undoChoice } from '../undo-choice.ts';
import { type OutcomeOf, type ReplyTable, silent } from './reply-table.ts';

function answerReply({ answer: { text, more, drawable } }: OutcomeOf<'ledger_answer'>): Reply {
  const choices = [...(more ? [SHOW_ROWS] : []), ...(drawable ? [SHOW_CHART] : [])];
  return choices.length > 0 ? { text, choices } : { text };
}

/** A budget and what was spent of it are for its owner alone. */
const BUDGET_IN_PRIVATE = '\n⚠️ Tem aviso de um teto seu: me pergunte “meus tetos” na nossa conversa particular.';

function entryReply(told: Parameters<typeof ledgerReply>[0], { turn, today, group }: ReplyContext): Reply {
  const hidden = group && 'alerts' in told && told.alerts.length > 0;
  const outcome = hidden ? { ...told, alerts: [] } : told;
  const { text: words, undoable: canUndo } = ledgerReply(outcome, today);
  const text = hidden ? [...words, BUDGET_IN_PRIVATE] : words;
  if (!canUndo) return say(...text);
  // With several records, "Editar" would be ambiguous.
  const [only, ...others] =
    outcome.kind === 'recorded' ? outcome.entries : outcome.kind === 'fatura_paid' ? [outcome] : [];
  const edit = only === undefined || others.length > 0 ? [] : [editChoice(only.entry.id)];
  return { text, choices: [undoChoice(turn), ...edit] };
}

/** Several entries that were set to repeat, in one reply. */
export const recurringListReply = (kept: readonly OutcomeOf<'recurring_set'>[], context: ReplyContext): Reply =>
  undoable(context, ...recurringListWords(kept, context.today));

function importedReply({ lines }: OutcomeOf<'statement_imported'>, context: ReplyContext): Reply {
  const text = statementImported(lines);
  return lines.length === 0 ? say(...text) : undoable(context, ...text);
}

function forgottenWords(told: OutcomeOf<'forgotten'>['told']): RichText {
  if (told.kind === 'perfil') return ['Pronto, esqueci que ', { bold: factWords(told) }, '.'];
  if (told.kind === 'orcamento') return ['Tirei o teto ', { bold: budgetOf(told) }, '. Não aviso mais.'];
  if (told.kind === 'conta')
    return ['Tirei o ', { bold: contaLabel(told.key) }, '. O que você comprou nele continua anotado.'];
  return ['Tirei a meta ', { bold: told.value.name }, '. O que você guardou fica onde está.'];
}

const NOT_TOLD = {
  meta: 'Essa meta não existe mais.',
  orcamento: 'Esse teto não existe mais.',
  conta: 'Esse cartão eu não tenho anotado.',
  perfil: 'Isso eu não tenho guardado sobre você.',
};

export const moneyReplies: ReplyTable<
  | 'ledger_answer'
  | 'charted'
  | 'quoted'
  | 'recorded'
  | 'entry_edited'
  | 'entry_unchanged'
  | 'entries_removed'
  | 'which_entry'
  | 'no_entry'
  | 'told'
  | 'recurring_set'
  | 'recurring_changed'
  | 'recurring_posted'
  | 'recurring_due'
  | 'recurring_quiet'
  | 'nothing_recurring'
  | 'account_set'
  | 'brought_forward'
  | 'parcelas_paid'
  | 'no_parcelas'
  | 'fatura_paid'
  | 'fatura_to_pay'
  | 'which_card'
  | 'nothing_owed'
  | 'forgotten'
  | 'not_told'
  | 'refund_due'
  | 'statement_read'
  | 'statement_known'
  | 'statement_unread'
  | 'statement_imported'
  | 'statement_gone'
> = {
  ledger_answer: answerReply,
  charted: chartReply,
  quoted: quoteReply,
  recorded: entryReply,
  entry_edited: entryReply,
  entry_unchanged: entryReply,
  entries_removed: entryReply,
  which_entry: entryReply,
  no_entry: entryReply,
  told: entryReply,
  recurring_set: entryReply,
  recurring_changed: entryReply,
  recurring_posted: entryReply,
  recurring_due: entryReply,
  recurring_quiet: silent,
  nothing_recurring: entryReply,
  account_set: entryReply,
  brought_forward: entryReply,
  parcelas_paid: entryReply,
  no_parcelas: entryReply,
  fatura_paid: entryReply,
  fatura_to_pay: (outcome, { today }) => say(...faturaQuestion(outcome, today)),
  which_card: () => say('De qual cartão é a fatura que você pagou?'),
  nothing_owed: entryReply,
  forgotten: ({ told }, context) => undoable(context, ...forgottenWords(told)),
  not_told: ({ of }) => say(NOT_TOLD[of]),
  refund_due: silent,
  statement_read: silent,
  statement_known: ({ statement, sorted }) => say(...statementKnown(statement, sorted)),
  statement_unread: ({ why }) => say(...statementUnread(why)),
  statement_imported: importedReply,
  statement_gone: () => say(...statementGone),
};
