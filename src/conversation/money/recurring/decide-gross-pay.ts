// "Meu salário bruto é 5200": the agreed pay, which never arrives as such, so it is not recorded as income.

import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import { offerNote } from '../../plan/offer-note.ts';
import type { Situation } from '../../situation.ts';
import { FIGURE } from '../../wording/typed-amount.ts';

const VALUE = `(?:de |uns |em )?${FIGURE}(?: ?(?:mil|k|reais))?(?: reais)?(?: (?:por m[êe]s|mensa(?:l|is)))?`;
const PAY = '(?:sal[áa]rio|renda|ordenado|remunera[çc][ãa]o|pagamento)';
const GROSS = pattern('i')`
  ^(?:
    (?:o |a )?(?:meu |minha )?${PAY} brut[oa](?: mensal)?(?: (?:é|eh|e|ta|t[áa]|est[áa]|fica|agora é))?:? ${VALUE}|
    (?:o |a )?(?:meu |minha )${PAY} (?:é|eh|e|t[áa]|est[áa])(?: em)? ${VALUE} brut[oa]s?|
    (?:eu )?ganho ${VALUE} brut[oa]s?(?: por m[êe]s)?
  )[.!]*$
`;

/** Nothing is recorded; it offers to keep the sentence as a note. */
export const decideGrossPay = (situation: Situation): Decision | undefined =>
  GROSS.test(situation.text.trim())
    ? offerNote(situation.text, 'O bruto não é o que cai na conta, então não anotei como entrada.', situation)
    : undefined;
decideGrossPay.says = [GROSS];
