// "Edita o 1": the item is known; asks for its new text.

import type { Item } from '../../domain/item.ts';
import { type Asking, askToFill, type Question } from '../ask.ts';
import { lineOf } from '../replies/item-words.ts';

/** The next message is the new text, whatever it says. */
export const askNewWords = (item: Item, asking: Asking): Question =>
  askToFill(
    ['O que eu escrevo no lugar de ', { bold: lineOf(item) }, '?'],
    'content',
    { tool: 'edit_memory', args: { item_id: item.id } },
    asking,
  );
