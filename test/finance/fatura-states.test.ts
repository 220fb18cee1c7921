// What is paid of each fatura, for every closing day: nothing is lost on the way, and a remainder goes to the very next one.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../../src/domain/dates.ts';
import { addDays } from '../../src/finance/civil-date.ts';
import { faturaOf } from '../../src/finance/fatura.ts';
import { faturaStates, openFaturas } from '../../src/finance/fatura-states.ts';

const FIRST = '2023-12-01' as LocalDate;
const date = fc.integer({ min: 0, max: 800 }).map((days) => addDays(FIRST, days));
const days = fc.record({ closingDay: fc.integer({ min: 1, max: 31 }), dueDay: fc.integer({ min: 1, max: 31 }) });
const purchase = fc.record({
  cents: fc.integer({ min: 1, max: 500_000 }),
  parcelas: fc.integer({ min: 1, max: 12 }),
  date,
});
const payment = fc.record({ cents: fc.integer({ min: 1, max: 500_000 }), date });

describe('the states of faturas', () => {
  it('charge and pay exactly what was bought and paid, in order, each remainder on the next', () => {
    fc.assert(
      fc.property(
        fc.array(purchase, { maxLength: 6 }),
        fc.array(payment, { maxLength: 6 }),
        days,
        (bought, paid, card) => {
          const states = faturaStates(bought, paid, card);
          const sum = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0);
          expect(sum(states.map(({ charges }) => charges))).toBe(sum(bought.map(({ cents }) => cents)));
          expect(sum(states.map((state) => state.paid))).toBe(sum(paid.map(({ cents }) => cents)));
          for (const [index, state] of states.entries()) {
            const before = states[index - 1];
            if (before !== undefined) expect(state.closes > before.closes).toBe(true);
            const carried = before === undefined ? 0 : before.left < 0 || before.paid > 0 ? before.left : 0;
            expect(state.carried).toBe(carried);
            expect(state.left).toBe(state.carried + state.charges - state.paid);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('a payment on the day a fatura closes is of that one, and what is owed is gone once paid', () => {
    fc.assert(
      fc.property(purchase, days, (bought, card) => {
        const { closes } = faturaOf(bought.date, card);
        const due = faturaStates([bought], [], card).find((state) => state.closes === closes)?.left ?? 0;
        const after = faturaStates([bought], [{ cents: due, date: closes }], card);
        expect(openFaturas(after, closes, card).closed?.left).toBe(0);
      }),
      { numRuns: 100 },
    );
  });
});
