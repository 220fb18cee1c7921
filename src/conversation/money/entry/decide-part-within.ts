// "Dei 50 pro meu filho, ele gastou 30 no lanche": the second price is out of what was given, and is no purchase of its own.

import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { draftsOf } from './drafts-of.ts';
import { keepOrAsk } from './keep-or-ask.ts';

const OUT_OF_GIVEN = pattern('i')`
  ^(?:(?:hoje|ontem|eu),? )*(?:dei|mandei|passei|pixei) ${TYPED_AMOUNT} (?:pr[ao]|para|a|ao) [^\d,?]{2,30},? (?:e |mas )?(?:el[ea] )?(?:j[áa] |s[óo] )?(?:gastou|usou|torrou|comprou) [^?]{0,20}?${TYPED_AMOUNT}[^\d?]{0,40}$
`;

/** Undefined unless the second is the smaller one. */
export function decidePartWithin(situation: Situation): Decision | undefined {
  const { text, understanding } = situation;
  if (understanding.intent !== 'lancamento' || !OUT_OF_GIVEN.test(text.trim())) return undefined;
  const [whole, part, ...more] = draftsOf(understanding.slots, situation);
  if (whole?.cents === undefined || part?.cents === undefined || more.length > 0) return undefined;
  return part.cents < whole.cents ? keepOrAsk([whole], situation) : undefined;
}
decidePartWithin.says = [OUT_OF_GIVEN];
