// A card's told days and limit, and its purchases and payments from the ledger.

import type { ContaKey } from '../../domain/ledger.ts';
import type { LedgerReads } from '../../domain/ledger-repos.ts';
import type { ToldValues } from '../../domain/told.ts';
import { adjustmentsByPurchase } from '../adjustments.ts';
import { contaKey, contaKindOf } from '../conta.ts';
import type { CardDays, CardPurchase } from '../fatura.ts';
import { type CardPayment, type FaturaState, faturaStates } from '../fatura-states.ts';

export type Card = { readonly key: ContaKey; readonly told: Partial<ToldValues['conta']> };

/** Every card used or described, optionally only the one with this slug. */
export function cardsOf(ledger: LedgerReads, slug?: string): readonly Card[] {
  const told = ledger.told('conta').filter(({ value }) => value.kind === 'cartao');
  const keys = new Set<string>([
    ...told.map(({ key }) => key),
    ...ledger.balances().flatMap(({ conta }) => (contaKindOf(conta) === 'cartao' ? [conta] : [])),
  ]);
  const wanted = slug === undefined ? undefined : contaKey('cartao', slug);
  return [...keys]
    .filter((key) => wanted === undefined || key === wanted)
    .map((key) => ({ key: key as ContaKey, told: told.find((one) => one.key === key)?.value ?? {} }));
}

/** Closing and due days; undefined unless both are known. */
export const daysOf = ({ told }: Card): CardDays | undefined =>
  told.closingDay === undefined || told.dueDay === undefined
    ? undefined
    : { closingDay: told.closingDay, dueDay: told.dueDay };

const EVERY = 100_000;

/** Purchases on the card, each with its adjustments; credits without a known purchase count as negative purchases. */
export function purchasesOf(ledger: LedgerReads, { key }: Card): readonly CardPurchase[] {
  const of = adjustmentsByPurchase(ledger);
  const bought = ledger.list({ kind: 'despesa', conta: key }, 'newest', EVERY);
  const own = new Set(bought.map(({ id }) => id));
  const credits = [...of.values()]
    .flat()
    .filter((one) => one.kind === 'estorno' && one.to === key && (one.of === 0 || !own.has(one.of)));
  return [
    ...bought.map((one) => ({ ...one, adjustments: of.get(one.id) ?? [] })),
    ...credits.map(({ cents, date }) => ({ cents: -cents, parcelas: 1, date })),
  ];
}

/** Payments to the card. They are transfers: the expense was counted with each purchase. */
export const paymentsTo = (ledger: LedgerReads, { key }: Card): readonly CardPayment[] =>
  ledger.list({ kind: 'transferencia', conta: key }, 'newest', EVERY).filter(({ to }) => to === key);

/** The card's faturas with their payment state, oldest first. */
export const faturasOf = (ledger: LedgerReads, card: Card, days: CardDays): readonly FaturaState[] =>
  faturaStates(purchasesOf(ledger, card), paymentsTo(ledger, card), days);

/** Outstanding balance of the card: purchases minus payments. Centavos, never negative. */
export const owedOn = (ledger: LedgerReads, { key }: Card): number =>
  Math.max(0, -(ledger.balances().find(({ conta }) => conta === key)?.cents ?? 0));
