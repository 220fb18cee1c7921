// "Tira o feijão da lista": removes a line from a list that contains it, not the list itself.

import type { Item } from '../../domain/item.ts';
import { enumerates, isList, isNamedAs, withoutEntries, withoutFact } from '../../memories/note-list.ts';
import type { ToolCall } from '../../tools/registry.ts';
import type { Find } from '../decision.ts';

/** The call that removes it from the list; undefined when a whole note, or everything with the word, is meant. */
export function takenOffList({ query, filter, to }: Find, matches: readonly Item[]): ToolCall | undefined {
  if (to.verb !== 'delete' || to.all === true || query === undefined) return undefined;
  const { list } = to;
  // Without the name of a list, the word may be the name of another note.
  if (list === undefined && (filter?.kind !== undefined || matches.length > 1)) return undefined;
  const [one, ...more] = matches;
  const rest = list === undefined && one !== undefined && more.length === 0 ? withoutFact(one, query) : undefined;
  if (one !== undefined && rest !== undefined) return { tool: 'edit_memory', args: { item_id: one.id, content: rest } };
  for (const item of matches) {
    if (!isList(item) && !enumerates(item)) continue;
    if (list !== undefined && !isNamedAs(item, list)) continue;
    const left = withoutEntries(item.body, query);
    if (left === '') return { tool: 'delete_memory', args: { item_id: item.id } };
    if (left !== undefined) return { tool: 'edit_memory', args: { item_id: item.id, content: left } };
  }
  return undefined;
}
