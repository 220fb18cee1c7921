// "Apaga a primeira ideia": of the lines shown, those that are ideas.

import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { pointing } from '../focus/entries-in-focus.ts';
import { itemMeant } from '../focus/items-in-focus.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';

const KINDRED = /^(?:(?:pode|por favor|quero|agora),? )*[a-zà-ÿ]{3,} (?<what>[oa] [a-zà-ÿ]+ [a-zà-ÿ]{3,})[.!]*$/i;
const OF_THE_LIST = /^(?:item|linha|anota|del[ea]|coisa|op[cç])/u;

/** Undefined unless a list is shown and a noun of some of its lines is named. */
export function amongKindred(situation: Situation): Decision | undefined {
  const what = KINDRED.exec(situation.text.trim())?.groups?.['what'];
  if (what === undefined || situation.loaded.shown.length === 0) return undefined;
  const { words, place } = pointing(what, situation);
  const [noun = ''] = words;
  if (noun === '' || place === undefined || OF_THE_LIST.test(noun)) return undefined;
  const meant = itemMeant({ words, place }, situation);
  return meant.is === 'one'
    ? run({ tool: 'delete_memory', args: { item_id: meant.one.id } })
    : say(phrases.noMatch(noun));
}
