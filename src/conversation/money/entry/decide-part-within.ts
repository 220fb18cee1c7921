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

/** Undefined unless both are of one category and the second is the smaller one. */
export function decidePartWithin(situation: Situation): Decision | undefined {
  const { text, understanding } = situation;
  if (understanding.intent !== 'lancamento' || !WITHIN.test(text.trim())) return undefined;
  const [whole, part, ...more] = draftsOf(understanding.slots, situation);
  if (whole?.cents === undefined || part?.cents === undefined || more.length > 0) return undefined;
  return whole.category === part.category && part.cents < whole.cents ? keepOrAsk([whole], situation) : undefined;
}
decidePartWithin.says = [WITHIN];
