// "Foram 3", right behind "vendi 2 rabanadas a 15": how many, and not how much.

import { pattern } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { countSaid, spelledCounts } from '../../wording/counts.ts';
import { valueSaid } from '../value-said.ts';

const MANY = spelledCounts(2, 10);
const COUNT = pattern('iu')`
  ^(?:(?:n[ãa]o|na verdade|opa|ops|errei|ali[áa]s),? )*
  (?:foram|eram|s[ãa]o|vendi|comprei)(?: s[óo])? (?<count>\d{1,2}|${MANY})(?: (?:e n[ãa]o .{1,12}))?[.!]*$
`;
const EACH = pattern('iu')`
  (?<!\p{L})(?<count>\d{1,3}|${MANY}) \p{L}[\p{L} ]{1,25}? (?:a|de|por) (?<each>(?:r\$ ?)?\d[\d.,]*)
`;

/** Undefined unless the last entry is so many at so much each. */
export function decideCountSaid(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const { lastEntry, lastSaid = '', wroteLast } = loaded;
  const now = countSaid(COUNT.exec(text.trim())?.groups?.['count'] ?? '');
  if (now === undefined || now < 1 || lastEntry === undefined || !wroteLast()) return undefined;
  const { count = '', each = '' } = EACH.exec(lastSaid)?.groups ?? {};
  const before = countSaid(count);
  const cents = valueSaid(each, situation);
  if (before === undefined || cents === undefined || lastEntry.cents !== before * cents || now === before)
    return undefined;
  return run({
    tool: 'edit_transaction',
    args: { pointer: { ids: [lastEntry.id] }, changes: { cents: now * cents } },
  });
}
decideCountSaid.says = [COUNT];
