// A list is a note with a label such as "lista de compras"; lines are added to and removed from its text.

import { folded } from '../domain/fold.ts';
import type { Item } from '../domain/item.ts';
import { searchWords } from './search-words.ts';
import { stemsOf } from './stem.ts';

/** "lista", "lista de compras", "listinha da feira". */
export const isListName = (label: string): boolean => /^list(?:a|inha)s?(?: |$)/u.test(folded(label));

export const isList = ({ kind, title, body }: Pick<Item, 'kind' | 'title' | 'body'>): boolean =>
  kind === 'note' && isListName(title) && folded(body) !== folded(title);

/** "Parafuso, cola branca, lixa": as good as a list, whatever it is called. */
export const enumerates = ({ kind, body }: Pick<Item, 'kind' | 'body'>): boolean =>
  kind === 'note' && body.split(/[,;\n]/u).length > 2;

/** "Lista do mercado" matches "lista de mercado"; '' matches any. */
export const isNamedAs = ({ title }: Pick<Item, 'title'>, name: string): boolean =>
  searchWords(name).every((word) => word === 'lista' || searchWords(title).includes(word));

const BULLET = /^[-–•*\s]+/u;

/** Splits on commas, semicolons and line breaks, and on "e" before the last line. */
function entriesOf(words: string): readonly string[] {
  const parts = words.split(/[,;\n]+/u);
  const last = parts.pop() ?? '';
  return [...parts, ...last.split(/\s+e\s+/u)]
    .map((part) => part.replace(BULLET, '').trim())
    .filter((part) => part !== '');
}

const joined = (body: string, entries: readonly string[]): string => entries.join(body.includes('\n') ? '\n' : ', ');

/** The list with lines added; undefined when all are already on it. */
export function withEntries(body: string, more: string): string | undefined {
  const entries = entriesOf(body);
  const known = new Set(entries.map(folded));
  const fresh = entriesOf(more.replace(/^mais\s+/iu, '')).filter((entry) => !known.has(folded(entry)));
  return fresh.length === 0 ? undefined : joined(body, [...entries, ...fresh]);
}

/** The list without these lines, '' when empty; undefined when any of them is not on it. */
export function withoutEntries(body: string, named: string): string | undefined {
  let entries = entriesOf(body);
  for (const name of entriesOf(named)) {
    const same = entries.filter((entry) => folded(entry) === folded(name));
    const stems = stemsOf(name);
    const like = entries.filter((entry) => stems.every((stem) => stemsOf(entry).includes(stem)));
    const [taken] = same.length > 0 ? same : like;
    if (taken === undefined) return undefined;
    entries = entries.filter((entry) => entry !== taken);
  }
  return joined(body, entries);
}
