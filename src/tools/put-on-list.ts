// A note labelled with the name of a saved list is added to that list; the journal keeps the previous text.

import type { Item } from '../domain/item.ts';
import { bestItems } from '../memories/best-items.ts';
import { isList, isListName, isNamedAs, withEntries } from '../memories/note-list.ts';
import { type Edited, editMemory } from './edit-memory.ts';
import type { Kept } from './keep-item.ts';
import type { ToolContext } from './tool.ts';

/** Search limit for lists of one name. */
const MOST_LISTS = 20;

/** The most recently changed of several lists with that name: the one in use. */
function listNamed(label: string, { tx }: ToolContext): Item | undefined {
  const { items } = bestItems(label, { kind: 'note', limit: MOST_LISTS }, tx);
  return items
    .filter((item) => isList(item) && isNamedAs(item, label))
    .sort((a, b) => b.updatedAt - a.updatedAt || b.id - a.id)[0];
}

/** Undefined when the label names no saved list. */
export function putOnList(content: string, label: string, context: ToolContext): Kept | Edited | undefined {
  const list = isListName(label) ? listNamed(label, context) : undefined;
  if (list === undefined) return undefined;
  const body = withEntries(list.body, content);
  if (body === undefined) return { kind: 'duplicate', item: list };
  return editMemory.run({ item_id: list.id, content: body }, context);
}
