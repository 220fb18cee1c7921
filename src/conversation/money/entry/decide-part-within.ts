// "Gastei 140 na farmácia, o remédio foi 90": the second price is inside the first, and is no purchase of its own.

import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { draftsOf, keepOrAsk } from './decide-record.ts';

const WITHIN = pattern('i')`
  ^(?:(?:hoje|ontem|eu),? )*(?:
    (?:gastei|paguei|deixei|foram) ${TYPED_AMOUNT} (?:n[oa]s?) [^\d,?]{3,30},? (?:sendo que |(?:e )?s[óo] )?|
    (?:[oa]s? )?[^\d,?]{3,30} (?:deu|foi|ficou(?: em)?) ${TYPED_AMOUNT},? (?:sendo que |(?:e )?s[óo] )
  )(?:[oa]s?) [^\d,?]{3,30}? (?:foi|foram|deu|deram|custou) (?:uns )?${TYPED_AMOUNT}[.!]*$
`;

/** "Dei 50 pro meu filho, ele gastou 30 no lanche": out of what was given. */
const OUT_OF_GIVEN = pattern('i')`
  ^(?:(?:hoje|ontem|eu),? )*(?:dei|mandei|passei|pixei) ${TYPED_AMOUNT} (?:pr[ao]|para|a|ao) [^\d,?]{2,30},? (?:e |mas )?(?:el[ea] )?(?:j[áa] |s[óo] )?(?:gastou|usou|torrou|comprou) [^?]{0,20}?${TYPED_AMOUNT}[^\d?]{0,40}$
`;

/** Undefined unless both are of one category and the second is the smaller one. */
export function decidePartWithin(situation: Situation): Decision | undefined {
  const { text, understanding } = situation;
  if (understanding.intent !== 'lancamento' || !(WITHIN.test(text.trim()) || OUT_OF_GIVEN.test(text.trim())))
    return undefined;
  const [whole, part, ...more] = draftsOf(understanding.slots, situation);
  if (whole?.cents === undefined || part?.cents === undefined || more.length > 0) return undefined;
  const inside = whole.category === part.category || OUT_OF_GIVEN.test(text.trim());
  return inside && part.cents < whole.cents ? keepOrAsk([whole], situation) : undefined;
}
decidePartWithin.says = [WITHIN, OUT_OF_GIVEN];
