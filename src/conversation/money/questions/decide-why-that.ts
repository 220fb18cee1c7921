// "Por que foi tanto?", after a sum of spending: what made it up, of the span just asked about.

import { pattern } from '../../../domain/pattern.ts';
import { periodWords } from '../../../finance/replies/day-words.ts';
import { decideByIntent } from '../../decide-by-intent.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { reworded, type Situation } from '../../situation.ts';

const WHY = pattern('i')`
  ^(?:e |mas |ent[ãa]o |nossa,? |u[ée],? )*(?:por ?qu[eê]|pq)(?: (?:é que|eu|que|ent[ãa]o))*
  (?: (?:foi|deu|ficou|gastei|saiu|t[áa]|est[áa]|é|subiu|aumentou))?
  (?: (?:isso tudo|tudo isso|tanto(?: assim)?|t[ãa]o (?:alto|caro|muito)|mais|assim))?\s*[?!.]*$
`;
const SUMS: ReadonlySet<string> = new Set(['sum', 'avg', 'compare', 'count']);

/** Undefined unless spending was asked about just before; of one thing alone nothing more can be said. */
export function decideWhyThat(situation: Situation): Decision | undefined {
  const { text, loaded, asking, zone } = situation;
  const last = loaded.lastQuestion?.question;
  if (last === undefined || !WHY.test(text.trim()) || !SUMS.has(last.op) || last.type === 'income') return undefined;
  const when = last.period === undefined ? 'esse mês' : periodWords(last.period, localDate(asking.said, zone));
  const why = reworded(situation, `por que gastei tanto ${when}?`);
  return why.understanding.intent === 'complexa' ? decideByIntent(why) : undefined;
}
decideWhyThat.says = [WHY];
