// "Acertei com a dona Nair", whichever of the two owed it.

import { pattern } from '../../../domain/pattern.ts';
import { sameName } from '../../../finance/same-name.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { recordCall } from '../entry/record-call.ts';
import { debtPayment } from './debt-payment.ts';

export const EVEN_WITH = pattern('i')`
  ^(?:(?:e|hoje|ontem|j[áa]|eu),? )*(?:acertei|zerei|quitei)(?: tudo| as contas| a conta| o fiado)? com (?:[oa] )?(?<who>(?:(?:dona|seu) )?[a-zà-ÿ]{2,})(?: (?:hoje|ontem|no pix|em dinheiro))*[.!]*$
`;

/** Undefined when neither owes. */
export function evenWith(situation: Situation): Decision | undefined {
  const { who } = EVEN_WITH.exec(situation.text.trim())?.groups ?? {};
  if (who === undefined) return undefined;
  const { owed, receivables, bills } = situation.loaded;
  const debt = owed().find(({ name }) => sameName(name, who));
  if (debt !== undefined) {
    const { name, cents } = debt;
    const date = localDate(situation.asking.said, situation.zone);
    return run(recordCall(debtPayment(name, cents, date)));
  }
  const owes =
    receivables().find(({ name }) => sameName(name, who))?.name ??
    bills().find(({ kind, counterpart }) => kind === 'receita' && sameName(counterpart, who))?.counterpart;
  return owes === undefined ? undefined : run({ tool: 'settle_split', args: { counterpart: owes } });
}
