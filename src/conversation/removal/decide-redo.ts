// Messages right after an undo: "desfaz o desfaz" redoes; "esquece" does not undo anything further.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';

const REDOES = pattern('u')`
  ^(?:(?:nao|opa|ops|por favor|pode|espera|pera) )*(?:
    refaz|refaca|refazer|redo|ctrl y|
    desfaz (?:o )?(?:desfaz|desfazer|que (?:voce )?(?:desfez|desfiz))|
    volta (?:o que (?:voce )?desfez|o desfaz)|
    (?:nao )?era (?:pra|para) (?:ter )?desf\w+|
    desfaz iss[oe] que (?:voce )?desfez
  )(?: (?:isso|ai|por favor))*$
`;
const GIVES_UP =
  /^(?:nao |ah |entao )*(?:esquece|esqueca|deixa|deixa pra la|deixa quieto|cancela|para|chega|ta bom|so isso)(?: (?:isso|assim|ai|tudo bem|mesmo))*$/u;

/** Undefined unless the last turn was an undo, or a redo is ordered in so many words. */
export function decideRedo({ text, loaded }: Situation): Decision | undefined {
  const words = folded(text);
  if (REDOES.test(words)) return run({ tool: 'redo', args: {} });
  return loaded.justUndid && GIVES_UP.test(words) ? say(phrases.leftAsUndone) : undefined;
}
decideRedo.says = [REDOES, GIVES_UP];
