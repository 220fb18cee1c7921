// A list of one's own is a note with a label such as "lista de compras"; what is on it is put there and taken off one by one.

import { folded } from '../domain/fold.ts';
import type { Item } from '../domain/item.ts';
import { searchWords } from './search-words.ts';
import { stemsOf } from './stem.ts';

/** "lista", "lista de compras", "listinha da feira". */
export const isListName = (label: string): boolean => /^list(?:a|inha)s?(?: |$)/u.test(folded(label));

export const isList = ({ kind, title, body }: Pick<Item, 'kind' | 'title' | 'body'>): boolean =>
  kind === 'note' && isListName(title) && folded(body) !== folded(title);

/** "Lista do mercado" is the "lista de mercado"; '' is any. */
export const isNamedAs = ({ title }: Pick<Item, 'title'>, name: string): boolean =>
  searchWords(name).every((word) => word === 'lista' || searchWords(title).includes(word));

const BULLET = /^[-–•*\s]+/u;

/** As written: parted by commas, semicolons and lines, and the last two by "e". */
function entriesOf(words: string): readonly string[] {
  const parts = words.split(/[,;\n]+/u);
  const last = parts.pop() ?? '';
  return [...parts, ...last.split(/\s+e\s+/u)]
    .map((part) => part.replace(BULLET, '').trim())
    .filter((part) => part !== '');
}

const joined = (body: string, entries: readonly string[]): string => entries.join(body.includes('\n') ? '\n' : ', ');

/** The list with more on it; undefined when all of that stands there already. */
export function withEntries(body: string, more: string): string | undefined {
  const entries = entriesOf(body);
  const known = new Set(entries.map(folded));
  const fresh = entriesOf(more).filter((entry) => !known.has(folded(entry)));
  return fresh.length === 0 ? undefined : joined(body, [...entries, ...fresh]);
}

/** The list without what is named, '' when nothing is left; undefined when any of that does not stand there. */
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
