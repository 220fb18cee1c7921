import type { ItemKind } from '../../domain/item.ts';
import type { ItemType } from '../../language/slots/memory-slots.ts';

const KINDS: readonly ItemKind[] = ['note', 'movie', 'tv_show', 'video', 'link'];

/** The stored kind a spoken type names; 'media', 'all' and 'reminder' name none. */
export const kindOf = (type: ItemType | 'all' | undefined): ItemKind | undefined => KINDS.find((kind) => kind === type);
