// "Só as séries", "e os que eu já vi": refines the search just made; filters not mentioned are kept.

import type { ItemQuery } from '../../memories/item-query.ts';
import { itemFiltersIn, itemQueryIn } from '../../memories/item-query.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const FURTHER =
  /^(?:(?:e|mas|agora|entao|ent[ãa]o) )*(?:s[óo] |apenas |somente )?(?<rest>(?:[oa]s|quais|d[oa]s) .{2,40}|(?:filmes?|s[ée]ries?|v[íi]deos?|links?).{0,40})$/i;
const ASKED: ReadonlySet<string> = new Set(['search', 'list_all']);
const POINTS = /^(?:(?:[oa]s?|que|eu|quais|d[aeo]s?|s[ãa]o|nao|ainda) ?)*$/i;

/** The filters of the previous search. */
function askedBefore({ loaded: { lastSaid = '' }, read }: Situation): Pick<ItemQuery, 'kind' | 'watched'> | undefined {
  const before = read(lastSaid);
  const query = { ...itemFiltersIn(lastSaid), ...itemQueryIn(lastSaid) };
  if (!ASKED.has(before.intent) && query.watched === undefined && query.kind === undefined) return undefined;
  const { kind, watched } = query;
  return { ...(kind === undefined ? {} : { kind }), ...(watched === undefined ? {} : { watched }) };
}

/** Undefined when no list of items is on the screen, or new words are searched for. */
export function narrowSearch(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const rest = FURTHER.exec(text.trim())?.groups?.['rest'];
  if (rest === undefined || loaded.shown.length === 0 || loaded.done?.afterList === true) return undefined;
  const { query, ...said } = itemQueryIn(rest) ?? itemFiltersIn(rest);
  if ((query !== undefined && !POINTS.test(query)) || Object.keys(said).length === 0) return undefined;
  const before = askedBefore(situation);
  return before && run({ tool: 'search_items', args: { ...before, ...said } });
}
