// "Passa isso pra lista de viagem", "a pilha vai pra lista de compras": what is kept by itself, or stands on another list, is put on that list and
// no longer stands where it was.

import type { Item } from '../../domain/item.ts';
import { pattern } from '../../domain/pattern.ts';
import { isList, isNamedAs, withoutEntries } from '../../memories/note-list.ts';
import { noteCall } from '../../planner/save-calls.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { AND } from '../wording/openers.ts';
import { PUT } from '../wording/put-orders.ts';
import { edited, rewriting } from './edited.ts';

const MOVE = 'pass[ae]r?|mov[ae]r?|mud[ae]r?|transf[a-z]+|jog[aue]+|mand[ae]|lev[ae]';
const IT = '(?:isso|ess[ea]|el[ea]|[oa] [uú]ltim[oa])(?: nota| a[íi])?';
const LIST = '(?<list>(?:minha |nossa )?list(?:a|inha) (?:d[aeo]s?|pr[ao]) [a-zà-ÿ][a-zà-ÿ ]{1,30}?)';
const TO = pattern('i')`
  ^${AND}(?:
    (?:${MOVE}|(?<put>${PUT})) (?:(?<it>${IT})|(?:[oa]s? )?(?<what>[a-zà-ÿ][^?$:]{1,40}?))(?: d[aeo] (?:lista|nota) [a-zà-ÿ ]{3,30}?)?|
    (?<its>isso|ess[ea]|el[ea]) (?:[ée]|eh|vai)
  ) (?:pr[ao]|para a|n[ao]|d[ao]) ${LIST}[.!]*$
`;

/** Undefined where nothing kept is meant: then words are put on the list as they are. */
export function moveToList({ text, message: { body }, loaded }: Situation): Decision | undefined {
  // As typed: reworded, "passa" is "bota".
  const said = TO.exec((body.kind === 'text' ? body.text : text).trim())?.groups;
  if (said === undefined || loaded.pointedAt !== undefined) return undefined;
  const { it, its = it, what, put, list = '' } = said;
  const label = list.replace(/^(?:minha|nossa) /i, '');
  const { lastSaved } = loaded;
  if (its !== undefined) {
    const kept = lastSaved?.kind === 'note' && !isList(lastSaved) && loaded.done?.afterList === true;
    return kept && loaded.lastEntry === undefined && loaded.done?.reminder === undefined
      ? onto(label, lastSaved, loaded)
      : undefined;
  }
  // "Põe" says nothing of where it stood.
  if (what === undefined || put !== undefined) return undefined;
  const calls = loaded.lists().flatMap((one): ToolCall[] => {
    const left = isNamedAs(one, label) ? undefined : withoutEntries(one.body, what);
    if (left === undefined) return [];
    return [left === '' ? { tool: 'delete_memory', args: { item_id: one.id } } : rewriting(one, left)];
  });
  const [only, ...others] = calls;
  if (only !== undefined && others.length === 0) return run(noteCall(what, label), only);
  const [note, ...more] = loaded.called(what).items.filter((one) => one.kind === 'note' && !isList(one));
  return note === undefined || more.length > 0 ? undefined : onto(label, note, loaded);
}

/** A list of that name begins with the note itself. */
function onto(label: string, note: Item, { lists }: Situation['loaded']): Decision {
  const { id, body, title } = note;
  if (!lists().some((one) => isNamedAs(one, label))) return edited(note, `${label}: ${body || title}`);
  return run(noteCall(body || title, label), { tool: 'delete_memory', args: { item_id: id } });
}
moveToList.says = [TO];
