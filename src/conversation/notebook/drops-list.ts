// "Apaga a lista do time", kept as "time de sábado: Léo, Caio": a list by its name, though it is not called a list.

import { pattern } from '../../domain/pattern.ts';
import { isList } from '../../memories/note-list.ts';
import { stemsOf } from '../../memories/stem.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const DROPS = pattern('i')`
  ^(?:(?:pode|por favor|agora),? )*(?:apag|exclu|delet|remov|joga fora|limp)[a-zà-ÿ]{0,2} (?:a |minha |a minha )?list(?:a|inha) (?:d[aeo]s? )?(?<name>[a-zà-ÿ][a-zà-ÿ ]{1,40}?)[.!]*$
`;

/** Undefined unless exactly one enumerating note has that name, and no list has. */
export function dropsList({ text, loaded }: Situation): Decision | undefined {
  const name = DROPS.exec(text.trim())?.groups?.['name'];
  const stems = name === undefined ? [] : stemsOf(name);
  if (stems.length === 0) return undefined;
  const named = loaded.enumerations().filter(({ title }) => stems.every((stem) => stemsOf(title).includes(stem)));
  const [only, ...others] = named;
  if (only === undefined || others.length > 0 || isList(only)) return undefined;
  return run({ tool: 'delete_memory', args: { item_id: only.id } });
}
dropsList.says = [DROPS];
