// "Tava devendo 400 na loja mas paguei 150 hoje": the whole debt, and what was paid of it.

import { pattern } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { decideDebt } from '../decide-told.ts';
import { recordCall } from '../entry/record-call.ts';
import { valueSaid } from '../value-said.ts';
import { debtPayment } from './debt-payment.ts';

const OWED_AND_PAID = pattern('i')`
  ^(?:eu )?(?:devo|devia|(?:t[ôo]|tava|estou|estava) devendo) (?<owed>
    ${TYPED_AMOUNT} (?:pr[ao]|para|n[ao]|ao?|à|com|d[aeo]) [a-zà-ÿ][a-zà-ÿ ]{1,40}?
  ),? (?:e|mas|s[óo] que)? ?(?:(?:j[áa]|hoje|ontem|agora|eu|s[óo])[, ]*)*(?:paguei|dei|mandei|passei|acertei|abati) (?:
    s[óo] )?(?<paid>${TYPED_AMOUNT})(?: (?:j[áa]|hoje|agora|no pix|em dinheiro|(?:pr[ao]|para) el[ea]))*[.!]*$
`;

/** In centavos. Undefined when the payment is not less than the debt. */
export function decideOwedAndPaid(situation: Situation): Decision | undefined {
  const { text, read, readingOf, asking, zone } = situation;
  const said = OWED_AND_PAID.exec(text.trim())?.groups;
  if (said === undefined) return undefined;
  const words = `devo ${said['owed']}`;
  const meant = read(words);
  const told = meant.intent === 'debt_set' ? decideDebt(meant.slots, readingOf(words)) : undefined;
  const call = told?.do === 'run_tool' ? told.calls[0] : undefined;
  const cents = valueSaid(said['paid'] ?? '', situation);
  if (call?.tool !== 'tell_money' || call.args.told.kind !== 'divida' || cents === undefined) return undefined;
  const { name, cents: owed } = call.args.told.value;
  if (cents >= owed) return undefined;
  return run(call, recordCall(debtPayment(name, cents, localDate(asking.said, zone))));
}
decideOwedAndPaid.says = [OWED_AND_PAID];
