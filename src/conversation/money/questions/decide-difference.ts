// "Qual a diferença?", after the same figure of two months, or two figures of one: how much more the newer is.

import { pattern } from '../../../domain/pattern.ts';
import type { Question } from '../../../finance/question.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { askLedger } from './ask-ledger.ts';
import { ownMonth } from './own-month.ts';
import { isTopic, topicOf } from './topics-in.ts';

const DIFFERENCE = pattern('i')`
  ^(?:e |ent[ãa]o |mas )*(?:
    (?:qual|quanto)(?: (?:é|foi|deu|d[áa]|fica))? (?:a |de )?diferen[çc]a(?: (?:entre (?:os dois|as duas|eles|elas)|de um (?:pr[ao]|para o) outro|d[oe] um pro outro))?|
    (?:deu|foi|d[áa]) quanto (?:a )?(?:mais|menos)|
    quanto (?:deu |foi |gastei )?a (?:mais|menos)(?: que antes)?|
    (?:aumentou|subiu|diminuiu|caiu|baixou|cresceu) quanto|quanto (?:que )?(?:aumentou|subiu|diminuiu|caiu|baixou|cresceu)
  )\s*[?.!]*$
`;

/** Undefined unless the two questions before asked the same sum of two periods, or of two topics. */
export function decideDifference({ text, loaded, asking, zone }: Situation): Decision | undefined {
  if (!DIFFERENCE.test(text.trim())) return undefined;
  const [last, before] = loaded.asked().map(({ question }) => question);
  if (last?.op !== 'sum' || before?.op !== 'sum' || last.type !== before.type) return undefined;
  const month = ownMonth(localDate(asking.said, zone), loaded.monthStart());
  const [now, then] = [last.period ?? month, before.period ?? month];
  const [topic, other] = [topicOf(last), topicOf(before)];
  const same = JSON.stringify(topic) === JSON.stringify(other);
  if (same && now.from !== then.from) {
    const [period, compare_to] = now.from > then.from ? [now, then] : [then, now];
    return askLedger({ ...last, op: 'compare', period, compare_to });
  }
  const sameSpan = now.from === then.from && now.to === then.to;
  if (same || !sameSpan || !isTopic(topic) || !isTopic(other)) return undefined;
  const { type } = last;
  const question: Question = { op: 'compare', a: topic, b: other, period: now, ...(type && { type }) };
  return askLedger(question);
}
decideDifference.says = [DIFFERENCE];
