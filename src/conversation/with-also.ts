// "Paguei 30 no almoço e me lembra de ligar pra mãe": one message with several intents.

import { decideByIntent } from './decide-by-intent.ts';
import type { Decision } from './decision.ts';
import type { Situation } from './situation.ts';
import { SURE } from './sure.ts';

/** Decisions that ask or look something up before acting. */
const isOpen = (decision: Decision): boolean =>
  decision.do === 'identify' || decision.do === 'find' || (decision.do === 'reply' && decision.next.at !== 'idle');

/**
 * Runs everything that needs no answer, in text order, and asks at most one question. Of a message that names a calculation no part is
 * a second question.
 */
export function withAlso(decision: Decision, situation: Situation): Decision {
  const { also = [], confidence } = situation.understanding;
  // Entries mentioned next to a hard question are offered after its answer (decide-study).
  const hard = situation.understanding.intent === 'complexa';
  if (also.length === 0 || hard || confidence < SURE) return decision;
  const studied = decision.do === 'run_tool' && decision.calls.some(({ tool }) => tool === 'study_question');
  const sure = also.filter(
    ({ intent, confidence: own }) => own >= SURE && !(studied && (intent === 'simplista' || intent === 'search')),
  );
  const parts = [decision, ...sure.map((understanding) => decideByIntent({ ...situation, understanding }))];
  const [first, ...rest] = parts.flatMap((part) => (part.do === 'run_tool' ? part.calls : []));
  const open = parts.find(isOpen);
  if (first === undefined) return open ?? decision;
  if (open !== undefined) return { do: 'beside', calls: [first, ...rest], open, next: open.next };
  return { do: 'run_tool', calls: [first, ...rest], next: decision.next };
}
