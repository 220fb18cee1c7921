// The tools a turn may call, derived from the person's own words before anything else is read (FACTS section 5). A
// page, a model or a quoted message can narrow this set, never widen it.

import type { Intent } from '../language/intent.ts';
import type { Understanding } from '../language/understanding.ts';
import { type AnyToolName, allTools } from '../tools/registry.ts';

const ASKS: readonly AnyToolName[] = ['enrich_movie', 'enrich_tv_show', 'enrich_video', 'describe_item'];
const LOOKS: readonly AnyToolName[] = ['search_items', 'query_ledger', ...ASKS];
const KEEPS: readonly AnyToolName[] = ['save_note', 'save_movie', 'save_tv_show', 'save_video', 'save_link'];

/** Tools an intent allows besides read-only ones. Intents not listed allow none. */
const CHANGES: Partial<Record<Intent, readonly AnyToolName[]>> = {
  save: KEEPS,
  save_previous: KEEPS,
  delete_item: ['delete_memory'],
  edit_memory: ['edit_memory'],
  mark_item: ['mark_memory'],
  lancamento: ['record_transaction'],
  edit_transaction: ['edit_transaction'],
};

/** Forwarded messages change nothing. */
const NOTHING: ReadonlySet<AnyToolName> = new Set();

/** @param forwarded whether the words are a third party's. */
export function allowedTools(
  meant: Understanding,
  { forwarded }: { readonly forwarded: boolean },
): ReadonlySet<AnyToolName> {
  if (forwarded) return NOTHING;
  const intents = [meant, ...(meant.also ?? [])].map(({ intent }) => intent);
  const named = [...LOOKS, ...intents.flatMap((intent) => CHANGES[intent] ?? [])];
  return new Set(named.filter((tool) => allTools[tool].exposedToModel));
}
