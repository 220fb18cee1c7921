// Looking for what was kept, and pointing at it to take it away or change it. A number means the list on the screen.

import type { ItemId } from '../domain/ids.ts';
import type { ItemKind } from '../domain/item.ts';
import type { ItemType, QuerySlots } from '../language/slots/memory-slots.ts';
import type { SlotsOf } from '../language/slots.ts';
import type { ToolCall } from '../tools/registry.ts';
import { type Decision, IDLE_STATE } from './decision.ts';
import { endOfDay, startOfDay } from './local-time.ts';
import { phrases } from './replies/phrases.ts';
import type { Situation } from './situation.ts';

const KINDS: readonly ItemKind[] = ['note', 'movie', 'tv_show', 'video', 'link'];

/** The stored kind a spoken type names; 'media', 'all' and 'reminder' name none. */
export const kindOf = (type: ItemType | 'all' | undefined): ItemKind | undefined => KINDS.find((kind) => kind === type);

const run = (call: ToolCall): Decision => ({ do: 'run_tool', calls: [call], next: IDLE_STATE });

export function decideSearch(slots: QuerySlots, { zone }: Situation): Decision {
  const kind = kindOf(slots.item_type);
  const { query, period, limit } = slots;
  return run({
    tool: 'search_items',
    args: {
      ...(query === undefined || query.trim() === '' ? {} : { query }),
      ...(kind === undefined ? {} : { kind }),
      ...(period === undefined ? {} : { from: startOfDay(period.from, zone), to: endOfDay(period.to, zone) }),
      ...(limit === undefined ? {} : { limit: Math.min(Math.max(1, limit), 50) }),
      ...(slots.agg === 'count' ? { count: true } : {}),
    },
  });
}

type Selected = { readonly ids: readonly ItemId[] } | { readonly complaint: Decision };

/** Positions of the shown list as ids; one that is not there stops everything, so that nothing else is touched. */
function selected(positions: readonly number[], { loaded }: Situation): Selected {
  const ids: ItemId[] = [];
  for (const position of positions) {
    const entry = loaded.shown[position - 1];
    if (entry === undefined) {
      return {
        complaint: { do: 'reply', reply: phrases.noSuchNumber(position, loaded.shown.length), next: IDLE_STATE },
      };
    }
    if (entry.item === undefined) {
      return { complaint: { do: 'reply', reply: phrases.alreadyGone(position), next: IDLE_STATE } };
    }
    ids.push(entry.item.id);
  }
  return { ids };
}

export function decideDelete(slots: SlotsOf<'delete_item'>, situation: Situation): Decision {
  const { loaded } = situation;
  if (slots.selection !== undefined && slots.selection.length > 0) {
    const chosen = selected(slots.selection, situation);
    return 'complaint' in chosen ? chosen.complaint : run({ tool: 'delete_memory', args: { item_ids: chosen.ids } });
  }
  const pointed = loaded.pointedAt?.items ?? [];
  if (slots.query === undefined && pointed.length > 0) {
    return run({ tool: 'delete_memory', args: { item_ids: pointed.map((item) => item.id) } });
  }
  if (slots.query === undefined && loaded.lastSaved !== undefined) {
    return run({ tool: 'delete_memory', args: { item_ids: [loaded.lastSaved.id] } });
  }
  if (slots.query === undefined) return { do: 'reply', reply: phrases.noSuchNumber(1, 0), next: IDLE_STATE };
  const kind = kindOf(slots.item_type);
  const find = { query: slots.query, ...(kind === undefined ? {} : { kind }), to: { verb: 'delete' } as const };
  return { do: 'find', find, next: IDLE_STATE };
}

export function decideEdit(slots: SlotsOf<'edit_memory'>, situation: Situation): Decision {
  const { content, title } = slots.changes;
  const change = { ...(content === undefined ? {} : { content }), ...(title === undefined ? {} : { title }) };
  if (typeof slots.target === 'number') {
    const chosen = selected([slots.target], situation);
    if ('complaint' in chosen) return chosen.complaint;
    const [item_id] = chosen.ids;
    if (item_id !== undefined) return run({ tool: 'edit_memory', args: { item_id, ...change } });
  }
  const pointed =
    situation.loaded.pointedAt?.items[0] ?? (slots.target === 'last' ? situation.loaded.lastSaved : undefined);
  if (pointed !== undefined) return run({ tool: 'edit_memory', args: { item_id: pointed.id, ...change } });
  if (typeof slots.target === 'number' || slots.target === 'last') {
    return { do: 'reply', reply: phrases.noSuchNumber(1, 0), next: IDLE_STATE };
  }
  return { do: 'find', find: { query: slots.target, to: { verb: 'edit', ...change } }, next: IDLE_STATE };
}
