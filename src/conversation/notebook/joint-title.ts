// "Past Lives já vi, pode tirar", where "Past Lives e Aftersun" was kept as one title: what is said of one name is asked about before it
// reaches the other.

import { folded } from '../../domain/fold.ts';
import type { Item } from '../../domain/item.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { type Asking, askToConfirm, type Question } from '../ask.ts';
import type { Find } from '../decision.ts';
import { titlesSaid } from './titles-said.ts';

/** "Agente secreto", of "O Agente Secreto". */
const plain = (title: string): string => folded(title).replace(/^[oa]s? /u, '');

/** Undefined unless the item's title is several names, of which the query is one. */
export function askOfJointTitle({ query, to }: Find, item: Item, call: ToolCall, asking: Asking): Question | undefined {
  if (query === undefined || item.kind === 'note' || (to.verb !== 'delete' && to.verb !== 'mark')) return undefined;
  // "Lisbela e o Prisioneiro" is one.
  if (/ e (?:[oa]s?|um|uma|seus?|suas?|the) /u.test(item.title)) return undefined;
  const names = titlesSaid(item.title, true).map(({ title }) => title);
  const others = names.filter((name) => plain(name) !== plain(query));
  if (others.length === 0 || others.length === names.length) return undefined;
  const left = others.join(' e ');
  const [one, rest, whole] = [{ bold: query }, { bold: left }, { bold: item.title }];
  if (to.verb === 'mark')
    return askToConfirm(
      [whole, ' está como um título só. Marco os dois?'],
      call,
      { yes: 'Os dois', no: 'Não' },
      asking,
    );
  return askToConfirm(
    [whole, ' está como um título só. Tiro ', one, ' e deixo ', rest, '?'],
    { tool: 'edit_memory', args: { item_id: item.id, title: left } },
    { yes: 'Sim', no: 'Não' },
    asking,
  );
}
