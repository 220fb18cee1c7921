// "Apaga o segundo", without a list on the screen: of what the last message recorded, otherwise the day's entries are listed. "O primeiro foi
// 110": that one of them is put right.

import { pattern } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { CALL_OFF } from '../../wording/removal-orders.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { askLedger } from '../questions/ask-ledger.ts';
import { valueSaid } from '../value-said.ts';
import { editCall } from './edit-call.ts';

const NTH = pattern('i')`
  ^(?:(?:n[ãa]o|opa|pode|ent[ãa]o|ah),? )*(?:${CALL_OFF}) (?:s[óo] )?o[ ]
  (?<nth>primeiro|segundo|terceiro|quarto|quinto)(?: (?:gasto|lan[çc]amento|d(?:eles|esses)|s[óo]|a[íi]))*[.!]*$
`;
const PLACES = ['primeiro', 'segundo', 'terceiro', 'quarto', 'quinto'];

/** Undefined while a list is shown, whose lines are meant, unless several were recorded since. */
export function removeNth({ text, loaded, asking, zone }: Situation): Decision | undefined {
  const nth = NTH.exec(text.trim())?.groups?.['nth']?.toLowerCase();
  const isListed = loaded.shown.length + loaded.shownEntries.length > 0;
  if (nth === undefined || (isListed && !loaded.wroteLast())) return undefined;
  const last = loaded.lastEntries();
  const entry = last.length > 1 ? last[PLACES.indexOf(nth)] : undefined;
  if (entry !== undefined) return run({ tool: 'remove_transaction', args: { pointer: { ids: [entry.id] } } });
  if (isListed) return undefined;
  const today = localDate(asking.said, zone);
  return askLedger({ op: 'list', period: { from: today, to: today } });
}
removeNth.says = [NTH];

const NTH_WAS = pattern('i')`
  ^(?:(?:n[ãa]o|opa|na verdade|ah|e),? )*o (?<nth>primeiro|segundo|terceiro|quarto|quinto|[úu]ltimo)(?: (?:gasto|lan[çc]amento))? (?:foi|foram|era|deu|custou)(?: em)? (?<value>${TYPED_AMOUNT})[.!]*$
`;

/** "O primeiro foi 110", of several just recorded. */
export function correctNth(situation: Situation): Decision | undefined {
  const { nth = '', value = '' } = NTH_WAS.exec(situation.text.trim())?.groups ?? {};
  const last = value === '' || !situation.loaded.wroteLast() ? [] : situation.loaded.lastEntries();
  const entry = last.length < 2 ? undefined : last.at(PLACES.indexOf(nth.toLowerCase()));
  const cents = entry === undefined ? undefined : valueSaid(value, situation);
  return entry === undefined || cents === undefined ? undefined : run(editCall(entry.id, { cents }));
}
correctNth.says = [NTH_WAS];
