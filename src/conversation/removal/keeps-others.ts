// "Os outros dois ficam", behind a removal or a list: nothing more is to be done. "Dois" is no price.

import { pattern } from '../../domain/pattern.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';

const STAY = pattern('i')`
  ^(?:(?:n[ãa]o|e|mas|s[óo] ess[ea]),? )*(?:(?:pode |deixa |mant[ée]m )+)?(?:[oa]s? )
  (?:outr[oa]s?|demais|rest[oa](?:nte)?)(?: (?:dois|duas|tr[êe]s|quatro|cinco|\d{1,2}|todos|todas))?
  (?: (?:pode |podem |eles |elas )?(?:ficam?|ficar|continuam?|deixa|mant[ée]m|permanecem?|n[ãa]o))?
  (?: (?:assim|a[íi]|como (?:est[ãa]o|t[áa]|t[ãa]o)))*[.!]*$
`;
const SAYS_STAY = /(?<![a-zà-ÿ])(?:fica|continua|deixa|mant[ée]m|permanece)[a-zà-ÿ]*/i;

/** "O do pão não era pra apagar": behind no removal, nothing is to be removed. */
const NOT_TO_GO = pattern('i')`
  ^(?:(?:mas|e|ei),? )*[oa]s? \S.{1,50}? n[ãa]o (?:era|[ée]|foi|quero|queria|precisa(?:va)?) ?(?:pra |para )?(?:ter )?
  (?:apag|tir|exclu|delet|remov|cancel)[a-zà-ÿ]*(?: (?:n[ãa]o|isso|ele|ela))*[.!]*$
`;

/** Undefined when the words do not say that anything stays. */
export const keepsOthers = ({ text, loaded }: Situation): Decision | undefined =>
  (NOT_TO_GO.test(text.trim()) && loaded.state.at === 'idle' && loaded.done?.removed() !== true) ||
  (STAY.test(text.trim()) && SAYS_STAY.test(text) && loaded.state.at === 'idle')
    ? say(phrases.stays)
    : undefined;
keepsOthers.says = [STAY, NOT_TO_GO];
