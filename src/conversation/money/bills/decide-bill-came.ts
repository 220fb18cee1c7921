// "A luz veio 138", while the bill of that name waits to be paid: what it will cost, and no payment.

import { pattern } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { editCall } from '../correction/edit-call.ts';
import { billNamed } from '../owing/expected-amount.ts';
import { valueSaid } from '../value-said.ts';

const CAME = pattern('i')`
  ^(?:(?:e|ih|nossa|opa|olha|agora),? )*(?:[oa]|minha|meu) (?:conta d[aeo] )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?) (?:
    veio|chegou|vai ser|vai dar|vai vir
  )(?: (?:de|em|por|s[óo]))? (?<value>(?:r\$ ?)?\d[\d.,]*(?: reais)?)(?: (?:esse|este|nesse|neste) m[êe]s)?[.!]*$
`;

/** Undefined when no such bill is to come, or it has that value already. */
export function decideBillCame(situation: Situation): Decision | undefined {
  const { what, value = '' } = CAME.exec(situation.text.trim())?.groups ?? {};
  if (what === undefined) return undefined;
  const bill = billNamed({ kind: 'despesa', description: what }, situation.loaded.bills());
  const cents = bill && valueSaid(value, situation);
  if (bill === undefined || cents === undefined || cents === bill.cents) return undefined;
  return run(editCall(bill.id, { cents }));
}
decideBillCame.says = [CAME];
