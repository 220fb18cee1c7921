// "Posso comprar um tênis de 300?", then "comprei", "comprei em 4x", "comprei por 280": what was asked about, at its price or the one told.

import { pattern } from '../../domain/pattern.ts';
import { reais } from '../../finance/money.ts';
import { reworded, type Situation } from '../situation.ts';
import { TYPED_AMOUNT } from './typed-amount.ts';
import { METHODS } from './ways-of-paying.ts';

const BOUGHT = pattern('i')`
  ^(?:(?:e|ent[ãa]o|pronto|oba|pois|ok|ah|no fim),? )*(?:eu )?(?:j[áa] )?(?:comprei|levei|acabei comprando|acabei levando|fechei)(?: (?:el[ea]|isso|logo|sim|hoje|mesmo assim))*
  (?: por (?<value>${TYPED_AMOUNT})(?: reais)?)?(?<how>(?:,? (?:[àa] vista|em \d{1,2} ?(?:x|vezes)|(?:n[oa] |em |com )?(?:${METHODS})))*)[.!]*$
`;
const ASKED = pattern('i')`
  (?<![a-zà-ÿ])(?:comprar|trocar (?:de|o|a)|levar|pegar) (?<name>(?:uma? |[oa]s? |meu |minha )?[a-zà-ÿ][a-zà-ÿ ]{1,30}?) (?:de|por|que custa|a|,) ?(?:r\$ ?)?\d
`;

/** Undefined unless whether to buy a thing at a price was the last thing asked. */
export function boughtAsAsked(situation: Situation): Situation | undefined {
  const { loaded, text } = situation;
  const said = loaded.justStudied ? BOUGHT.exec(text.trim())?.groups : undefined;
  const question = loaded.lastMission?.question;
  const name = said === undefined ? undefined : ASKED.exec(question?.text ?? '')?.groups?.['name'];
  const price = said?.['value'] ?? (question?.figures.price && reais(question.figures.price));
  if (name === undefined || price === undefined) return undefined;
  return reworded(situation, `comprei ${name} por ${price}${(said?.['how'] ?? '').replace(/^,/, '')}`);
}
