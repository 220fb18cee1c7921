// Replies to outcomes about saved items and the trash.

import type { Instant } from '../../../domain/ids.ts';
import type { Reply } from '../../../domain/message.ts';
import { describedReply } from '../described-reply.ts';
import { counted, lineOf, NOUNS, sharedKind } from '../item-words.ts';
import { listReply } from '../list-reply.ts';
import { markedWords } from '../marked-words.ts';
import { completedCard, openedCard, savedCard } from '../saved-card.ts';
import type { Saying } from '../saying.ts';
import { notInTrash, restoredWords, trashReply } from '../trash-words.ts';
import { undoable, undoChoice } from '../undo-choice.ts';
import { whenWas } from '../when-words.ts';
import { type OutcomeOf, type ReplyTable, say, silent } from './reply-table.ts';

const whenOf =
  ({ dateOf, today }: Saying) =>
  (at: Instant): string =>
    whenWas(dateOf(at), today);

function savedReply({ item, without, momentUnsaid }: OutcomeOf<'saved'>, saying: Saying): Reply {
  const card = savedCard(item, without, whenOf(saying));
  const text = momentUnsaid ? [...card.text, '\nPra eu te avisar, me diga quando.'] : card.text;
  return { ...card, text, choices: [undoChoice(saying.turn)] };
}

/** Replaces the message that announced the item without metadata; without one it is a new message. */
function completedReply({ item, card }: OutcomeOf<'completed'>, saying: Saying): Reply {
  const news = completedCard(item, whenOf(saying));
  if (card === undefined) return news;
  const { text } = savedCard(item, undefined, whenOf(saying));
  return { ...news, rewrite: { of: card.message, text, choices: [undoChoice(card.turn)] } };
}

function trashedReply({ items, all }: OutcomeOf<'trashed'>, saying: Saying): Reply {
  const [only, ...others] = items;
  if (only && others.length === 0 && !all) return undoable(saying, 'Apaguei ', { bold: lineOf(only) }, '.');
  const many = counted(items.length, sharedKind(items));
  return undoable(saying, `Apaguei ${many}. Ficam 30 dias na lixeira, dá para desfazer.`);
}

const found = (outcome: Parameters<typeof listReply>[0], { now }: Saying): Reply => listReply(outcome, now);

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
  described: (outcome, saying) => describedReply(outcome, whenOf(saying)),
  marked: ({ item }, saying) => undoable(saying, ...markedWords(item)),
  duplicate: ({ item }, saying) =>
    say('Isso já estava guardado ', whenOf(saying)(item.createdAt), ': ', { bold: lineOf(item) }),
  list: found,
  near: found,
  miss: found,
  empty: found,
  count: found,
  trashed: trashedReply,
  nothing_to_trash: ({ of }) =>
    say(of === undefined ? 'Não tem nada guardado para apagar.' : `Não tem ${NOUNS[of].one} para apagar.`),
  opened: ({ item }, saying) => openedCard(item, whenOf(saying)),
  edited: ({ item }, saying) => undoable(saying, 'Pronto, ficou assim: ', { bold: lineOf(item) }),
  gone: () => say('Esse item não está mais guardado.'),
  trash: (outcome, saying) => trashReply(outcome, whenOf(saying)),
  restored: (outcome, saying) => undoable(saying, ...restoredWords(outcome, saying.today)),
  not_in_trash: notInTrash,
  which_restore: silent,
};
