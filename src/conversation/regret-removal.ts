// "Não era pra apagar": what was taken out comes back, and nothing else goes.

import { folded } from '../domain/fold.ts';
import { run, say } from './decided.ts';
import type { Decision } from './decision.ts';
import { phrases } from './replies/phrases.ts';
import type { Situation } from './situation.ts';

const REGRETS = /\bnao era (?:pra|para) (?:ter )?(?:apag|tir|exclu|remov|delet)/u;

export function regretRemoval({ loaded, text }: Situation): Decision | undefined {
  if (!REGRETS.test(folded(text))) return undefined;
  return loaded.done?.removed() === true ? run({ tool: 'undo', args: {} }) : say(phrases.noneRemoved);
}
