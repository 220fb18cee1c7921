// Several movements of one message, each read in its own range and going on with the one before where it says too little.

import type { Reading } from '../reading.ts';
import type { LancamentoSlots } from '../slots/lancamento-slots.ts';
import { present } from '../slots/present.ts';
import { earnedOn } from './earned-on.ts';
import { type EntryRange, readEntry } from './read-entry.ts';

/** What has no noun of its own goes on with the one before: "uber ida 22 e volta 13", "comprei milho por 90 e revendi por 210". */
function goingOn(before: LancamentoSlots | undefined, item: LancamentoSlots): LancamentoSlots {
  if (before === undefined || item.missing === undefined) return item;
  const { missing, ...rest } = item;
  const nameless = missing.includes('description');
  if (before.missing === undefined && nameless && item.type === before.type)
    return {
      ...rest,
      ...present({ category: before.category, description: before.description?.replace(/\bida$/, 'volta') }),
    };
  const sold = nameless && item.category !== undefined && before.description !== undefined;
  const sent =
    !nameless && item.type === before.type && item.counterpart !== undefined && before.counterpart !== undefined;
  if (!sold && !sent) return item;
  const category = sent ? (item.category ?? before.category) : item.category;
  const open = missing.filter(
    (slot) => !(sold && slot === 'description') && !(slot === 'category' && category !== undefined),
  );
  return {
    ...rest,
    ...present({
      category,
      description: sold ? before.description : item.description,
      missing: open.length > 0 ? open : undefined,
    }),
  };
}

/** The movements of the ranges, in the order of the text. */
export function readItems(r: Reading, ranges: readonly EntryRange[]): LancamentoSlots[] {
  const items: LancamentoSlots[] = [];
  for (const [k, range] of ranges.entries()) {
    const earned = range.earned ?? (items.at(-1)?.type === 'income' ? earnedOn(r, ranges[k - 1], range) : undefined);
    const item = readEntry(r, earned === undefined ? range : { ...range, earned });
    items.push(goingOn(items.at(-1), item));
  }
  return items;
}
