// "O dentista é às 16h30" under "Em que você gastou os R$ 32,50?": a reminder is called that, and the question is not.
// That one is moved, and the question stays open.

import { folded } from '../../domain/fold.ts';
import { decideMoveByName } from '../agenda/decide-move-by-name.ts';
import { saidOfNamed } from '../agenda/said-of-named.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { openQuestion } from './open-question.ts';

/** Undefined when the question is about that reminder, or no reminder is meant. */
export function movesElse(situation: Situation): Decision | undefined {
  const { loaded } = situation;
  const action = openQuestion(situation);
  if (action === undefined) return undefined;
  const decision = decideMoveByName(situation) ?? saidOfNamed(situation);
  const key =
    decision?.do === 'run_tool' && decision.calls[0].tool === 'move_reminder' ? decision.calls[0].args.key : undefined;
  const due = loaded.reminders().find((one) => key !== undefined && one.key === key)?.due;
  if (decision === undefined || due?.kind !== 'reminder') return undefined;
  const asked = folded(action.question);
  return asked.includes(folded(due.content)) ? undefined : { ...decision, next: loaded.state };
}
