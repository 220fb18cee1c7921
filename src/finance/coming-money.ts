// Everything known to change the cash balance between today and a date: dated obligations, recurring entries, and card faturas, assumed paid in full
// on their due day. Everyday spending not yet recorded is not estimated.

import type { LocalDate } from '../domain/dates.ts';
import type { LancamentoFields } from '../domain/ledger.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';
import { addDays } from './civil-date.ts';
import { cobrancasOf } from './cobrancas.ts';
import { contaKindOf, contaLabel } from './conta.ts';
import { type Card, cardsOf, daysOf, faturasOf, purchasesOf } from './definitions/card.ts';
import { carnesOf } from './definitions/carne.ts';
import { faturaOf } from './fatura.ts';
import { recurringComing } from './recurring-coming.ts';
import { named } from './replies/entry-words.ts';

/** A future cash movement in centavos, negative when money leaves. */
export type Coming = { readonly date: LocalDate; readonly cents: number; readonly what: string };

const MOST = 1_000;

const atHand = (conta: string): boolean => conta === '' || ['corrente', 'carteira'].includes(contaKindOf(conta));

/** Cash effect of an entry and its date: a credit purchase counts on its fatura's due day; undefined when the cash on hand does not change. */
function effectOf(fields: LancamentoFields, cards: readonly Card[]): Coming | undefined {
  const { kind, cents, date, from, to } = fields;
  const what = named(fields);
  if (kind === 'despesa') {
    const card = cards.find(({ key }) => key === from);
    const days = card === undefined ? undefined : daysOf(card);
    return { date: days === undefined ? date : faturaOf(date, days).due, cents: -cents, what };
  }
  if (kind === 'receita') return { date, cents, what };
  const change = (atHand(to) ? cents : 0) - (atHand(from) ? cents : 0);
  return change === 0 ? undefined : { date, cents: change, what };
}

function faturasComing(ledger: LedgerReads, card: Card, today: LocalDate): readonly Coming[] {
  const days = daysOf(card);
  const what = `fatura do ${contaLabel(card.key)}`;
  if (days === undefined) {
    const charges = purchasesOf(ledger, card)
      .filter(({ parcelas }) => parcelas > 1)
      .flatMap((purchase) => cobrancasOf(purchase, purchase.adjustments))
      .filter(({ date }) => date > today);
    return charges.map(({ date, cents }) => ({ date, cents: -cents, what: `parcela no ${contaLabel(card.key)}` }));
  }
  const ahead = faturasOf(ledger, card, days).filter(({ due }) => due >= today);
  // The unpaid balance of the previous fatura is paid with this one.
  return ahead.map(({ due, left, carried }, index) => {
    const own = index === 0 ? left : left - Math.max(0, carried);
    return { date: due, cents: -Math.max(0, own), what };
  });
}

const carnesComing = (ledger: LedgerReads, today: LocalDate): readonly Coming[] =>
  carnesOf(ledger).flatMap(({ purchase, charges }) =>
    charges
      .filter(({ date }) => date > today)
      .map(({ date, cents }) => ({ date, cents: -cents, what: `parcela de ${purchase.description}` })),
  );

/** Movements from today to `until`, both included, in date order; overdue ones count today. */
export function comingMoney(ledger: LedgerReads, today: LocalDate, until: LocalDate): readonly Coming[] {
  const cards = cardsOf(ledger);
  const pending = ledger.list({ status: 'pendente', to: until }, 'oldest', MOST);
  const repeated = recurringComing(ledger, { from: addDays(today, 1), to: until });
  return [...pending, ...repeated]
    .flatMap((fields) => effectOf(fields, cards) ?? [])
    .concat(carnesComing(ledger, today))
    .concat(cards.flatMap((card) => faturasComing(ledger, card, today)))
    .map((one) => (one.date < today ? { ...one, date: today } : one))
    .filter(({ date, cents }) => date <= until && cents !== 0)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : b.cents - a.cents));
}
