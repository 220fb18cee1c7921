// "Apaga", right behind a list: the line it has, or which of its lines is asked for.

import { pattern } from '../../domain/pattern.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { REMOVE } from '../wording/removal-orders.ts';
import { removalOf } from './decide-keyed.ts';

const REMOVES = pattern('i')`
  ^(?:(?:pode|quero|por favor|ent[ãa]o|agora|t[áa]|ok) )*
  (?:${REMOVE}|joga fora)
  (?: (?:isso|iss[oae]|ess[ea]|el[ea]|a[íi]|da lista|por favor|pra mim))*[.!]*$
`;

/** Undefined unless the list is the last thing said. */
export function removeShown({ text, loaded }: Situation): Decision | undefined {
  const { shown, shownEntries, shownKeyed, justListed } = loaded;
  if (!justListed || !REMOVES.test(text.trim())) return undefined;
  if (shown.length + shownEntries.length + (shownKeyed?.keys.length ?? 0) > 1) return say(phrases.whichOfShown);
  const [item] = shown;
  if (item?.item !== undefined) return run({ tool: 'delete_memory', args: { item_id: item.item.id } });
  const [entry] = shownEntries;
  if (entry !== undefined) return run({ tool: 'remove_transaction', args: { pointer: { ids: [entry.id] } } });
  const key = shownKeyed?.keys[0];
  return key === undefined || shownKeyed === undefined || shownKeyed.kind === 'lixeira'
    ? undefined
    : run(removalOf(shownKeyed.kind, key));
}
removeShown.says = [REMOVES];
