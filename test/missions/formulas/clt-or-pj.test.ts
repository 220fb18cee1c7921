// A year of a job and of a company of one, worked out apart with the rule texts and a decimal calculator, and what must hold of any.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { employeeYear } from '../../../src/missions/formulas/employee-year.ts';
import { invoiceFor, ownCompanyYear } from '../../../src/missions/formulas/own-company-year.ts';

const TERMS = { months: 11, accountant: 30_000 };
const gross = fc.integer({ min: 162_100, max: 5_000_000 });
const runs = { numRuns: 80 };

describe('CLT or PJ', () => {
  it('6.500 of salary leaves 76.031,87 a year; an invoice of 9.000 leaves 86.410,80', () => {
    expect(employeeYear(650_000)).toEqual({
      salary: 521_857,
      holidays: 647_570,
      thirteenth: 521_857,
      fgts: 693_333,
      total: 7_603_187,
    });
    expect(ownCompanyYear({ ...TERMS, invoice: 900_000 })).toEqual({
      sales: 9_900_000,
      simples: 594_000,
      proLabore: 231_000,
      withheld: 25_410,
      left: 8_641_080,
    });
    expect(invoiceFor(7_603_187, TERMS)).toBe(796_300);
  });

  it('18.000 invoiced are in the second slice of Simples: 12.816,00, and 175.485,60 left', () => {
    expect(ownCompanyYear({ ...TERMS, invoice: 1_800_000 })).toMatchObject({ simples: 1_281_600, left: 17_548_560 });
    expect(invoiceFor(employeeYear(1_200_000).total, TERMS)).toBe(1_348_900);
  });

  it('the pró-labore is never under the minimum wage', () => {
    expect(ownCompanyYear({ ...TERMS, invoice: 300_000 })).toMatchObject({ proLabore: 162_100, withheld: 17_831 });
  });

  it('a dearer job never leaves less, and the invoice that matches it is the least that does', () => {
    fc.assert(
      fc.property(gross, fc.integer({ min: 0, max: 200_000 }), (salary, more) => {
        const { total } = employeeYear(salary);
        expect(employeeYear(salary + more).total).toBeGreaterThanOrEqual(total);
        const invoice = invoiceFor(total, TERMS);
        expect(ownCompanyYear({ ...TERMS, invoice }).left).toBeGreaterThanOrEqual(total);
        expect(ownCompanyYear({ ...TERMS, invoice: invoice - 100 }).left).toBeLessThan(total);
      }),
      runs,
    );
  });
});
