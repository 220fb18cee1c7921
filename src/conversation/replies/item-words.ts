// Items in Portuguese: the noun of each kind, the line in a list, counts.

import type { Item, ItemKind } from '../../domain/item.ts';
import { outOfTen } from './work-facts.ts';

type Noun = { readonly one: string; readonly many: string; readonly feminine: boolean; readonly mark: string };

export const NOUNS: Readonly<Record<ItemKind, Noun>> = {
  note: { one: 'nota', many: 'notas', feminine: true, mark: '📝' },
  movie: { one: 'filme', many: 'filmes', feminine: false, mark: '🎬' },
  tv_show: { one: 'série', many: 'séries', feminine: true, mark: '📺' },
  video: { one: 'vídeo', many: 'vídeos', feminine: false, mark: '▶️' },
  link: { one: 'link', many: 'links', feminine: false, mark: '🔗' },
};

/** '1 nota', '3 filmes', '2 itens'. */
export function counted(n: number, kind?: ItemKind): string {
  if (kind === undefined) return n === 1 ? '1 item' : `${n} itens`;
  return `${n} ${n === 1 ? NOUNS[kind].one : NOUNS[kind].many}`;
}

/** The kind all of them share, if they do. */
export function sharedKind(items: readonly Item[]): ItemKind | undefined {
  const kind = items[0]?.kind;
  return items.every((item) => item.kind === kind) ? kind : undefined;
}

const LONGEST_LINE = 160;
/** Of what stands alone in a message: a shopping list is there to be read to its end. */
const LONGEST_ALONE = 1500;

const shorten = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;

/** Of a line without a sign of its own at its end. */
const LINE_END = /(?<=[\p{L}\d)])[^\S\n]*\n\s*(?:[-–•*·]\s*)?/gu;

/** What identifies it in one line: label and content of a note, title and address of a link. */
export const lineOf = (item: Item): string => line(item, LONGEST_LINE);

/** The same, of the only one in a message. */
export const wholeLineOf = (item: Item): string => line(item, LONGEST_ALONE);

function line(item: Item, longest: number): string {
  const body = item.body.replaceAll(/\s+/g, ' ').trim();
  if (item.kind !== 'note')
    return body === '' || body === item.title ? item.title : shorten(`${item.title} · ${body}`, LONGEST_LINE);
  const labelled = !body.startsWith(item.title.replace(/…$/, ''));
  const lines = item.body.trim().replaceAll(LINE_END, ', ').replaceAll(/\s+/g, ' ');
  return shorten(labelled ? `${item.title}: ${lines}` : lines, longest);
}

/** ' ✅ 9' after what was seen, with the person's mark when they gave one; ': parei no ep 4' of what is under way. */
export function seenMark({ watchedAt, rating, stopped }: Item): string {
  const mark = rating === null ? '' : ` ${outOfTen(rating)}`;
  return `${stopped === null ? '' : `: ${stopped}`}${watchedAt === null ? mark && `, nota${mark}` : ` ✅${mark}`}`;
}
