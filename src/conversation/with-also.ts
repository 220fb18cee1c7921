// "Paguei 30 no almoço e me lembra de ligar pra mãe": a message that meant several things.

import { decideByIntent } from './decide-by-intent.ts';
import type { Decision } from './decision.ts';
import type { Situation } from './situation.ts';
import { SURE } from './sure.ts';

/** Something is asked or looked up before anything happens. */
const isOpen = (decision: Decision): boolean =>
  decision.do === 'identify' || decision.do === 'find' || (decision.do === 'reply' && decision.next.at !== 'idle');

/** What can be done at once is, in the order of the text, and one question is asked. */
export function withAlso(decision: Decision, situation: Situation): Decision {
  const { also = [], confidence } = situation.understanding;
  // What was told beside a hard question is offered once it is answered (decide-study).
  const hard = situation.understanding.intent === 'complexa';
  if (also.length === 0 || hard || confidence < SURE) return decision;
  const sure = also.filter((understanding) => understanding.confidence >= SURE);
  const parts = [decision, ...sure.map((understanding) => decideByIntent({ ...situation, understanding }))];
  const [first, ...rest] = parts.flatMap((part) => (part.do === 'run_tool' ? part.calls : []));
  const open = parts.find(isOpen);
  if (first === undefined) return open ?? decision;
  if (open !== undefined) return { do: 'beside', calls: [first, ...rest], open, next: open.next };
  return { do: 'run_tool', calls: [first, ...rest], next: decision.next };
}
