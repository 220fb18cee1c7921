// "Luz paga", "o boleto da escola já tá pago": marks a pending bill as paid.

import { pattern } from '../../../domain/pattern.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { billNamed } from '../owing/expected-amount.ts';
import { recordPaid } from './record-paid.ts';

const PAID = pattern('i')`
  ^(?:(?:e|pronto|ok|ent[ãa]o)[, ]+)?(?:(?<the>a|o) )?(?<what>[a-zà-ÿ][a-zà-ÿ ]*?) (?:j[áa] )?(?:t[áa] |est[áa] |foi )?
  (?:pag[ao]|quitad[ao])(?<rest>(?: (?:hoje|ontem|agora|j[áa]|no pix|em dinheiro|no d[ée]bito))*)[.!]*$
`;

/** Undefined when no pending bill has that name. */
export function decideBillPaid(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const { the = 'a', what, rest = '' } = PAID.exec(text.trim())?.groups ?? {};
  const bill = what === undefined ? undefined : billNamed({ kind: 'despesa', description: what }, loaded.bills());
  return bill && recordPaid(`${the} ${bill.description}`, rest, situation);
}
decideBillPaid.says = [PAID];
