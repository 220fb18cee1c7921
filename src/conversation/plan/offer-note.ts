// What was not understood: a question is asked for in other words, anything else is offered to be kept as it is.

import { keepWords } from '../../planner/save-calls.ts';
import { askToConfirm } from '../ask.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';

/** A figure that answers another question is worse than none. */
export const notUnderstood = (situation: Situation): Decision =>
  situation.text.trim().endsWith('?')
    ? say(phrases.askOtherwise)
    : offerNote(situation.text, 'Não entendi bem.', situation);

/** Nothing is written by guess: the words are offered back, ready to be kept. */
export function offerNote(text: string, opening: string, { asking }: Situation): Decision {
  return askToConfirm(
    [`${opening} Quer que eu guarde como nota?`.trimStart()],
    keepWords(text),
    { yes: 'Guardar', no: 'Não precisa' },
    asking,
  );
}
