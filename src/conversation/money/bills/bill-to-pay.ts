// A card's bill that came and waits.

import type { LocalDate } from '../../../domain/dates.ts';
import { contaKey, contaLabel } from '../../../finance/conta.ts';
import { type RecordCall, recordCall } from '../entry/record-call.ts';

/** @param card slug of the one named @param cents of the bill @param date when it is due, or was told */
export function billToPay(card: string | undefined, cents: number, date: LocalDate): RecordCall {
  const to = contaKey('cartao', card ?? 'cartao');
  const description = `fatura do ${contaLabel(to).replace(/^C/u, 'c')}`;
  const bill = { kind: 'transferencia', category: 'transferencias', description, cents, date, to } as const;
  return recordCall({ ...bill, pending: true });
}
