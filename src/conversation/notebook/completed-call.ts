// Looks up an item again that was saved without metadata. Only an unambiguous match is used: long after saving, the
// person is no longer asked which one they meant.

import type { Item } from '../../domain/item.ts';
import type { ItemMetadata } from '../../domain/metadata/item-metadata.ts';
import { YEAR_IN_TITLE } from '../../domain/year-in-title.ts';
import type { Catalogue, Reads } from '../../ports.ts';
import type { Outside } from '../../tools/outside.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { plainlyMeant, whatIsAt, workOf, worksNamed } from './ask-world.ts';

type CompleteCall = Extract<ToolCall, { tool: 'complete_memory' }>;

async function outsideOf({ kind, title, body }: Item, world: Catalogue): Promise<Outside<ItemMetadata>> {
  if (kind === 'note') return { kind: 'none' };
  if (kind === 'video' || kind === 'link') return whatIsAt(body, world);
  const year = YEAR_IN_TITLE.exec(title)?.[1];
  const name = title.replace(YEAR_IN_TITLE, '');
  const found = await worksNamed(kind, { title: name, year: year === undefined ? undefined : Number(year) }, world);
  if (found.kind !== 'found') return found;
  const meant = plainlyMeant(name, found.value);
  if (meant === undefined) return found.value.length === 0 ? { kind: 'none' } : { kind: 'several' };
  return workOf(kind, meant.tmdbId, world);
}

/** The call as it came when the item is gone or already has its metadata. */
export async function completedCall(call: CompleteCall, world: Catalogue, read: Reads): Promise<CompleteCall> {
  const [item] = read.itemsById([call.args.item_id]);
  if (item === undefined || item.metadata !== null) return call;
  return { ...call, args: { ...call.args, outside: await outsideOf(item, world) } };
}
