// "Devo 64 pra ela", "devo 500 pra Lia": to whom it is owed, where the rules find no creditor. A debt without one is not kept.

import { pattern } from '../../../domain/pattern.ts';
import { properName } from '../../../language/person/proper-name.ts';
import type { SlotsOf } from '../../../language/slots/slots.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { decideDebt } from '../decide-told.ts';
import { somebodyLately } from './who-is-meant.ts';

const TO = pattern('i')`
  (?<![a-zà-ÿ])dev(?:o|endo) (?:ainda |uns |mais )*${TYPED_AMOUNT} (?:pr[ao]|para(?: [oa])?|ao?|com(?: [oa])?) (?<who>[a-zà-ÿ]{2,})
  (?:,? (?:ent[ãa]o|agora|ainda|t[áa]|viu|n[ée]|tb|tbm|tamb[ée]m))*(?<of> (?:d[aeo]s?|por) [a-zà-ÿ ]{2,30})?[.!]*$
`;
const PRONOUN = /^el[ea]s?$/i;

/** In centavos; a pronoun is the person of the entry before, and is asked for when there is none. */
export function decideOwed(slots: SlotsOf<'debt_set'>, situation: Situation): Decision {
  const { text, loaded, asking, reading } = situation;
  const { who, of } = (slots.creditor === undefined ? TO.exec(text.trim())?.groups : undefined) ?? {};
  const plain = slots.description === undefined && of === undefined;
  if (who === undefined || !(plain || PRONOUN.test(who))) return decideDebt(slots, reading);
  const meant = PRONOUN.test(who) ? somebodyLately(loaded, asking.now, who)?.counterpart : properName(who);
  if (meant === undefined || meant === '') return say(phrases.owedToWhom);
  return decideDebt({ ...slots, creditor: meant, description: meant }, reading);
}
