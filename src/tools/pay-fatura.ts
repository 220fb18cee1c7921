// "Paguei a fatura": a transfer to the card, since the purchases are already counted. Without an amount, the open
// faturas say what is due and the person is asked to confirm it.

import * as z from 'zod/mini';
import { type LocalDate, localDateSchema } from '../domain/dates.ts';
import type { Lancamento, LancamentoFields } from '../domain/ledger.ts';
import { contaKey, contaSlug, kindOfSlug } from '../finance/conta.ts';
import { type Card, cardsOf, daysOf, faturasOf, owedOn } from '../finance/definitions/card.ts';
import { fieldsOf } from '../finance/draft-fields.ts';
import { type FaturaState, openFaturas } from '../finance/fatura-states.ts';
import { likelyTwin } from '../finance/likely-twin.ts';
import { openBillOf } from '../finance/open-obligation.ts';
import type { FaturaAsked, FaturaPaid } from '../finance/replies/fatura-reply.ts';
import type { Repos } from '../ports.ts';
import { keepEntry, reviseEntry } from './keep-entry.ts';
import { defineTool, type ToolContext } from './tool.ts';

type Due = Extract<FaturaAsked, { kind: 'fatura_to_pay' }>['toPay'] & { readonly settled?: FaturaState };

function dueOn(card: Card, { ledger }: Repos, day: LocalDate): Due {
  const days = daysOf(card);
  if (days === undefined) return { card: card.key, cents: owedOn(ledger, card) };
  const { closed, next } = openFaturas(faturasOf(ledger, card, days), day, days);
  if (closed !== undefined && closed.left > 0) return { card: card.key, cents: closed.left, fatura: closed };
  const settled = closed === undefined ? {} : { settled: closed };
  if (next === undefined) return { card: card.key, cents: 0, ...settled };
  return { card: card.key, cents: Math.max(0, next.left), fatura: next, ...settled };
}

/** Candidates in order: the named card, the only card, cards with something due, the unnamed card. */
function cardsMeant(slug: string | undefined, tx: Repos, day: LocalDate): readonly Due[] {
  const key = contaKey('cartao', slug ?? 'cartao');
  const named = slug === undefined ? [] : [cardsOf(tx.ledger, slug)[0] ?? { key, told: {} }];
  const known = (named.length > 0 ? named : cardsOf(tx.ledger)).map((card) => dueOn(card, tx, day));
  const open = known.length > 1 ? known.filter(({ cents }) => cents > 0) : known;
  return open.length > 0 ? open : known.length > 0 ? known : [{ card: key, cents: 0 }];
}

export const payFatura = defineTool({
  name: 'pay_fatura',
  description: 'Anota o pagamento, inteiro ou em parte, da fatura de um cartão.',
  args: z.strictObject({
    card: z.exactOptional(z.string()),
    cents: z.exactOptional(z.int().check(z.positive())),
    date: z.exactOptional(localDateSchema),
    /** The account it was paid from. */
    bank: z.exactOptional(z.string()),
  }),
  internal: {},
  effect: 'write',
  changesMoney: () => true,
  exposedToModel: false,
  run: ({ card, cents, date, bank }, context): FaturaPaid | FaturaAsked => {
    const { tx, now, today } = context;
    const day = date ?? today;
    const meant = cardsMeant(card, tx, day);
    const [due, ...others] = meant;
    if (due === undefined || others.length > 0) return { kind: 'which_card', cards: meant.map((one) => one.card) };
    const { settled, ...toPay } = due;
    const before = settled === undefined ? {} : { settled };
    const bill = openBillOf(tx.ledger, due.card, cents, day);
    const value = cents ?? bill?.cents;
    if (value === undefined) return { kind: 'fatura_to_pay', toPay, ...before };
    const fields = fieldsOf({
      kind: 'transferencia',
      cents: value,
      description: 'fatura',
      date: day,
      to: due.card,
      ...(bank === undefined ? {} : { from: contaKey(kindOfSlug(bank), bank) }),
    });
    const twin = bill === undefined ? likelyTwin(tx.ledger, fields, now) : undefined;
    const whole = bill === undefined ? openBillOf(tx.ledger, due.card, undefined, day) : undefined;
    const waits = whole !== undefined && whole.cents > value ? lessened(whole, value, context) : undefined;
    const entry = bill === undefined ? keepEntry(fields, context) : settledBill(bill, fields, context);
    const paid = faturaNow(tx, due, (due.fatura ?? settled)?.closes);
    return {
      kind: 'fatura_paid',
      entry,
      ...(paid === undefined ? {} : { fatura: paid }),
      ...before,
      ...(twin === undefined ? {} : { twin }),
      ...(waits === undefined ? {} : { waits }),
    };
  },
});

/** Centavos still to pay of the bill that waits, of which a part was paid. */
function lessened(bill: Lancamento, paid: number, context: ToolContext): number {
  const cents = bill.cents - paid;
  reviseEntry(bill, { ...bill, cents, voided: false }, context);
  return cents;
}

/** The bill that waited, paid. */
function settledBill(bill: Lancamento, fields: LancamentoFields, context: ToolContext): Lancamento {
  const paid = { ...bill, ...fields, description: bill.description };
  reviseEntry(bill, { ...paid, voided: false }, context);
  return { ...paid, version: bill.version + 1 };
}

/** The fatura after the payment. */
function faturaNow({ ledger }: Repos, { card }: Due, closes: LocalDate | undefined): FaturaState | undefined {
  const [known] = cardsOf(ledger, contaSlug(card));
  const days = known === undefined ? undefined : daysOf(known);
  if (known === undefined || days === undefined || closes === undefined) return undefined;
  return faturasOf(ledger, known, days).find((state) => state.closes === closes);
}
