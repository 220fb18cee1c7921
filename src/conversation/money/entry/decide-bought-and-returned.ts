// "Comprei e devolvi a blusa", "comprei um fone de 90 e devolvi": the money went and came back, so there is nothing to record.

import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';

const DAY = '(?:(?:hoje|ontem|agora|depois|j[áa]|no mesmo dia|na mesma hora|em seguida)[, ]*)*';
const PRICE = `(?:,? (?:de|por|d[eo] valor de)? ?${TYPED_AMOUNT})?`;
const THING = `(?:[oa]s?|uma?s?|minha|meu) (?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)${PRICE}`;
const BOTH = [
  `comprei e ${DAY}(?:devolvi|j[áa] devolvi) ${THING}`,
  `comprei ${THING.replace('<what>', '<what_>')}(?: (?:n[ao]) [a-zà-ÿ]+)?,? (?:e|mas|s[óo] que) ${DAY}(?:j[áa] )?devolvi`,
];
const BOUGHT_AND_RETURNED = new RegExp(`^(?:eu )?${DAY}(?:${BOTH.join('|')})[, ]*${DAY}[.!]*$`, 'i');

/** Undefined when only one of the two is told. */
export function decideBoughtAndReturned({ text }: Situation): Decision | undefined {
  const said = BOUGHT_AND_RETURNED.exec(text.trim())?.groups;
  const what = said?.['what'] ?? said?.['what_'];
  if (what === undefined) return undefined;
  return say({
    text: [
      `Comprou e devolveu: fica elas por elas, então não anotei nada. Se o dinheiro não voltou, me mande “${what}” com o valor.`,
    ],
  });
}
decideBoughtAndReturned.says = [BOUGHT_AND_RETURNED];
