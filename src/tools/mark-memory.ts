// "Já vi", "nota 9", "parei no ep 4": marks a work as watched, rates it from 0 to 10 or tells how far it was watched. A rating implies
// that it was watched, unless it is under way.

import * as z from 'zod/mini';
import { type LocalDate, localDateSchema } from '../domain/dates.ts';
import { type Instant, itemIdSchema } from '../domain/ids.ts';
import type { Item } from '../domain/item.ts';
import { defineTool, type ToolContext } from './tool.ts';

export type Marked = { readonly kind: 'marked'; readonly item: Item } | { readonly kind: 'gone' };

/** When it was watched: now, or on the day the person says it was. */
export const seenAt = (on: LocalDate | undefined, { now, startOf }: Pick<ToolContext, 'now' | 'startOf'>): Instant =>
  on === undefined ? now : startOf(on);

export const markMemory = defineTool({
  name: 'mark_memory',
  description: 'Marca um filme, série, vídeo ou link como visto, com a nota da pessoa.',
  args: z.strictObject({
    item_id: itemIdSchema,
    watched: z.exactOptional(z.boolean()),
    rating: z.exactOptional(z.number().check(z.minimum(0), z.maximum(10))),
  }),
  internal: { on: z.exactOptional(localDateSchema), stopped: z.exactOptional(z.string()) },
  effect: 'write',
  exposedToModel: true,
  run: ({ item_id, watched, rating, on, stopped }, context): Marked => {
    const { tx, changed } = context;
    const [item] = tx.itemsById([item_id]);
    if (item === undefined) return { kind: 'gone' };
    const before = { watchedAt: item.watchedAt, rating: item.rating, stopped: item.stopped };
    // A mark for what is under way does not end it.
    const far = stopped ?? (watched === true ? null : before.stopped);
    const seen = watched ?? (far === null || before.watchedAt !== null);
    const mark = {
      watchedAt: seen ? (before.watchedAt ?? seenAt(on, context)) : null,
      rating: rating ?? before.rating,
      stopped: far,
    };
    tx.markItem(item.id, mark);
    changed({ op: 'mark', item: item.id, before });
    return { kind: 'marked', item: { ...item, ...mark } };
  },
});
