// Replies to what was not understood: a question is asked to be rephrased, anything else is offered to be saved as a
// note.

import type { RichText } from '../../domain/text.ts';
import { keepWords } from '../../planner/save-calls.ts';
import { askToConfirm } from '../ask.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { isPlainFact } from '../notebook/worth-keeping.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';

/** "Uma era da minha irmã": of something told before. */
const ONLY_POINTS =
  /^(?:uma?|[oa]s? (?:primeir|segund|terceir|[úu]ltim|outr)[oa]s?) (?:era|foi|[ée]|eh|s[ãa]o|eram|foram|ficou) /i;

/** A figure that answers a different question is worse than none. */
export const notUnderstood = (situation: Situation): Decision =>
  situation.text.trim().endsWith('?')
    ? say(phrases.askOtherwise)
    : offerNote(situation.text, 'Não entendi bem.', situation);

/**
 * Never saves on a guess: offers the text, ready to be saved. Words put in by us, as a name for "ela", are shown. A thing with its value, whose form
 * leaves no guess, is kept.
 */
export function offerNote(text: string, opening: string, { asking, message: { body } }: Situation): Decision {
  if (isPlainFact(text)) return run(keepWords(text));
  // Read alone later, it would tell nothing.
  if (ONLY_POINTS.test(text.trim())) return say(phrases.smalltalk);
  const ownWords = body.kind !== 'text' || body.text.includes(text);
  const question: RichText = ownWords
    ? [`${opening} Quer que eu guarde como nota?`.trimStart()]
    : [`${opening} Guardo `.trimStart(), { bold: text }, ' como nota?'];
  return askToConfirm(question, keepWords(text), { yes: 'Guardar', no: 'Não precisa' }, asking);
}
