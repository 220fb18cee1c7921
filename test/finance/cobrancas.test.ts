// What a purchase charges after money came back and parcelas were brought forward: whatever happens, in any order, the charges add up to
// the purchase less its estornos, nothing of the past moves, and no parcela changes its day but those brought forward.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../../src/domain/dates.ts';
import { addDays } from '../../src/finance/civil-date.ts';
import { type Adjustment, cobrancasOf } from '../../src/finance/cobrancas.ts';
import { committed } from '../../src/finance/fatura.ts';
import { parcelasOf } from '../../src/finance/parcelas.ts';

const START = '2024-01-31' as LocalDate;

const purchases = fc.record({
  cents: fc.integer({ min: 100, max: 5_000_000 }),
  parcelas: fc.integer({ min: 1, max: 24 }),
  date: fc.integer({ min: 0, max: 800 }).map((days) => addDays(START, days)),
});

const adjustments = fc
  .array(
    fc.record({
      kind: fc.constantFrom('estorno' as const, 'antecipacao' as const),
      cents: fc.integer({ min: 1, max: 600_000 }),
      parcelas: fc.integer({ min: 1, max: 24 }),
      after: fc.integer({ min: 0, max: 800 }),
    }),
    { maxLength: 6 },
  )
  .map((all) => all.toSorted((a, b) => a.after - b.after));

const contexts = fc.tuple(purchases, adjustments).map(([purchase, all]) => ({
  purchase,
  all: all.map(({ after, ...one }): Adjustment => ({ ...one, date: addDays(purchase.date, after) })),
}));

const sum = (charges: readonly { readonly cents: number }[]): number =>
  charges.reduce((total, { cents }) => total + cents, 0);

describe('what a purchase charges', () => {
  it('adds up to the purchase less its estornos', () => {
    fc.assert(
      fc.property(contexts, ({ purchase, all }) => {
        const back = sum(all.filter(({ kind }) => kind === 'estorno'));
        expect(sum(cobrancasOf(purchase, all))).toBe(purchase.cents - back);
      }),
    );
  });

  it('leaves what had fallen due before the first of them as it was', () => {
    fc.assert(
      fc.property(contexts, ({ purchase, all }) => {
        const first = all[0]?.date ?? ('9999-12-31' as LocalDate);
        const charges = cobrancasOf(purchase, all);
        for (const parcela of parcelasOf(purchase).filter(({ date }) => date <= first))
          expect(charges).toContainEqual(parcela);
      }),
    );
  });

  it('reaches the faturas whole, whatever the closing day', () => {
    fc.assert(
      fc.property(
        contexts,
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1, max: 31 }),
        ({ purchase, all }, closingDay, dueDay) => {
          const days = { closingDay, dueDay };
          const bought = { ...purchase, adjustments: all };
          const bills = committed([bought], addDays(purchase.date, -60), days);
          expect(sum(bills)).toBe(sum(cobrancasOf(purchase, all)));
        },
      ),
    );
  });
});
