// "Luz paga", "o boleto da escola já tá pago": marks a pending bill as paid.

import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { PAID_NOW } from '../../wording/ways-of-paying.ts';
import { recordCall } from '../entry/record-call.ts';
import { billNamed } from '../owing/expected-amount.ts';
import { valueSaid } from '../value-said.ts';
import { payPartOfBill } from './pay-part-of-bill.ts';
import { recordPaid } from './record-paid.ts';

const PAID = pattern('i')`
  ^(?:(?:e|pronto|ok|ent[ãa]o)[, ]+)?(?:(?<the>a|o) )?(?<what>[a-zà-ÿ][a-zà-ÿ ]*?) (?:j[áa] )?(?:t[áa] |est[áa] |foi )?
  (?:pag[ao]|quitad[ao])(?<rest>${PAID_NOW})[.!]*$
`;

/** "O pedreiro veio, paguei mais 400", "paguei 1.500 pro pedreiro", of what waits. */
const PAID_MORE = pattern('i')`
  ^(?:(?:hoje|ontem|e|a[íi]),? )*(?:[oa] (?<who>[a-zà-ÿ]{3,20}) (?:veio|apareceu|terminou|trabalhou)(?: hoje| aqui)*(?:,| e) (?:e )?(?:eu )?(?:j[áa] )?(?:paguei|dei) (?:mais |outros )?(?<part>${TYPED_AMOUNT})|
  (?:paguei|dei|passei|mandei) (?<more>mais |outros )?(?<value>${TYPED_AMOUNT}) (?:pr[ao]|d[ao]|n[ao]|para [ao]|pra(?= el)) ?(?<what>[a-zà-ÿ]{3,20}))[.!]*$
`;

function paidMore(said: Partial<Record<string, string>>, situation: Situation): Decision | undefined {
  const { loaded } = situation;
  const named = said['who'] ?? said['what'] ?? '';
  const bill = PRONOUN.test(named)
    ? waitingLately(loaded)
    : billNamed({ kind: 'despesa', description: named }, loaded.bills());
  const cents = valueSaid(said['part'] ?? said['value'] ?? '', situation);
  if (bill === undefined || cents === undefined || cents > bill.cents) return undefined;
  const { description } = bill;
  // Without "mais", of what was paid in part before.
  const begun = loaded.entries({ words: description }).some(({ status }) => status === 'paga');
  if (said['value'] !== undefined && said['more'] === undefined && !begun) return undefined;
  return run(payPartOfBill(bill, cents, localDate(situation.asking.said, situation.zone)));
}

const PRONOUN = /^el[ea]$/i;
/** In entries. */
const LATELY = 6;
/** The only one of the last entries that waits. */
function waitingLately({ entries }: Situation['loaded']): Lancamento | undefined {
  const [only, ...others] = entries({ last: LATELY }).filter(
    ({ kind, status }) => kind === 'despesa' && status === 'pendente',
  );
  return others.length > 0 ? undefined : only;
}

/** "Hoje ela veio e paguei": whoever is paid when they come. */
const CAME = pattern('i')`
  ^(?:(?:hoje|ontem|e|a[íi]),? )*(?:el[ea]|[oa] (?<who>[a-zà-ÿ]{3,20})) (?:veio|foi|apareceu|terminou|trabalhou)(?: aqui| hoje| ontem| l[áa])*,? e (?:eu )?(?:j[áa] )?paguei(?: (?:pra )?el[ea]| tudo| j[áa])*[.!]*$
`;

/** "Paguei a internet, mas foi 230", of the 250 that waited. */
const PAID_BUT = pattern('i')`
  ^(?:(?:hoje|ontem|j[áa]|eu) )*paguei (?:o |a )(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,25}?),? (?:mas |s[óo] que |e )?(?:foi|deu|veio|ficou)(?: (?:em|por|s[óo]))? (?<value>${TYPED_AMOUNT})[.!]*$
`;

function paidOther({ what, value }: Partial<Record<string, string>>, situation: Situation): Decision | undefined {
  const bill = billNamed({ kind: 'despesa', description: what ?? '' }, situation.loaded.bills());
  const cents = valueSaid(value ?? '', situation);
  if (bill === undefined || cents === undefined) return undefined;
  const { description, category, counterpart } = bill;
  const date = localDate(situation.asking.said, situation.zone);
  const named = counterpart === '' ? {} : { counterpart };
  return run(recordCall({ kind: 'despesa', description, category, ...named, cents, date, dueCents: bill.cents }));
}

/** Undefined when no pending bill has that name. */
export function decideBillPaid(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const other = PAID_BUT.exec(text.trim())?.groups;
  if (other !== undefined) return paidOther(other, situation);
  const more = PAID_MORE.exec(text.trim())?.groups;
  if (more !== undefined) return paidMore(more, situation);
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
decideBillPaid.says = [CAME, PAID_BUT, PAID_MORE, PAID];
