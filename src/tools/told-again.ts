// What was said of an item saved once more: a tag or a name that it did not have joins the item. Longer remarks do not: they may be
// somebody else's words, pasted around an address that was kept before.

import { folded } from '../domain/fold.ts';
import type { Item } from '../domain/item.ts';
import { rewrite } from './edit-memory.ts';
import type { Duplicate } from './keep-item.ts';
import type { ToolContext } from './tool.ts';

type Told = { readonly reason?: string | undefined; readonly title?: string | undefined };

/** A tag: one to three words, and nothing but words. */
const TAG = /^[\p{L}\d]+(?: [\p{L}\d]+){0,2}$/u;
const tagIn = (reason: string | undefined): string | undefined =>
  reason !== undefined && TAG.test(reason) ? reason : undefined;

/** Whether one of the item's remarks says it already. */
const has = ({ reason, title }: Item, told: string): boolean =>
  [title, ...reason.split(', '), reason].some((one) => folded(one) === folded(told));

/** The item as it was when nothing new was said of it. A name replaces nothing but the bare address. */
export function toldAgain({ item }: Duplicate, { reason, title }: Told, context: ToolContext): Duplicate {
  const name = title !== undefined && item.title === item.body ? title : item.title;
  const told = [tagIn(reason), name === title ? undefined : tagIn(title)].filter(
    (one) => one !== undefined && !has(item, one),
  );
  if (told.length === 0 && name === item.title) return { kind: 'duplicate', item };
  const { body, reason: before } = item;
  const to = { title: name, body, reason: [before, ...told].filter((one) => one !== '').join(', ') };
  rewrite(item, to, context);
  context.changed({ op: 'edit', item: item.id, before: { title: item.title, body, reason: before } });
  const also = name === item.title ? told.join(', ') : name;
  return { kind: 'duplicate', item: { ...item, ...to, updatedAt: context.now }, also };
}
