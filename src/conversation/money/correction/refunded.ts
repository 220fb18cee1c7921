// "Estornaram já", "voltaram 35", right behind a purchase: the shop gave it back, or so much of it.

import type { Lancamento } from '../../../domain/ledger.ts';
import { reais } from '../../../finance/money.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { type Asking, askToConfirm } from '../../ask.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { recordCall } from '../entry/record-call.ts';
import { valueSaid } from '../value-said.ts';

/** @param cents centavos */
export const askIfBack = (cents: number, description: string, refund: ToolCall, asking: Asking): Decision =>
  askToConfirm(
    ['O dinheiro voltou? Se sim, anoto o estorno de ', { bold: reais(cents) }, ` de ${description}.`],
    refund,
    { yes: 'Voltou', no: 'Não voltou' },
    asking,
  );

/** What a person owes is no refund. */
export function refunded(value: string | undefined, last: Lancamento, situation: Situation): Decision | undefined {
  const cents = value === undefined ? last.cents : valueSaid(value, situation);
  const { asking, zone, loaded } = situation;
  if (last.kind !== 'despesa' || cents === undefined || cents > last.cents || last.category === 'dividas')
    return undefined;
  if (last.receivable > 0 || (value !== undefined && loaded.receivables().length > 0)) return undefined;
  const { description, category } = last;
  const call = recordCall({ kind: 'estorno', cents, description, category, date: localDate(asking.said, zone) });
  // Without a value a thing may have come back, or a person's money.
  if (value !== undefined || /estorn|reembols/i.test(situation.text)) return run(call);
  return askIfBack(cents, description, call, asking);
}
