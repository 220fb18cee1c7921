// Replies to outcomes about saved items and the trash.

import type { Instant } from '../../../domain/ids.ts';
import type { Reply } from '../../../domain/message.ts';
import { describedReply } from '../described-reply.ts';
import { counted, lineOf, NOUNS, sharedKind, wholeLineOf } from '../item-words.ts';
import { listReply } from '../list-reply.ts';
import { markedWords } from '../marked-words.ts';
import type { ReplyContext } from '../reply-context.ts';
import { completedCard, openedCard, savedCard } from '../saved-card.ts';
import { say } from '../say.ts';
import { notInTrash, restoredWords, trashReply } from '../trash-words.ts';
import { undoable, undoChoice } from '../undo-choice.ts';
import { whenWas } from '../when-words.ts';
import { type OutcomeOf, type ReplyTable, silent } from './reply-table.ts';

const whenOf =
  ({ dateOf, today }: ReplyContext) =>
  (at: Instant): string =>
    whenWas(dateOf(at), today);

function savedReply({ item, without, momentUnsaid }: OutcomeOf<'saved'>, context: ReplyContext): Reply {
  const card = savedCard(item, without, whenOf(context));
  const text = momentUnsaid ? [...card.text, '\nPra eu te avisar, me diga quando.'] : card.text;
  return { ...card, text, choices: [undoChoice(context.turn)] };
}

/** Replaces the message that announced the item without metadata; without one it is a new message. */
function completedReply({ item, card }: OutcomeOf<'completed'>, context: ReplyContext): Reply {
  const news = completedCard(item, whenOf(context));
  if (card === undefined) return news;
  const { text } = savedCard(item, undefined, whenOf(context));
  return { ...news, rewrite: { of: card.message, text, choices: [undoChoice(card.turn)] } };
}

function trashedReply({ items, all }: OutcomeOf<'trashed'>, context: ReplyContext): Reply {
  const [only, ...others] = items;
  if (only && others.length === 0 && !all) return undoable(context, 'Apaguei ', { bold: lineOf(only) }, '.');
  const many = counted(items.length, sharedKind(items));
  return undoable(context, `Apaguei ${many}. Ficam 30 dias na lixeira, dá para desfazer.`);
}

function duplicateReply({ item, momentUnsaid, also }: OutcomeOf<'duplicate'>, context: ReplyContext): Reply {
  const opening = `Isso já estava guardado ${whenOf(context)(item.createdAt)}`;
  if (also !== undefined) return undoable(context, `${opening}, e juntei “${also}”: `, { bold: lineOf(item) });
  const ring = `\nPra eu te avisar, diga com o dia: “me lembra amanhã de ${lineOf(item)}”.`;
  return say(`${opening}: `, { bold: lineOf(item) }, ...(momentUnsaid ? [ring] : []));
}

const found = (outcome: Parameters<typeof listReply>[0], { now }: ReplyContext): Reply => listReply(outcome, now);

export const itemReplies: ReplyTable<
  | 'saved'
  | 'completed'
  | 'left_as_it_was'
  | 'described'
  | 'marked'
  | 'duplicate'
  | 'list'
  | 'near'
  | 'miss'
  | 'empty'
  | 'count'
  | 'trashed'
  | 'nothing_to_trash'
  | 'opened'
  | 'edited'
  | 'gone'
  | 'trash'
  | 'restored'
  | 'not_in_trash'
  | 'which_restore'
> = {
  saved: savedReply,
  completed: completedReply,
  left_as_it_was: silent,
  described: (outcome, context) => describedReply(outcome, whenOf(context)),
  marked: ({ item }, context) => undoable(context, ...markedWords(item)),
  duplicate: duplicateReply,
  list: found,
  near: found,
  miss: found,
  empty: found,
  count: found,
  trashed: trashedReply,
  nothing_to_trash: ({ of, kept, stays }) => {
    if (kept !== undefined)
      return say('Não achei ', { bold: kept }, ' para deixar de fora, então não apaguei nada. Como está guardado?');
    const none = of === undefined ? 'nada guardado' : NOUNS[of].one;
    return say(
      stays ? `Fora isso não tem ${none} para apagar: ficou tudo como estava.` : `Não tem ${none} para apagar.`,
    );
  },
  opened: ({ item }, context) => openedCard(item, whenOf(context)),
  edited: ({ item }, context) => undoable(context, 'Pronto, ficou assim: ', { bold: wholeLineOf(item) }),
  gone: () => say('Esse item não está mais guardado.'),
  trash: (outcome, context) => trashReply(outcome, whenOf(context)),
  restored: (outcome, context) => undoable(context, ...restoredWords(outcome, context.today)),
  not_in_trash: notInTrash,
  which_restore: silent,
};
