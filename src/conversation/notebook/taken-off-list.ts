// "Tira o feijão da lista": removes a line from a list that contains it, not the list itself.

import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import {
  entriesOf,
  enumerates,
  isList,
  isNamedAs,
  LABEL,
  withoutEntries,
  withoutFact,
} from '../../memories/note-list.ts';
import type { ToolCall } from '../../tools/registry.ts';
import type { Find } from '../decision.ts';
import { rewriting } from './edited.ts';

/** "Música pra tocar no casamento: Perfect, Velha Infância": two are a list where one of them is named. */
const hasLine = ({ kind, title, body }: Item, name: string): boolean =>
  kind === 'note' && title !== body && entriesOf(body.replace(LABEL, '')).some((one) => folded(one) === folded(name));

/** The call that removes it from the list; undefined when a whole note, or everything with the word, is meant. */
export function takenOffList({ query, filter, to }: Find, matches: readonly Item[]): ToolCall | undefined {
  if (to.verb !== 'delete' || to.all === true || query === undefined) return undefined;
  const { list } = to;
  // Without the name of a list, the word may be the name of another note.
  if (list === undefined && (filter?.kind !== undefined || matches.length > 1)) return undefined;
  const [one, ...more] = matches;
  const rest = list === undefined && one !== undefined && more.length === 0 ? withoutFact(one, query) : undefined;
  if (one !== undefined && rest !== undefined) return rewriting(one, rest);
  for (const item of matches) {
    if (!isList(item) && !enumerates(item) && !hasLine(item, query)) continue;
    if (list !== undefined && !isNamedAs(item, list)) continue;
    const left = withoutEntries(item.body, query);
    if (left === '') return { tool: 'delete_memory', args: { item_id: item.id } };
    if (left !== undefined) return rewriting(item, left);
  }
  return undefined;
}
