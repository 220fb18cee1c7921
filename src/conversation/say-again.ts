// "Repete", "o que você disse?", "não chegou": what was said last, once more. Words, so nothing is done again.

import { say } from './decided.ts';
import type { Decision } from './decision.ts';
import { openAgain } from './open-question/open-again.ts';
import { openQuestion } from './open-question/open-question.ts';
import type { Situation } from './situation.ts';
import { AGAIN, asksAgain, asksWhatWasAsked, NOT_ARRIVED } from './wording/asks-again.ts';

/** Under an open question: the question, with its options. */
export function questionAgain({ text, loaded, asking }: Situation): Decision | undefined {
  const action = openQuestion({ loaded, asking });
  return action && asksWhatWasAsked(text) ? { do: 'reply', reply: openAgain(action), next: loaded.state } : undefined;
}

/** Without one: what may not have arrived, if the person was just told of it, else the last message. */
export function sayAgain({ text, loaded }: Situation): Decision | undefined {
  if (!asksAgain(text)) return undefined;
  const last = loaded.lastReply();
  if (last === undefined) return undefined;
  const missing = loaded.doubtful(last.at);
  return say({ text: [missing.length > 0 ? missing.join('\n\n') : last.text] });
}
sayAgain.says = [AGAIN, NOT_ARRIVED];
