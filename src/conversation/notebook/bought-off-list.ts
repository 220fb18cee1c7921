// "Já comprei a carne, deu 180", "carvão 25 e cerveja 90": what was bought and stands on the list in use leaves it as the entry is recorded.

import type { Item } from '../../domain/item.ts';
import { entryNamed, listedIn } from '../../memories/list-marks.ts';
import { withoutEntries } from '../../memories/note-list.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { rewriting } from './edited.ts';
import { isInUse } from './list-in-use.ts';

/** "Comprei o arroz e o feijão, deu 38,50". */
const SEVERAL =
  /(?<![a-zà-ÿ])(?:comprei|compramos|peguei|pegamos) (?<things>[^\d.!?]+? e [^\d.!?,]+?)(?=,| (?:por|deu|foi|tudo)(?![a-zà-ÿ])|[.!]*$)/i;
const ARTICLE = /^(?:[oa]s?|uns|umas?) /i;
const eachOf = (things: string): readonly string[] =>
  things.split(/, | e /u).map((thing) => thing.replace(ARTICLE, '').trim());

/** The decision unchanged unless an entry it records is named as a line of a list to buy is. */
export function boughtOffList(decision: Decision, situation: Situation): Decision {
  if (decision.do !== 'run_tool' || decision.calls.length > 1) return decision;
  const [call] = decision.calls;
  if (call.tool !== 'record_transaction') return decision;
  const bought = call.args.entries.flatMap(({ kind, pending, description }) =>
    kind === 'despesa' && pending !== true && description !== undefined && description !== '' ? [description] : [],
  );
  if (bought.length === 0) return decision;
  const together = SEVERAL.exec(situation.text)?.groups?.['things'];
  const things = new Set([...bought, ...(bought.length === 1 && together !== undefined ? eachOf(together) : [])]);
  for (const list of situation.loaded.enumerations()) {
    if (!isInUse(list, situation)) continue;
    const names = [...things].filter((name) => stands(name, list));
    const content = names.length === 0 ? undefined : withoutEntries(list.body, names.join(', '));
    if (content === undefined) continue;
    const off =
      content === '' ? ({ tool: 'delete_memory', args: { item_id: list.id } } as const) : rewriting(list, content);
    return { ...decision, calls: [call, off] };
  }
  return decision;
}

function stands(name: string, list: Item): boolean {
  const listed = listedIn(list);
  return listed !== undefined && entryNamed(listed, name)?.done === false;
}
