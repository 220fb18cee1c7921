// "Apaga a primeira ideia": of the lines shown, those that are ideas.

import { pattern } from '../../domain/pattern.ts';
import { stemsOf } from '../../memories/stem.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';

const KINDRED = pattern('i')`
  ^(?:(?:pode|por favor|quero|agora),? )*[a-zà-ÿ]{3,} [oa] (?<place>primeir|segund|terceir|quart|quint|[úu]ltim)[oa] (?<noun>[a-zà-ÿ]{3,})[.!]*$
`;
const OF_THE_LIST =
  /^(?:item|linha|notas?|anota[çc][a-zà-ÿ]+|filmes?|s[ée]ries?|links?|v[íi]deos?|lembretes?|del[ea]s?|coisa|a[íi]|da|op[çc][a-zà-ÿ]+)$/i;
const PLACES = ['primeir', 'segund', 'terceir', 'quart', 'quint'];

/** Undefined unless a list is shown and a noun of some of its lines is named. */
export function amongKindred({ text, loaded }: Situation): Decision | undefined {
  const { place = '', noun = '' } = KINDRED.exec(text.trim())?.groups ?? {};
  if (noun === '' || OF_THE_LIST.test(noun) || loaded.shown.length === 0) return undefined;
  const stems = stemsOf(noun);
  const kindred = loaded.shown.flatMap(({ item }) =>
    item !== undefined && stems.every((one) => stemsOf(`${item.title} ${item.body}`).includes(one)) ? [item] : [],
  );
  const at = PLACES.indexOf(place.toLowerCase());
  const meant = kindred.at(at);
  return meant === undefined ? say(phrases.noMatch(noun)) : run({ tool: 'delete_memory', args: { item_id: meant.id } });
}
