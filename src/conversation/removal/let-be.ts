// "Deixa pra lá", "esquece isso", when nothing is asked: everything stays as it is. Right after a change they may be meant
// to take it back, which is not done unasked.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';

const LETS_BE = pattern('u')`
  ^(?:(?:ah|ai|nao|entao|ta|ok|bom|melhor|tudo bem|vish|aff|nossa|que (?:confusao|saco|trabalho|bagunca)) )*(?:deixa|deixe)
  (?: (?:isso|isto|quieto|assim|pra la|para la|como (?:ta|esta)|baixo|estar|entao|mesmo|ai))*$
`;
const FORGETS = pattern('u')`
  ^(?:(?:ah|ai|nao|entao|ta|ok|bom|melhor|tudo bem|vish|aff) )*(?:esquece|esqueca|ignora)
  (?: (?:isso|isto|ai|o que eu (?:disse|falei)|entao|mesmo|deixa(?: pra la)?))*$
`;

/** Undefined when the words are an order to undo what was just done: "esquece", right after an entry. */
export function letBe({ text, loaded, understanding }: Situation): Decision | undefined {
  const words = folded(text);
  const forgets = FORGETS.test(words);
  if (!forgets && !LETS_BE.test(words)) return undefined;
  if (!loaded.wroteLast()) return say(phrases.leftAsItIs);
  return understanding.intent === 'undo_transaction' ? undefined : say(phrases.leftUnlessUndone);
}
letBe.says = [LETS_BE, FORGETS];
