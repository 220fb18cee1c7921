// "Do que é feita a fatura?": the charges of one fatura, each with its purchase and the instalment that falls in it.

import type { LocalDate } from '../../domain/dates.ts';
import type { LedgerReads } from '../../domain/ledger-repos.ts';
import { cobrancasOf } from '../cobrancas.ts';
import { type Card, purchasesOf } from '../definitions/card.ts';
import { type CardDays, type CardPurchase, faturaOf } from '../fatura.ts';
import { reais } from '../money.ts';

/** More would not be read on a phone. */
const MOST = 15;

/** A purchase knows its name; a credit without one is a refund. */
const nameOf = (purchase: CardPurchase & { readonly description?: string }): string =>
  purchase.description ?? 'estorno';

/** Lines of the fatura that closes on the day, newest purchase first; empty when nothing is in it. */
export function faturaPurchases(ledger: LedgerReads, card: Card, days: CardDays, closes: LocalDate): readonly string[] {
  const lines = purchasesOf(ledger, card).flatMap((purchase) =>
    cobrancasOf(purchase, purchase.adjustments)
      .filter(({ no, date }) => {
        const fatura = no === undefined ? faturaOf(date, days) : faturaOf(purchase.date, days, no - 1);
        return fatura.closes === closes;
      })
      .map(({ no, cents }) => {
        const part = purchase.parcelas > 1 && no !== undefined ? `, parcela ${no} de ${purchase.parcelas}` : '';
        return `• ${reais(cents)} em ${nameOf(purchase)}${part}`;
      }),
  );
  return lines.length <= MOST ? lines : [...lines.slice(0, MOST), `• e mais ${lines.length - MOST}`];
}
