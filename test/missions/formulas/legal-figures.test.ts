// The tables of the law as their texts prove them: each slice starts where the one below ends, at the same sum, and the published
// examples come out to the centavo.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact, toCents } from '../../../src/missions/formulas/exact.ts';
import { netProLabore, netSalary } from '../../../src/missions/formulas/net-salary.ts';
import { unemploymentCount, unemploymentInstalment } from '../../../src/missions/formulas/unemployment-insurance.ts';
import {
  FGTS_YEARLY,
  fgtsEarlyCount,
  INCOME_TAX,
  INSS,
  INSS_CEILING,
  INSS_OF_MEI,
  MEI,
  MINIMUM_WAGE,
  SIMPLES_III,
  SIMPLIFIED,
  TAX_REDUCED_UP_TO,
  TAX_REDUCTION,
  UNEMPLOYMENT,
} from '../../../src/missions/legal-figures.ts';

const share = (cents: number, percent: string): number => toCents(exact(cents).times(percent).div(100));
/** What two neighbouring slices say at their border, centavos apart. */
const steps = <Slice extends { readonly upTo: number }>(
  slices: readonly Slice[],
  at: (cents: number, slice: Slice) => number,
): readonly number[] =>
  slices.slice(1).flatMap((above, index) => {
    const below = slices[index];
    return below === undefined ? [] : [Math.abs(at(below.upTo, above) - at(below.upTo, below))];
  });

describe('figures of the law', () => {
  it('income tax, Simples and the yearly withdrawal of FGTS do not jump from one slice to the next', () => {
    const apart = [
      ...steps(INCOME_TAX, (cents, { percent, minus }) => share(cents, percent) - minus),
      ...steps(SIMPLES_III.slice(0, -1), (cents, { percent, minus }) => share(cents, percent) - minus),
      ...steps(FGTS_YEARLY, (cents, { percent, extra }) => share(cents, String(percent)) + extra),
    ];
    expect(Math.max(...apart)).toBeLessThanOrEqual(1);
    expect(apart).toHaveLength(4 + 4 + 6);
  });

  it('INSS starts at the minimum wage and ends at the ceiling, where an employee pays 988,09 and an owner 932,31', () => {
    expect(INSS[0].upTo).toBe(MINIMUM_WAGE);
    expect(INSS.at(-1)?.upTo).toBe(INSS_CEILING);
    expect([netSalary(INSS_CEILING).inss, netProLabore(INSS_CEILING).inss]).toEqual([98_809, 93_231]);
    expect([netSalary(2_000_000).inss, netProLabore(2_000_000).inss]).toEqual([98_809, 93_231]);
    // The example of the payroll specification: 3.500 pays 308,60.
    expect(netSalary(350_000).inss).toBe(30_860);
  });

  it('the simplified discount is a quarter of the first slice, and the reduction ends where it is said to', () => {
    expect(SIMPLIFIED).toBe(INCOME_TAX[0].upTo / 4);
    expect(toCents(exact(TAX_REDUCTION.from).minus(exact(TAX_REDUCED_UP_TO).times(TAX_REDUCTION.share)))).toBe(0);
  });

  it('unemployment insurance meets at its borders', () => {
    const { first, second, most } = UNEMPLOYMENT;
    expect(toCents(exact(first.upTo).times(first.share))).toBe(second.plus);
    expect(second.plus + toCents(exact(second.upTo - first.upTo).times(second.share))).toBe(most);
  });

  it('unemployment insurance: never under the minimum wage, 2.166,66 of a mean of 3.000, 2.518,65 at most', () => {
    expect([100_000, 200_000, 300_000, 370_399, 500_000].map(unemploymentInstalment)).toEqual([
      162_100, 162_100, 216_666, 251_865, 251_865,
    ]);
    expect([6, 11, 12, 23, 24, 60].map(unemploymentCount)).toEqual([0, 0, 4, 4, 5, 5]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 100_000 }), (mean, more) => {
        expect(unemploymentInstalment(mean + more)).toBeGreaterThanOrEqual(unemploymentInstalment(mean));
      }),
      { numRuns: 100 },
    );
  });

  it('the DAS of 2026 is 82,05 in trade, 86,05 in services and 87,05 in both', () => {
    const inss = share(MINIMUM_WAGE, INSS_OF_MEI);
    expect([inss + MEI.icms, inss + MEI.iss, inss + MEI.icms + MEI.iss]).toEqual([8_205, 8_605, 8_705]);
  });

  it('five withdrawals of FGTS could be taken early in the first year of the rule, three from 1 November 2026', () => {
    expect(['2025-11-01', '2026-10-31', '2026-11-01', '2027-03-10'].map(fgtsEarlyCount)).toEqual([5, 5, 3, 3]);
  });
});
