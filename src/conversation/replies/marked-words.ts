// Confirms a mark or rating in one line.

import type { Item } from '../../domain/item.ts';
import type { RichText } from '../../domain/text.ts';
import { NOUNS, seenMark } from './item-words.ts';
import { outOfTen } from './work-facts.ts';

/** The item as it stands after the mark. */
export function markedWords(item: Item): RichText {
  const { kind, title, watchedAt, rating } = item;
  if (item.stopped !== null) return ['Pronto, ficou assim: ', { bold: `${title}${seenMark(item)}` }];
  const seen = watchedAt === null ? 'não visto' : 'visto';
  const word = NOUNS[kind].feminine ? seen.replace(/o$/u, 'a') : seen;
  const mark = rating === null ? '' : ` Sua nota: ${outOfTen(rating)}.`;
  return ['✅ Marquei ', { bold: title }, ` como ${word}.${mark}`];
}
