// What is put on, taken off or swapped, once it is known of which list.

import type { Item } from '../../domain/item.ts';
import { enumerates, isList, isNamedAs, withEntries, withoutEntries } from '../../memories/note-list.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { edited } from './edited.ts';

/** Verbs that imply something to add to. */
export const ADDS =
  /^(?:[^a-zà-ÿ]|por favor|pode|e |ent[ãa]o|ah)*(?:acrescent|adicion|inclu|bota mais|coloca mais|p[õo]e mais)/i;

/** "Acrescenta batata palha nas comidas que ele aceita": added to the note of that name. */
const ONTO = /^(?<what>.{2,60}?) n[ao]s? (?<title>[a-zà-ÿ][^?$:]{3,60})$/i;

/** "Na nota da Célia que …" names another place. */
export const ELSEWHERE =
  /(?<![a-zà-ÿ])(?:n[ao]|[àa]) (?:nota|anota[çc][ãa]o|receita|ficha|descri[çc][ãa]o|meta|conta|lembrete)(?![a-zà-ÿ])|:/i;

/** "Adiciona iogurte": onto the only list there is, or that of what is to be bought. */
const A_THING_OR_TWO = /^[^:.?!]{2,60}$/u;

export function ontoOnly(
  words: string,
  content: string,
  { lists }: Situation['loaded'],
  intent: Situation['understanding']['intent'],
): Decision | undefined {
  if (!ADDS.test(words) || intent !== 'save' || !A_THING_OR_TWO.test(content) || ELSEWHERE.test(words))
    return undefined;
  return onOnly(content, lists());
}

export function onOnly(content: string, lists: readonly Item[]): Decision | undefined {
  const list = lists.length === 1 ? lists[0] : lists.find((one) => isNamedAs(one, 'compras'));
  return list && run(noteCall(content, list.title));
}

const LABELLED = /^[^:,\n]{3,60}: /u;

/** "Filmes de quinta: Corra, Nós, Midsommar", then "adiciona Hereditário". */
export function ontoLast(last: Item, content: string): Decision | undefined {
  const body =
    !isList(last) && enumerates(last) && LABELLED.test(last.body)
      ? withEntries(last.body, content.replace(/\s+e\s+(?=(?:[oa]s? )?\p{Lu})/gu, ', '))
      : undefined;
  return body === undefined ? undefined : edited(last, body);
}

/** Removes it from the single note that enumerates it. */
export function takenOffAny(what: string, { called }: Situation['loaded']): Decision | undefined {
  const [only, ...others] = called(what).items;
  if (only === undefined || others.length > 0 || !enumerates(only)) return undefined;
  return takenOff(what, [only]);
}

export function onto(words: string, content: string, { called }: Situation['loaded']): Decision | undefined {
  const { what, title } = ONTO.exec(content)?.groups ?? {};
  if (what === undefined || title === undefined || ELSEWHERE.test(` ${title}`)) return undefined;
  // "Coloca protetor solar na mala" needs no verb of adding where a list has that name.
  const mayGrow = (item: Item): boolean => isList(item) || (enumerates(item) && ADDS.test(words));
  const [only, ...others] = called(title).items.filter((item) => mayGrow(item) && isNamedAs(item, title));
  const body = only === undefined || others.length > 0 ? undefined : withEntries(only.body, what);
  return only && body !== undefined ? edited(only, body) : undefined;
}

export function swapped(what: string, other: string, lists: readonly Item[]): Decision | undefined {
  for (const list of lists) {
    const left = withoutEntries(list.body, what);
    const body = left ? withEntries(left, other) : undefined;
    if (body !== undefined) return edited(list, body);
  }
  return undefined;
}

export function takenOff(what: string, lists: readonly Item[]): Decision | undefined {
  for (const list of lists) {
    const left = withoutEntries(list.body, what);
    if (left === '') return run({ tool: 'delete_memory', args: { item_id: list.id } });
    if (left !== undefined) return edited(list, left);
  }
  return undefined;
}
