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

const shorten = (text: string): string => (text.length <= LONGEST_LINE ? text : `${text.slice(0, LONGEST_LINE - 1)}…`);

/** Of a line without a sign of its own at its end. */
const LINE_END = /(?<=[\p{L}\d)])[^\S\n]*\n\s*(?:[-–•*·]\s*)?/gu;

/** What identifies it in one line: label and content of a note, title and address of a link. */
export function lineOf(item: Item): string {
  const body = item.body.replaceAll(/\s+/g, ' ').trim();
  if (item.kind !== 'note') return body === '' || body === item.title ? item.title : shorten(`${item.title} · ${body}`);
  const labelled = !body.startsWith(item.title.replace(/…$/, ''));
  const lines = item.body.trim().replaceAll(LINE_END, ', ').replaceAll(/\s+/g, ' ');
  return shorten(labelled ? `${item.title}: ${lines}` : lines);
}

/** ' ✅ 9' after what was seen, with the person's mark when they gave one. */
export const seenMark = ({ watchedAt, rating }: Item): string =>
  watchedAt === null ? '' : ` ✅${rating === null ? '' : ` ${outOfTen(rating)}`}`;
