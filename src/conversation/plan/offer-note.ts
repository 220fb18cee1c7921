// Replies to what was not understood: a question is asked to be rephrased, anything else is offered to be saved as a
// note.

import { keepWords } from '../../planner/save-calls.ts';
import { askToConfirm } from '../ask.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';

/** A figure that answers a different question is worse than none. */
export const notUnderstood = (situation: Situation): Decision =>
  situation.text.trim().endsWith('?')
    ? say(phrases.askOtherwise)
    : offerNote(situation.text, 'Não entendi bem.', situation);

/** Never saves on a guess: offers the text, ready to be saved. */
export function offerNote(text: string, opening: string, { asking }: Situation): Decision {
  return askToConfirm(
    [`${opening} Quer que eu guarde como nota?`.trimStart()],
    keepWords(text),
    { yes: 'Guardar', no: 'Não precisa' },
    asking,
  );
}
