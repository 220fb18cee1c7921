// "Apaga o do meio", "tira os dois primeiros", "risca o último", right behind a list that was made, changed or shown: those lines of it,
// and not the list.

import { unaccented } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { listedIn } from '../../memories/list-marks.ts';
import { enumerates, isList, withoutEntries } from '../../memories/note-list.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { placesSaid } from '../screen/places-said.ts';
import { positionSaid } from '../screen/position-said.ts';
import type { Situation } from '../situation.ts';
import { AND } from '../wording/openers.ts';
import { REMOVE } from '../wording/removal-orders.ts';
import { edited } from './edited.ts';

const ORDER = `${REMOVE}|risc(?:a|ar)|risque|cort(?:a|e|ar)|(?:j[áa] )?(?:peguei|comprei)`;
const ORDERED = pattern('i')`
  ^(?:(?:pode|agora|e|ent[ãa]o|ah|opa|por favor),? )*(?:${ORDER}) (?<what>(?:[oa]s? |s[óo] |do |\d)[a-zà-ÿ\d, ]{1,40}?)(?: (?:da|dessa|na) lista)?(?: (?:tamb[ée]m|tb|por favor))?[.!]*$
`;
const BEHIND = pattern('i')`
  ^${AND}(?<what>[oa]s? [a-zà-ÿ\d, ]{1,40}?),? (?:(?:pode|eu|j[áa]) )*(?:${ORDER})[.!]*$
`;

const WHICH = { text: ['Qual deles? Diga o nome, ou o lugar na lista: “tira o 2”.'] };

/** The list that the turn before was about, with nothing else on the screen. */
function inUse({ loaded }: Situation): Item | undefined {
  const { lastSaved, lastEntry, done, shown, shownEntries, shownKeyed } = loaded;
  if (lastSaved === undefined || lastEntry !== undefined || done?.reminder !== undefined) return undefined;
  if (shown.length > 1 || shownEntries.length > 0 || shownKeyed !== undefined) return undefined;
  return isList(lastSaved) || enumerates(lastSaved) ? lastSaved : undefined;
}

/** Undefined where the words say no place of a line. */
export function linesRemoved(situation: Situation): Decision | undefined {
  const text = situation.text.trim();
  const what = (ORDERED.exec(text) ?? BEHIND.exec(text))?.groups?.['what'];
  const list = what === undefined ? undefined : inUse(situation);
  const entries = (list && listedIn(list)?.entries) ?? [];
  if (what === undefined || list === undefined || entries.length < 2) return undefined;
  const words = unaccented(what.toLowerCase()).replace(/^so /u, '');
  // The list itself is number 1 of what is shown.
  if (words === 'o 1' && situation.loaded.justListed) return undefined;
  const alone = /^o (?:do meio|ultimo|de cima|de baixo)$/u.test(words)
    ? positionSaid(words, entries.length)
    : undefined;
  const places = placesSaid(words, entries.length) ?? (alone === undefined ? [] : [alone]);
  if (places.length === 0) return /meio/.test(words) ? say(WHICH) : undefined;
  const gone = places.map((place) => entries[place - 1]?.name ?? '');
  const left = withoutEntries(list.body, gone.join(', '));
  if (left === undefined) return undefined;
  if (left === '') return run({ tool: 'delete_memory', args: { item_id: list.id } });
  return edited(list, left);
}
linesRemoved.says = [ORDERED, BEHIND];
