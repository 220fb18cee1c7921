// "Vendi a bicicleta por 600, recebi 200 e o resto dia 10": one paid entry, and one pending for the rest.

import { partPaid } from '../../../language/money/part-paid.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { draftsOf } from './drafts-of.ts';
import { keepOrAsk } from './keep-or-ask.ts';

/** In characters: in a longer message it is unclear which amount is part of which. */
const LONGEST = 160;

/** "Eu paguei 200 e o Caio o resto": nothing waits. */
const OTHER_PAID_REST =
  /\d[^\d]* (?:e|mas) (?:[oa]|meu|minha) [a-zà-ÿ]+ (?:pagou |deu |completou |inteirou |com )?o (?:resto|restante)/i;

/** Undefined when the message does not say what of the price was paid. */
export function decidePartPaid(situation: Situation): Decision | undefined {
  const { text, reading } = situation;
  if (text.length > LONGEST || OTHER_PAID_REST.test(text) || !/\d/u.test(text)) return undefined;
  const items = partPaid(reading);
  return items === undefined ? undefined : keepOrAsk(draftsOf({ items: [...items] }, situation), situation);
}
