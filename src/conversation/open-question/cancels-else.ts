// "Cancela o lixo de sexta" under "Quanto foi a conta?": a reminder or something that repeats is called that, and the
// question is not. That one is cancelled, and the question stays open.

import { folded } from '../../domain/fold.ts';
import { recurringNamed } from '../../tools/set-recurring.ts';
import { remindersMeant } from '../agenda/reminders-meant.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { changeRecurring } from '../money/recurring/decide-recurring.ts';
import { nameIn } from '../removal/decide-removal-by-name.ts';
import type { Situation } from '../situation.ts';
import { openQuestion } from './open-question.ts';

const NOUN = /^(?:lembretes?|avisos?|assinatura|conta fixa)(?: d[aeo]s?)? /i;

/** Undefined when the question is about that name, or nothing has it. */
export function cancelsElse(situation: Situation): Decision | undefined {
  const action = openQuestion(situation);
  const name = action && nameIn(situation.text)?.replace(NOUN, '');
  if (name === undefined || folded(action?.question ?? '').includes(folded(name))) return undefined;
  const decision = cancelled(name, situation);
  // Of what is gone, no day is asked any more.
  const asked = action?.kind === 'fill_slot' && action.act.tool === 'set_recurring' ? [action.act.args.told] : [];
  return decision && recurringNamed(asked, name) === undefined
    ? { ...decision, next: situation.loaded.state }
    : decision;
}

function cancelled(name: string, situation: Situation): Decision | undefined {
  const [only, ...others] = remindersMeant(name, situation);
  if (only !== undefined && others.length === 0) return run({ tool: 'cancel_reminder', args: { key: only.key } });
  const repeats = only === undefined && recurringNamed(situation.loaded.recurring(), name) !== undefined;
  return repeats ? changeRecurring('cancel', name, situation) : undefined;
}
