// "Não, à vista", "quais são as datas?": right after a purchase in instalments, refers to it.

import { pattern } from '../../../domain/pattern.ts';
import { parcelasOf } from '../../../finance/parcelas.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { parcelDates } from '../../replies/parcel-dates.ts';
import type { Situation } from '../../situation.ts';
import { changesOf } from './entry-changes-of.ts';

const AT_ONCE = pattern('iu')`
  ^(?:(?:n[ãa]o|ah|opa|ih|pera[íi]?|ali[áa]s|na verdade|na vdd|mudei de ideia)[,.! ]+)*
  (?:(?:foi|é|era|paguei|pago|comprei|coloca|bota|p[õo]e|muda pra|troca pra) )?(?<how>.{0,20}?)[, ]*
  (?:[àáa] vista|(?:de|duma) (?:uma )?(?:s[óo] )?vez(?: s[óo])?|em 1x|numa parcela s[óo])
  (?: (?:n[oa]|em) (?<method>\p{L}+))?[.!]*$
`;
const DATES = pattern('iu')`
  ^(?:e )?(?:
    quais (?:s[ãa]o |v[ãa]o ser |ser[ãa]o )?(?:as |os )?(?:datas|dias|vencimentos)|
    quando (?:vencem|v[ãa]o vencer|s[ãa]o|caem|pago)|
    em que dias? (?:vencem|caem)
  )(?: (?:as|das|de|cada|dess[ea]s)? ?(?:parcelas?|presta[çc][õo]es|presta[çc][ãa]o|vencimentos?|pagamentos?))?
  \s*[?.]*$
`;

/** Undefined when the entry just recorded or quoted has no instalments. */
export function decideParcelsOfLast(situation: Situation): Decision | undefined {
  const { loaded, read } = situation;
  const text = situation.text.trim();
  const last = loaded.pointedAt?.entries.at(-1) ?? loaded.lastEntry;
  if (last === undefined || last.parcelas <= 1) return undefined;
  if (DATES.test(text)) return say(parcelDates(last, parcelasOf(last)));
  const said = AT_ONCE.exec(text)?.groups;
  if (said === undefined) return undefined;
  const how = [said['how'], said['method']].filter((part) => part !== undefined && part !== '').join(' ');
  const again = how === '' ? undefined : read(`na verdade foi ${/^n[oa] |^em /iu.test(how) ? '' : 'no '}${how}`);
  const changes = again?.intent === 'edit_transaction' ? changesOf(again.slots.changes) : {};
  if (how !== '' && Object.keys(changes).length === 0) return undefined;
  return run({
    tool: 'edit_transaction',
    args: { pointer: { ids: [last.id] }, changes: { ...changes, parcelas: 1 } },
  });
}
