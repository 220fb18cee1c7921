// The reply to a tool's outcome. It only states what happened: it is composed in the transaction of the effect and sent
// once that is on disk.

import type { LocalDate, LocalDateTime } from '../../domain/dates.ts';
import type { InboxId, Instant } from '../../domain/ids.ts';
import type { Choice, Reply } from '../../domain/message.ts';
import type { RichText } from '../../domain/text.ts';
import { faturaQuestion } from '../../finance/replies/fatura-reply.ts';
import { ledgerReply } from '../../finance/replies/ledger-reply.ts';
import {
  statementGone,
  statementImported,
  statementKnown,
  statementUnread,
} from '../../finance/replies/statement-reply.ts';
import type { ToolOutcome } from '../../tools/registry.ts';
import { ownAgentReply, switchedReply } from './agent-phrases.ts';
import { chartReply } from './chart-reply.ts';
import { costReply } from './cost-reply.ts';
import { describedReply } from './described-reply.ts';
import { editChoice } from './edit-choice.ts';
import { householdReply, moneyReadOnly } from './household-words.ts';
import { counted, lineOf, NOUNS, sharedKind } from './item-words.ts';
import { linkReply } from './link-words.ts';
import { listReply } from './list-reply.ts';
import { markedWords } from './marked-words.ts';
import { phrases } from './phrases.ts';
import { quoteReply } from './quote-reply.ts';
import { reminderText } from './reminder-words.ts';
import { completedCard, openedCard, savedCard } from './saved-card.ts';
import { thumbs } from './thumbs.ts';
import { notInTrash, restoredWords, trashReply } from './trash-words.ts';
import { undoneWords } from './undone-words.ts';
import { whenWas } from './when-words.ts';

export type Saying = {
  readonly turn: InboxId;
  readonly now: Instant;
  readonly today: LocalDate;
  readonly dateOf: (at: Instant) => LocalDate;
  /** '14:02' on the person's wall. */
  readonly timeOf: (at: Instant) => string;
  /** A moment as the person's wall shows it. */
  readonly wallOf: (at: Instant) => LocalDateTime;
};

/** The button that takes this very turn back, whenever it is pressed. */
export const undoChoice = (turn: InboxId): Choice => ({ token: `desfazer.${turn}`, label: 'Desfazer' });

/** @returns the turn an undo button names. */
export function turnOfUndo(token: string): InboxId | undefined {
  const match = /^desfazer\.(\d{1,15})$/.exec(token);
  return match === null ? undefined : (Number(match[1]) as InboxId);
}

/** Lists the rows behind the last figure, as typing "mostra" does. */
export const SHOW_ROWS: Choice = { token: 'mostrar', label: 'Mostrar' };

/** The picture of the last figure, as "me mostra em gráfico" does. */
export const SHOW_CHART: Choice = { token: 'grafico', label: 'Ver gráfico' };

type Completion = Extract<ToolOutcome, { kind: 'completed' }>;

const say = (...text: RichText): Reply => ({ text });

/** The card is shown where the bare title was told; elsewhere it is news of its own. */
function completedReply({ item, card }: Completion, whenOf: (at: Instant) => string): Reply {
  const news = completedCard(item, whenOf);
  if (card === undefined) return news;
  const { text } = savedCard(item, undefined, whenOf);
  return { ...news, rewrite: { of: card.message, text, choices: [undoChoice(card.turn)] } };
}

/** Undefined when there is nothing to say. */
export function outcomeReply(outcome: ToolOutcome, saying: Saying): Reply | undefined {
  const undoable = (...text: RichText): Reply => ({ text, choices: [undoChoice(saying.turn)] });
  const whenOf = (at: Instant): string => whenWas(saying.dateOf(at), saying.today);
  switch (outcome.kind) {
    case 'saved': {
      const card = savedCard(outcome.item, outcome.without, whenOf);
      const text = outcome.momentUnsaid ? [...card.text, '\nPra eu te avisar, me diga quando.'] : card.text;
      return { ...card, text, choices: [undoChoice(saying.turn)] };
    }
    case 'studied': {
      const { text, choices = [], asks } = outcome.answer;
      return { text, choices: [...choices, ...(asks === true ? [] : thumbs(outcome.mission))] };
    }
    case 'studying':
      return undefined;
    case 'study_stopped':
      return phrases.stoppedStudying;
    case 'rated':
      return outcome.feedback === 'up' ? phrases.glad : phrases.sorry;
    case 'completed':
      return completedReply(outcome, whenOf);
    case 'left_as_it_was':
      return undefined;
    case 'model_costs':
      return costReply(outcome);
    case 'described':
      return describedReply(outcome, whenOf);
    case 'quoted':
      return quoteReply(outcome, saying);
    case 'marked':
      return undoable(...markedWords(outcome.item));
    case 'duplicate':
      return say('Isso já estava guardado ', whenWas(saying.dateOf(outcome.item.createdAt), saying.today), ': ', {
        bold: lineOf(outcome.item),
      });
    case 'list':
    case 'near':
    case 'miss':
    case 'empty':
    case 'count':
      return listReply(outcome, saying.now);
    case 'trashed': {
      const { items, all } = outcome;
      const [only, ...others] = items;
      if (only && others.length === 0 && !all) return undoable('Apaguei ', { bold: lineOf(only) }, '.');
      return undoable(
        `Apaguei ${counted(items.length, sharedKind(items))}. Ficam 30 dias na lixeira, dá para desfazer.`,
      );
    }
    case 'nothing_to_trash':
      return say(
        outcome.of === undefined
          ? 'Não tem nada guardado para apagar.'
          : `Não tem ${NOUNS[outcome.of].one} para apagar.`,
      );
    case 'opened':
      return openedCard(outcome.item, whenOf);
    case 'edited':
      return undoable('Pronto, ficou assim: ', { bold: lineOf(outcome.item) });
    case 'gone':
      return say('Esse item não está mais guardado.');
    case 'ledger_answer': {
      const { text, more, drawable } = outcome.answer;
      const choices = [...(more ? [SHOW_ROWS] : []), ...(drawable ? [SHOW_CHART] : [])];
      return choices.length > 0 ? { text, choices } : { text };
    }
    case 'charted':
      return chartReply(outcome);
    case 'recorded':
    case 'entry_edited':
    case 'entry_unchanged':
    case 'entries_removed':
    case 'which_entry':
    case 'no_entry':
    case 'told':
    case 'recurring_set':
    case 'recurring_changed':
    case 'recurring_posted':
    case 'recurring_due':
    case 'nothing_recurring':
    case 'account_set':
    case 'brought_forward':
    case 'parcelas_paid':
    case 'no_parcelas':
    case 'fatura_paid':
    case 'nothing_owed': {
      const { text, undoable: canUndo } = ledgerReply(outcome, saying.today);
      if (!canUndo) return say(...text);
      // Of several records, "Editar" would not say which.
      const [only, ...others] =
        outcome.kind === 'recorded' ? outcome.entries : outcome.kind === 'fatura_paid' ? [outcome] : [];
      const edit = only === undefined || others.length > 0 ? [] : [editChoice(only.entry.id)];
      return { text, choices: [undoChoice(saying.turn), ...edit] };
    }
    case 'fatura_to_pay':
      return say(...faturaQuestion(outcome, saying.today));
    case 'which_card':
      return say('De qual cartão é a fatura que você pagou?');
    case 'goal_forgotten':
      return undoable('Tirei a meta ', { bold: outcome.goal.value.name }, '. O que você guardou fica onde está.');
    case 'no_goal':
      return say('Essa meta não existe mais.');
    case 'recurring_quiet':
    case 'refund_due':
      return undefined;
    case 'reminder_set':
    case 'reminder_moved':
    case 'reminders_cancelled':
      return undoable(...reminderText(outcome, saying));
    case 'reminders':
    case 'which_reminder':
    case 'no_reminder':
      return say(...reminderText(outcome, saying));
    case 'trash':
      return trashReply(outcome, whenOf);
    case 'restored':
      return undoable(...restoredWords(outcome, saying.today));
    case 'not_in_trash':
      return notInTrash(outcome);
    // Asked about instead, where it is performed.
    case 'which_restore':
      return undefined;
    case 'undone':
      return say(...undoneWords(outcome));
    case 'nothing_to_redo':
      return say('Não tem nada desfeito agora há pouco para refazer.');
    case 'nothing_to_undo':
      return say('Não tem nada para desfazer por aqui.');
    case 'exported':
      return {
        text: [`Aqui está tudo o que guardo seu: ${counted(outcome.items)} e a nossa conversa.`],
        file: outcome.file,
      };
    case 'ledger_exported': {
      const { entries, file, instead } = outcome;
      if (entries === 0) return say('Não tem lançamento nenhum para exportar.');
      const sorry = instead === undefined ? '' : ` Ainda não faço ${instead.toUpperCase()}, mas este abre no Excel.`;
      return {
        text: [
          `${entries === 1 ? 'Aqui está seu lançamento' : `Aqui estão seus ${entries} lançamentos`} em ${file.encoding === 'base64' ? 'Excel' : 'CSV'}.${sorry}`,
        ],
        file,
      };
    }
    // Asked about instead, where it is performed.
    case 'statement_read':
      return undefined;
    case 'statement_known':
      return say(...statementKnown(outcome.statement, outcome.sorted));
    case 'statement_unread':
      return say(...statementUnread(outcome.why));
    case 'statement_imported':
      return outcome.lines.length === 0 ? say(...statementImported([])) : undoable(...statementImported(outcome.lines));
    case 'statement_gone':
      return say(...statementGone);
    case 'refused':
      return phrases.refused;
    case 'agent_switched':
      return switchedReply(outcome);
    case 'agent_created':
    case 'agent_changed':
    case 'agent_removed':
    case 'agent_exists':
    case 'no_own_agent':
    case 'agent_too_long':
    case 'too_many_agents': {
      const { text, undoable: canUndo } = ownAgentReply(outcome);
      return canUndo ? undoable(...text) : say(...text);
    }
    case 'link_code':
    case 'channel_joining':
    case 'channel_parted':
    case 'which_channel':
      return linkReply(outcome);
    case 'invitation':
    case 'only_owner_invites':
    case 'knocking':
    case 'household_request':
    case 'admitted':
    case 'guest_gone':
    case 'household':
    case 'household_left':
    case 'in_no_household':
    case 'owner_stays':
    case 'member_removed':
    case 'member_permitted':
    case 'only_owner_decides':
    case 'no_such_member':
    case 'items_shared':
    case 'nobody_to_share_with':
    case 'nothing_to_share':
      return householdReply(outcome);
    case 'money_read_only':
      return moneyReadOnly;
    case 'erased':
      return say('Pronto: apaguei todos os seus dados. Se um dia voltar, a gente começa do zero. Até!');
    default:
      return outcome satisfies never;
  }
}
