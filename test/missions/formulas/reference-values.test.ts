// Formulas against values that others published, each with where it can be seen. The tolerance is the one of a bank statement: R$ 0.01.

import { describe, expect, it } from 'vitest';
import { cdiYield } from '../../../src/missions/formulas/cdi.ts';
import { cet } from '../../../src/missions/formulas/cet.ts';
import { depositFor, futureValue } from '../../../src/missions/formulas/compound-interest.ts';
import { creditIof } from '../../../src/missions/formulas/credit-iof.ts';
import { payoff } from '../../../src/missions/formulas/debt-payoff.ts';
import { monthlyRate, yearlyRate } from '../../../src/missions/formulas/equivalent-rate.ts';
import { exact, fromPercent, toCents } from '../../../src/missions/formulas/exact.ts';
import { incomeTax, incomeTaxRate } from '../../../src/missions/formulas/income-tax.ts';
import { investmentIof, investmentIofRate } from '../../../src/missions/formulas/investment-iof.ts';
import { irr } from '../../../src/missions/formulas/irr.ts';
import { grossFor, netSalary } from '../../../src/missions/formulas/net-salary.ts';
import { periodsToGoal, periodsToSettle } from '../../../src/missions/formulas/nper.ts';
import { npv } from '../../../src/missions/formulas/npv.ts';
import { pmt, presentValue } from '../../../src/missions/formulas/pmt.ts';
import { expectedReturn, volatility } from '../../../src/missions/formulas/portfolio.ts';
import { poupancaRate } from '../../../src/missions/formulas/poupanca.ts';
import { interestOf, priceTable } from '../../../src/missions/formulas/price-table.ts';
import { realReturn } from '../../../src/missions/formulas/real-return.ts';
import { lastingCapital, perpetualCapital } from '../../../src/missions/formulas/retirement.ts';
import { overdraftInterest, rotativoInterest } from '../../../src/missions/formulas/revolving-credit.ts';
import { sacTable } from '../../../src/missions/formulas/sac-table.ts';
import { solveRate } from '../../../src/missions/formulas/solve-rate.ts';
import { taxEquivalent } from '../../../src/missions/formulas/tax-equivalent.ts';

const percentOf = (fraction: ReturnType<typeof exact> | undefined, places: number): string | undefined =>
  fraction?.times(100).toFixed(places);

describe('Banco Central, Calculadora do Cidadão, "Financiamento com prestações fixas" (CALFW0401)', () => {
  it('its printed simulations: 42 x 679,30 for 25.000,00 at 0,629890 %, and 12 x 355,80 for 1.320,75 at 25,106880 %', () => {
    expect(toCents(pmt(2_500_000, fromPercent('0.629890'), 42))).toBe(67_930);
    expect(toCents(pmt(132_075, fromPercent('25.106880'), 12))).toBe(35_580);
    // Solved from a payment rounded to centavos, the rate comes back to the third decimal of a percent.
    expect(percentOf(solveRate(2_500_000, 67_930, 42), 3)).toBe('0.630');
    expect(percentOf(solveRate(132_075, 35_580, 12), 3)).toBe('25.107');
    // "O total desse financiamento é 28.530,60 reais, sendo 3.530,60 de juros."
    expect(67_930 * 42 - 2_500_000).toBe(353_060);
  });

  it('its four worked questions', () => {
    // R$ 2.000 at 1 % a month in parcels of R$ 261,50: 8 months.
    expect(periodsToSettle(200_000, 26_150, '0.01')).toBe(8);
    // R$ 750 cash or 10 x R$ 86: the rate hidden in it. 1.290,00 in 4 at 1,99 %. 24 x 935,00 at 1,99 %.
    expect(toCents(presentValue(8_600, solveRate(75_000, 8_600, 10) ?? 0, 10))).toBe(75_000);
    expect(toCents(pmt(129_000, '0.0199', 4))).toBe(33_870);
    expect(toCents(presentValue(93_500, '0.0199', 24))).toBe(1_770_457);
  });
});

describe('Banco Central, Calculadora do Cidadão, "Aplicação com depósitos regulares" (CALFW0201): deposits at the beginning', () => {
  // Its page prints the questions and their figures, not the answers: what it prints must come back to the centavo.
  it('50 a month at 1 % until 364,50: 7,004 deposits, which it shows as 7, and back to 364,50', () => {
    const periods = exact(36_450).times('0.01').div(exact(5_000).times('1.01')).plus(1).ln().div(exact('1.01').ln());
    expect(periods.toFixed(3)).toBe('7.004');
    expect(toCents(futureValue({ principal: 0, deposit: 5_000, rate: '0.01', periods, at: 'beginning' }))).toBe(36_450);
    expect(toCents(futureValue({ principal: 0, deposit: 5_000, rate: '0.01', periods: 7, at: 'beginning' }))).toBe(
      36_428,
    );
  });

  it('9 x 100 became 946,30: 1,00 % a month, and back to 946,30', () => {
    const worth = (rate: string) => futureValue({ principal: 0, deposit: 10_000, rate, periods: 9, at: 'beginning' });
    expect(toCents(worth('0.010017'))).toBe(94_630);
    expect(toCents(worth('0.01'))).toBe(94_622);
  });

  it('8.500 in 6 at 0,85 %: 1.375,17 a month, and back to 8.500,00', () => {
    const deposit = depositFor(850_000, { principal: 0, rate: '0.0085', periods: 6, at: 'beginning' });
    expect(toCents(deposit)).toBe(137_517);
    expect(toCents(futureValue({ principal: 0, deposit, rate: '0.0085', periods: 6, at: 'beginning' }))).toBe(850_000);
  });

  it('8 x 150 at 1,2 %', () => {
    expect(toCents(futureValue({ principal: 0, deposit: 15_000, rate: '0.012', periods: 8, at: 'beginning' }))).toBe(
      126_665,
    );
  });
});

describe('published amortisation tables', () => {
  it('Price: R$ 10.000 in 4 at 10 % (scribd 622149570): 3.154,71 and 2.618,83 of interest', () => {
    const rows = priceTable(1_000_000, '0.10', 4);
    expect(rows.map(({ payment }) => payment)).toEqual([315_471, 315_471, 315_471, 315_470]);
    expect(Math.abs(interestOf(rows) - 261_883)).toBeLessThanOrEqual(1);
    expect(rows.map(({ balance }) => balance)).toEqual([784_529, 547_511, 286_791, 0]);
  });

  it('Price: R$ 10.000 in 10 at 2 % (scribd 397006471): 1.113,27, first interest 200,00, last row 21,83', () => {
    const rows = priceTable(1_000_000, '0.02', 10);
    expect(rows[0]).toMatchObject({ payment: 111_327, interest: 20_000, amortisation: 91_327 });
    expect(rows[9]).toMatchObject({ interest: 2_183, balance: 0 });
  });

  it('SAC: R$ 300.000 in 360 at 1 % (Clube dos Poupadores): 3.833,33, 3.825,00, 3.816,67', () => {
    const rows = sacTable(30_000_000, '0.01', 360);
    for (const [k, published] of [383_333, 382_500, 381_667].entries())
      expect(Math.abs((rows[k]?.payment ?? 0) - published)).toBeLessThanOrEqual(1);
    expect(rows.at(-1)?.balance).toBe(0);
  });

  it('SAC: R$ 70.000 in 120 at 2 % (Brasil Escola): interest 1.400,00, 1.388,33, 1.376,67', () => {
    expect(
      sacTable(7_000_000, '0.02', 120)
        .slice(0, 3)
        .map(({ interest }) => interest),
    ).toEqual([140_000, 138_833, 137_667]);
  });
});

describe('rates', () => {
  it('1 % a month is 12,6825 % a year, and back', () => {
    expect(percentOf(yearlyRate('0.01'), 4)).toBe('12.6825');
    expect(percentOf(monthlyRate(yearlyRate('0.01')), 10)).toBe('1.0000000000');
  });

  it('Fisher: 10 % with 5 % of inflation is 4,76 % real', () => {
    expect(percentOf(realReturn('0.10', '0.05'), 2)).toBe('4.76');
  });

  it('CDI of 252 business days at 100 % is the yearly rate itself; at 110 % it is more than 1,1 times', () => {
    expect(percentOf(cdiYield('0.149', 1, 252), 6)).toBe('14.900000');
    expect(cdiYield('0.149', '1.1', 252).gt('0.1639')).toBe(true);
  });

  it('poupança: 0,5 % above 8,5 % of Selic (6,17 % a year); 70 % of Selic at or below it (Lei 12.703/2012)', () => {
    expect(percentOf(yearlyRate(poupancaRate('0.1475')), 4)).toBe('6.1678');
    expect(percentOf(poupancaRate('0.085'), 4)).toBe('0.4828');
    expect(percentOf(poupancaRate('0.1475', '0.001'), 4)).toBe('0.6005');
  });
});

describe('taxes (Lei 11.033/2004, Decreto 6.306/2007)', () => {
  it('IR falls at 180, 360 and 720 days', () => {
    expect([1, 180, 181, 360, 361, 720, 721].map((days) => incomeTaxRate(days).toNumber())).toEqual([
      0.225, 0.225, 0.2, 0.2, 0.175, 0.175, 0.15,
    ]);
    expect(incomeTax(100_000, 400)).toBe(17_500);
    expect(incomeTax(-5, 400)).toBe(0);
  });

  it('IOF of a redemption: 96 % on day 1, 63 % on day 11, 3 % on day 29, none on day 30', () => {
    expect([1, 11, 29, 30, 90].map((days) => investmentIofRate(days).toNumber())).toEqual([0.96, 0.63, 0.03, 0, 0]);
    expect(investmentIof(10_000, 15)).toBe(5_000);
  });

  it('IOF of credit: one parcel after 30 days of R$ 1.000 is 0,38 % + 30 x 0,0082 % = R$ 6,26; a year or more stops at 365 days', () => {
    expect(creditIof([100_000])).toBe(626);
    expect(creditIof([...Array(23).fill(0), 100_000])).toBe(3_373);
  });

  it('an LCI of 10 % in a year and a half is a CDB of 12,12 % (1 - 17,5 %)', () => {
    expect(percentOf(taxEquivalent('0.10', 540), 2)).toBe('12.12');
  });
});

describe('worth over time', () => {
  it('NPV and IRR of the textbook project -1.000, 500, 400, 300, 100 (Ross, ch. 5): IRR 14,49 %, NPV at 10 % R$ 78,82', () => {
    const flows = [-100_000, 50_000, 40_000, 30_000, 10_000];
    expect(toCents(npv('0.10', flows))).toBe(7_882);
    expect(percentOf(irr(flows), 2)).toBe('14.49');
    expect(irr([100, 200])).toBeUndefined();
  });

  it('CET without fees is the loan rate made yearly; with IOF and a fee it is more', () => {
    const payments = priceTable(1_000_000, '0.02', 12).map(({ payment }) => payment);
    expect(Number(percentOf(cet({ received: 1_000_000, payments }), 3))).toBeCloseTo(26.824, 2);
    const loaded = cet({ received: 1_000_000, payments, upfront: 50_000 });
    expect(loaded?.gt('0.35')).toBe(true);
  });

  it('R$ 15 mil a month for good at 4 % real is R$ 4,58 mi, not the 3 mi of the document; 30 years of it take 3,17 mi', () => {
    const rate = monthlyRate('0.04');
    expect(toCents(perpetualCapital(1_500_000, rate))).toBe(458_191_579);
    expect(toCents(lastingCapital(1_500_000, rate, 360))).toBe(316_922_562);
  });

  it('goals: 1.500 a month from 20.000 to 80.000 is 40 months with no yield', () => {
    expect(periodsToGoal(8_000_000, 2_000_000, 150_000, 0)).toBe(40);
    expect(periodsToGoal(8_000_000, 2_000_000, 0, 0)).toBe(Number.POSITIVE_INFINITY);
    expect(periodsToSettle(1_000_000, 10_000, '0.02')).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('risk and debts', () => {
  it('two assets of 20 % and 30 % at 60/40 with correlation 0,3: 11,6 % expected, 19,35 % of deviation', () => {
    const holdings = [
      { weight: '0.6', expected: '0.10', deviation: '0.20' },
      { weight: '0.4', expected: '0.14', deviation: '0.30' },
    ];
    expect(percentOf(expectedReturn(holdings), 2)).toBe('11.60');
    expect(
      percentOf(
        volatility(holdings, () => '0.3'),
        2,
      ),
    ).toBe('19.35');
  });

  it('avalanche never costs more than bola de neve, and both settle everything', () => {
    const debts = [
      { name: 'cartão', cents: 300_000, rate: '0.14', minimum: 45_000 },
      { name: 'consignado', cents: 200_000, rate: '0.019', minimum: 10_000 },
    ];
    const [dear, small] = [payoff(debts, 100_000, 'avalanche'), payoff(debts, 100_000, 'bola_de_neve')];
    expect(dear.interest).toBeLessThan(small.interest);
    expect(dear.settled.map(({ name }) => name)).toEqual(['cartão', 'consignado']);
    expect(small.settled.map(({ name }) => name)).toEqual(['consignado', 'cartão']);
    expect(payoff(debts, 20_000, 'avalanche').months).toBe(Number.POSITIVE_INFINITY);
  });

  it('rotativo: 14 % a month for 30 days; never more than the debt (Lei 14.690/2023); overdraft held to 8 %', () => {
    expect(rotativoInterest({ debt: 100_000, rate: '0.14', days: 30 })).toBe(14_000);
    expect(rotativoInterest({ debt: 100_000, rate: '0.15', days: 360 })).toBe(100_000);
    expect(overdraftInterest({ debt: 100_000, rate: '0.12', days: 30 })).toBe(8_000);
  });
});

describe('salário líquido, 2026', () => {
  it('R$ 6.000 as contaclt.com publishes it: INSS 641,51, table 564,85, reduction 179,75, IRRF 385,10', () => {
    const { inss, byTable, reduction, incomeTax, net } = netSalary(600_000);
    expect({ inss, byTable, reduction, incomeTax }).toEqual({
      inss: 64_151,
      byTable: 56_485,
      reduction: 17_975,
      incomeTax: 38_510,
    });
    expect(net).toBe(497_339);
  });

  it('INSS: 121,58 of the minimum wage, 501,51 of 5.000 and 988,09 at the ceiling and above it', () => {
    expect([162_100, 500_000, 847_555, 2_000_000].map((gross) => netSalary(gross).inss)).toEqual([
      12_158, 50_151, 98_809, 98_809,
    ]);
  });

  it('the gross that leaves a net leaves it, and a centavo less does not', () => {
    for (const net of [150_000, 449_849, 500_000, 620_000, 1_500_000]) {
      const gross = grossFor(net);
      expect([netSalary(gross).net >= net, netSalary(gross - 1).net < net]).toEqual([true, true]);
    }
  });

  it('nothing is owed up to R$ 5.000, where the law says the reduction is R$ 312,89, and it fades out at R$ 7.350', () => {
    expect(netSalary(500_000)).toMatchObject({ reduction: 31_289, incomeTax: 0 });
    expect(netSalary(735_001).reduction).toBe(0);
    expect(netSalary(734_999).reduction).toBeLessThan(5);
  });
});
