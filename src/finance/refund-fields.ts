// Converts a refund draft into an entry: category and conta come from its purchase, and the amount too if none was given.

import type { LancamentoFields } from '../domain/ledger.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';
import { adjustmentsByPurchase } from './adjustments.ts';
import { cobrancasOf } from './cobrancas.ts';
import { contaKey } from './conta.ts';
import type { Draft } from './draft.ts';
import { fieldsOf } from './draft-fields.ts';
import { isOnlyCard } from './on-the-only-card.ts';
import { leftToRefund, namedPurchase } from './refunded-purchase.ts';

/** Whether the value must be asked: none was given, and no purchase matches. */
export const lacksRefundValue = (draft: Draft, ledger: LedgerReads): boolean =>
  draft.kind === 'estorno' && draft.cents === undefined && namedPurchase(ledger, draft.description ?? '') === undefined;

/** Linked to its purchase by `of` when one matches. @throws when the value is neither given nor known: ask with `lacksRefundValue` first. */
export function refundFields(draft: Draft, ledger: LedgerReads): LancamentoFields {
  const { bank, method } = draft;
  const purchase = namedPurchase(ledger, draft.description ?? '', bank);
  const onCard = bank !== undefined && (method === undefined || method === 'credito') && isOnlyCard(ledger, bank);
  const card = onCard ? { to: contaKey('cartao', bank) } : {};
  if (purchase === undefined)
    return {
      ...fieldsOf({ ...draft, category: draft.category ?? 'outros', description: draft.description ?? 'estorno' }),
      ...card,
    };
  const cents = draft.cents ?? leftToRefund(purchase, adjustmentsByPurchase(ledger));
  const { category, description, counterpart } = purchase;
  const base = fieldsOf({ ...draft, cents, category, description });
  return { ...base, counterpart, to: bank === undefined ? purchase.from : base.to, of: purchase.id, ...card };
}

/** Remaining instalments and centavos of the purchase after the refund; undefined unless it was in instalments. */
export function chargedAfter(
  { kind, of, date }: LancamentoFields,
  ledger: LedgerReads,
): { readonly parcelas: number; readonly cents: number } | undefined {
  const purchase = kind === 'estorno' && of !== 0 ? ledger.lancamento(of) : undefined;
  if (purchase === undefined || purchase.parcelas < 2) return undefined;
  const coming = cobrancasOf(purchase, adjustmentsByPurchase(ledger).get(purchase.id)).filter((one) => one.date > date);
  return { parcelas: coming.length, cents: coming.reduce((sum, one) => sum + one.cents, 0) };
}
