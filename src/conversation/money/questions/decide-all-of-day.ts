// "Me mostra tudo de hoje", "o que eu anotei ontem?": what was written down in a period is its entries too, not notes alone.

import { pattern } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';

/** Of no kind in particular: "minhas notas de hoje" are notes. */
const ALL = pattern('i')`
  (?<![a-zà-ÿ])(?:
    tudo|anotei|anotou|anotado|anotamos|registrei|registrado|lista d[aeo]s?t?[ea]? (?:hoje|ontem|semana|dia|m[êe]s)
  )(?![a-zà-ÿ])
`;
const OF_A_KIND = /\b(?:notas?|anota[çc][õo]es|filmes?|s[ée]ries?|v[íi]deos?|links?|livros?|lembretes?|ideias?)\b/i;

/** Undefined when the period has no entry: the notebook then answers alone. */
export function decideAllOfDay({ text, loaded, understanding, zone }: Situation): Decision | undefined {
  if (understanding.intent !== 'list_all' || !ALL.test(text) || OF_A_KIND.test(text)) return undefined;
  const { period } = understanding.slots;
  if (period === undefined || loaded.entries({ period }).length === 0) return undefined;
  const isOfPeriod = (day: string): boolean => day >= period.from && day <= period.to;
  const kept = loaded.notes().some(({ createdAt }) => isOfPeriod(localDate(createdAt, zone)));
  const entries = { tool: 'query_ledger', args: { question: { op: 'list', type: 'both', period } } } as const;
  return kept ? run(entries, { tool: 'search_items', args: { period } }) : run(entries);
}
decideAllOfDay.says = [ALL];
