// An item with other words.

import type { Item } from '../../domain/item.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';

type Known = Pick<Item, 'id'>;

/** Gives the item that text. */
export const rewriting = ({ id }: Known, content: string): ToolCall => ({
  tool: 'edit_memory',
  args: { item_id: id, content },
});

/** The item with that text. */
export const edited = (item: Known, content: string): Decision => run(rewriting(item, content));
