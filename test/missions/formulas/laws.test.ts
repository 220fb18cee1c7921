// What must hold of every loan, flow and plan, not only of the published ones; and `financial` (a port of numpy-financial) as an oracle.

import fc from 'fast-check';
import { fv, nper, pmt as oraclePmt, rate as oracleRate } from 'financial';
import { describe, expect, it } from 'vitest';
import { depositFor, futureValue } from '../../../src/missions/formulas/compound-interest.ts';
import { payoff } from '../../../src/missions/formulas/debt-payoff.ts';
import { exact, toCents } from '../../../src/missions/formulas/exact.ts';
import { irr } from '../../../src/missions/formulas/irr.ts';
import { periodsToSettle } from '../../../src/missions/formulas/nper.ts';
import { npv } from '../../../src/missions/formulas/npv.ts';
import { pmt, presentValue } from '../../../src/missions/formulas/pmt.ts';
import { paidOf, priceTable } from '../../../src/missions/formulas/price-table.ts';
import { nominalReturn, realReturn } from '../../../src/missions/formulas/real-return.ts';
import { sacTable } from '../../../src/missions/formulas/sac-table.ts';
import { solveRate } from '../../../src/missions/formulas/solve-rate.ts';

const money = fc.integer({ min: 10_000, max: 100_000_000 });
/** 0.01 % to 15 % a month, in basis points so that both sides compute with the same decimal. */
const rate = fc.integer({ min: 1, max: 1_500 }).map((points) => exact(points).div(10_000));
const periods = fc.integer({ min: 2, max: 120 });
const runs = { numRuns: 60 };

describe('laws of the formulas', () => {
  it('a Price table ends at zero, each row adds up, and until the debt is paid every instalment is the same', () => {
    fc.assert(
      fc.property(money, rate, periods, (principal, i, n) => {
        const rows = priceTable(principal, i, n);
        expect(rows.at(-1)?.balance).toBe(0);
        expect(rows.reduce((sum, { amortisation }) => sum + amortisation, 0)).toBe(principal);
        expect(rows.every(({ payment, interest, amortisation }) => payment === interest + amortisation)).toBe(true);
        const owing = rows.slice(0, -1).filter(({ balance }) => balance > 0);
        expect(new Set(owing.map(({ payment }) => payment)).size).toBeLessThanOrEqual(1);
        expect(rows.every(({ payment }) => payment >= 0)).toBe(true);
        // What rounding left over `n` rows, grown at the rate: never a surprise in the last instalment beyond that.
        const drift = Math.abs((rows.at(-1)?.payment ?? 0) - (rows[0]?.payment ?? 0));
        expect(drift).toBeLessThanOrEqual(toCents(exact(1).plus(i).pow(n).minus(1).div(i)) + 1);
      }),
      runs,
    );
  });

  it('SAC amortises the same every month, its instalments never rise, and it costs no more than Price', () => {
    fc.assert(
      fc.property(money, rate, periods, (principal, i, n) => {
        const rows = sacTable(principal, i, n);
        expect(new Set(rows.slice(0, -1).map(({ amortisation }) => amortisation)).size).toBe(1);
        expect(rows.at(-1)?.balance).toBe(0);
        expect(rows.slice(1, -1).every(({ payment }, index) => payment <= (rows[index]?.payment ?? 0))).toBe(true);
        // Up to n - 1 centavos that do not divide are owed until the end and bear interest; each row rounds by half a centavo.
        // Half a centavo more in each fixed instalment compounds until the last one.
        const fixed = Number(i) === 0 ? 0 : ((1 + Number(i)) ** n - 1) / Number(i) / 2;
        const rounding = Math.ceil(n + n * n * Number(i) + fixed);
        expect(paidOf(rows)).toBeLessThanOrEqual(paidOf(priceTable(principal, i, n)) + rounding);
      }),
      runs,
    );
  });

  it('IRR inverts NPV, and the solved rate inverts the payment', () => {
    fc.assert(
      fc.property(money, rate, fc.integer({ min: 2, max: 60 }), (principal, i, n) => {
        const flows = [-principal, ...Array<ReturnType<typeof exact>>(n).fill(pmt(principal, i, n))];
        const found = irr(flows);
        expect(found?.minus(i).abs().lt('1e-15')).toBe(true);
        expect(
          npv(found ?? 0, flows)
            .abs()
            .lt('1e-6'),
        ).toBe(true);
        expect(
          solveRate(principal, pmt(principal, i, n), n)
            ?.minus(i)
            .abs()
            .lt('1e-15'),
        ).toBe(true);
        expect(toCents(presentValue(pmt(principal, i, n), i, n))).toBe(principal);
      }),
      { numRuns: 12 },
    );
  });

  it('the deposit for a goal reaches it; the real of a nominal is the real it came from', () => {
    fc.assert(
      fc.property(money, money, rate, periods, (goal, principal, i, n) => {
        const deposit = depositFor(goal, { principal, rate: i, periods: n });
        expect(toCents(futureValue({ principal, deposit, rate: i, periods: n }))).toBe(goal);
        expect(realReturn(nominalReturn(i, '0.05'), '0.05').minus(i).abs().lt('1e-30')).toBe(true);
      }),
      runs,
    );
  });

  it('no order of paying beats the dearest first by more than what rounding leaves', () => {
    const debt = fc.record({
      cents: fc.integer({ min: 10_000, max: 2_000_000 }),
      points: fc.integer({ min: 10, max: 1_500 }),
    });
    fc.assert(
      fc.property(fc.array(debt, { minLength: 2, maxLength: 5 }), (told) => {
        const debts = told.map(({ cents, points }, index) => {
          const i = exact(points).div(10_000);
          return { name: String(index), cents, rate: i, minimum: toCents(i.times(cents).times('1.02')) };
        });
        const monthly = debts.reduce((sum, { minimum }) => sum + minimum, 0) + 50_000;
        const [dear, small] = [payoff(debts, monthly, 'avalanche'), payoff(debts, monthly, 'bola_de_neve')];
        expect(dear.interest).toBeLessThanOrEqual(small.interest + 100);
        expect(dear.settled.length).toBe(debts.length);
      }),
      { numRuns: 30 },
    );
  });

  it('agrees with the financial package to the centavo', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 50_000_000 }), rate, periods, (principal, i, n) => {
        const float = i.toNumber();
        expect(Math.abs(toCents(pmt(principal, i, n)) + oraclePmt(float, n, principal))).toBeLessThanOrEqual(1);
        const far = futureValue({ principal, deposit: 10_000, rate: i, periods: Math.min(n, 36) });
        const other = -fv(float, Math.min(n, 36), 10_000, principal);
        expect(Math.abs(far.toNumber() - other)).toBeLessThanOrEqual(1);
        const payment = pmt(principal, i, n).times('1.1');
        expect(
          Math.abs(
            periodsToSettle(principal, payment, i) - Math.ceil(nper(float, -payment.toNumber(), principal) - 1e-9),
          ),
        ).toBe(0);
      }),
      runs,
    );
    expect(oracleRate(42, -67_930, 2_500_000, 0)).toBeCloseTo(solveRate(2_500_000, 67_930, 42)?.toNumber() ?? 0, 9);
  });
});
