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

/** "Hoje ela veio e paguei": whoever is paid when they come. */
const CAME = pattern('i')`
  ^(?:(?:hoje|ontem|e|a[íi]),? )*(?:el[ea]|[oa] (?<who>[a-zà-ÿ]{3,20})) (?:veio|foi|apareceu|terminou|trabalhou)(?: aqui| hoje| ontem| l[áa])*,? e (?:eu )?(?:j[áa] )?paguei(?: (?:pra )?el[ea]| tudo| j[áa])*[.!]*$
`;

/** Undefined when no pending bill has that name. */
export function decideBillPaid(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const came = CAME.exec(text.trim());
  if (came !== null) {
    const { lastEntry } = loaded;
    const { who } = came.groups ?? {};
    const waits = lastEntry?.kind === 'despesa' && lastEntry.status === 'pendente' ? lastEntry : undefined;
    const due = who === undefined ? waits : billNamed({ kind: 'despesa', description: who }, loaded.bills());
    return due && recordPaid(`a ${due.description}`, /^ontem/i.test(text) ? ' ontem' : '', situation);
  }
  const { the = 'a', what, rest = '' } = PAID.exec(text.trim())?.groups ?? {};
  const bill = what === undefined ? undefined : billNamed({ kind: 'despesa', description: what }, loaded.bills());
  return bill && recordPaid(`${the} ${bill.description}`, rest, situation);
}
decideBillPaid.says = [CAME, PAID];
