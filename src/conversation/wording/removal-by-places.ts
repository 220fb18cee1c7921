// "Some com os dois primeiros", "tira todos menos o 2 da lista": lines of the list on the screen, by their numbers.

import { unaccented } from '../../domain/fold.ts';
import { listed } from '../../domain/listed.ts';
import { pattern } from '../../domain/pattern.ts';
import { isList } from '../../memories/note-list.ts';
import { placesSaid } from '../screen/places-said.ts';
import { reworded, type Situation } from '../situation.ts';
import { CALL_OFF } from './removal-orders.ts';

const ORDER = pattern('u')`
  ^(?:(?:por favor|pode|podes|quero|queria|vou|da pra|agora|entao|e|me),? )*
  (?:
    ${CALL_OFF}|(?:limp|cort|dispens)(?:a|e|ar)|se livr(?:a|e|ar)(?: de)?|livre - se(?: de)?|
    nao (?:quero|preciso)(?: mais)?(?: de)?
  )(?: (?:ai|logo|ja|tambem))* (?<places>.+?)
  (?: (?:d[ae] (?:minha |nossa )?lista|daqui|dai|ai|tambem|pra mim|por favor))*$
`;
const KEEP =
  /^(?:(?:por favor|pode|e),? )*(?:(?:so|apenas) (?:deixa|fica|deixe)|(?:deixa|fica|mantem|deixe|mantenha)(?: ai)? (?:so|somente|apenas))(?: com)? (?<kept>.+)$/u;
const KEPT_ONLY = 'todos menos';

const plain = (text: string): string =>
  unaccented(text)
    .replace(/-/gu, ' - ')
    .replace(/,? por favor[.!]*$/u, '')
    .replace(/[.!?]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** How many lines the list on the screen has that can be removed. */
function linesShown({ shownKeyed, shownEntries, shown }: Situation['loaded']): number {
  if (shownKeyed !== undefined) return shownKeyed.kind === 'lixeira' ? 0 : shownKeyed.keys.length;
  if (shownEntries.length > 0) return shownEntries.length;
  const [only, ...others] = shown;
  // Of a single shopping list, its own lines are meant (lines-removed).
  return only?.item !== undefined && others.length === 0 && isList(only.item) ? 0 : shown.length;
}

/** Undefined without a list on the screen, or when anything but its lines is to go. */
export function removalByPlaces(situation: Situation): Situation | undefined {
  const lines = linesShown(situation.loaded);
  if (lines === 0) return undefined;
  const said = plain(situation.text);
  const kept = KEEP.exec(said)?.groups?.['kept'];
  const named = kept === undefined ? ORDER.exec(said)?.groups?.['places'] : `${KEPT_ONLY} ${kept}`;
  // "Se livra do 2".
  const places = named === undefined ? undefined : placesSaid(named.replace(/^d(?=[oa]s? (?!\d+ a))/u, ''), lines);
  if (places === undefined || places.length === 0 || /^\d+$/u.test(named ?? '')) return undefined;
  // Of what was told since, "o primeiro" has a place as well; a number is only on the screen.
  const { done, wroteLast } = situation.loaded;
  if (done?.afterList === true && wroteLast() && !/\d/u.test(named ?? '')) return undefined;
  return reworded(situation, `apaga ${listed(places.map((place) => `o ${place}`))}`);
}
