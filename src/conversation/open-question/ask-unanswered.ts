// The open question once more, after an answer that said nothing. It waits as long as it did at first.

import { MOST_ATTEMPTS, PENDING_LIFETIME_MS } from '../../dialogue/pending-action.ts';
import type { RichText } from '../../domain/text.ts';
import { replyFor } from '../ask.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';

/** Without what was said before it the first time. */
export const plainly = (question: string): string => question.replace(/^Certo, contei isso\. /, '');

/** Gives up after too many. Undefined when no question is open. `text`: the question in other words. */
export function askUnanswered({ loaded: { state }, asking }: Situation, text?: RichText): Decision | undefined {
  if (state.at !== 'pending') return undefined;
  const attempts = state.attempts + 1;
  if (attempts >= MOST_ATTEMPTS) return say(phrases.gaveUp);
  return {
    do: 'reply',
    reply: replyFor(state.action, text ?? ['Não peguei. ', plainly(state.action.question)]),
    next: { ...state, attempts, expiresAt: asking.now + PENDING_LIFETIME_MS },
  };
}
