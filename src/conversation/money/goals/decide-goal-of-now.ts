// "Coloquei 120 nela", "falta quanto?": right after a goal was set or paid into, refers to that goal.

import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { decideRecord } from '../entry/decide-record.ts';
import { askLedger } from '../questions/ask-ledger.ts';
import { goalInFocus } from './goal-in-focus.ts';
import { goalMeant } from './goal-meant.ts';

const PUTS = pattern('i')`
  ^(?:(?:já|ja|hoje|ontem|agora|e) )*
  (?:coloquei|botei|pus|guardei|juntei|depositei|separei|mandei|p[õo]e|bota|coloca|guarda) (?<sum>
    (?:mais )?(?:r\$ ?)?\d[\d.,]*(?: mil| reais)*
  ) (?:nel[ea]|nisso|ness[ea](?: meta)?|na meta|pr[ao] (?:el[ea]|meta|ess[ea]|isso)|para (?:ela|essa|isso|a meta)|l[áa]|a[íi])
  (?<when>(?: hoje| ontem| agora)?)[.!]*$
`;
const LEFT = pattern('i')`
  ^(?:e )?(?:(?:ainda )?falta(?:m|va)? (?:ainda )?quanto|quanto (?:que )?(?:ainda )?falta(?:m)?)
  (?: (?:pr[ao] (?:el[ea]|ess[ea]|meta|chegar)|n?el[ea]|ainda|agora))?\s*[?.]*$
`;

/** "Tira 50 de lá que precisei": a withdrawal from the goal just mentioned. */
const TAKES = pattern('i')`
  ^(?:(?:e|agora|ontem|hoje) )*(?:tira|tirei|retira|retirei|peguei|saquei|resgatei|tive que tirar|precisei tirar) (?<sum>
    (?:r\$ ?)?\d[\d.,]*(?: mil| reais)*
  ) (?:de l[áa]|dela|dele|da meta|dessa meta|da[íi])(?:,? (?:que|pq|porque|pra) .*)?[.!]*$
`;

/** Undefined when no goal is meant: the words are then those of any entry. */
export function decideGoalOfNow(situation: Situation): Decision | undefined {
  const words = situation.text.trim();
  const put = PUTS.exec(words)?.groups;
  const taken = TAKES.exec(words)?.groups?.['sum'];
  const from = taken === undefined ? undefined : goalMeant('', situation.loaded);
  if (from !== undefined) {
    const text = `tirei ${taken} da ${from.value.name}`;
    const back = situation.read(text);
    if (back.intent === 'lancamento') return decideRecord(back.slots, reworded(situation, text, back));
  }
  const asks = LEFT.test(words);
  const goal = put === undefined && !asks ? undefined : goalInFocus(situation.loaded);
  if (goal === undefined) return undefined;
  if (put === undefined) return askLedger({ op: 'goal_status', name: goal.key });
  const again = situation.read(`guardei ${put['sum']} na meta ${goal.value.name}${put['when']}`);
  return again.intent === 'lancamento' ? decideRecord(again.slots, { ...situation, understanding: again }) : undefined;
}
decideGoalOfNow.says = [PUTS, TAKES, LEFT];
