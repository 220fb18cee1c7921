// Answers of hard questions, each worked out again here in plain numbers from its rule, with none of the product's formulas: what is shown must
// be that, to the real where rounding every month differs and to the centavo elsewhere.

import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../../src/domain/dates.ts';
import type { Figures } from '../../src/domain/hard-question.ts';
import { PLAYBOOKS, type PlaybookName } from '../../src/missions/playbooks/table.ts';
import { EMPTY_LEDGER } from '../support/empty-ledger.ts';

const TODAY = '2026-10-14' as LocalDate;

/** What is shown under a name: the result of that sum or line. */
function shown(name: PlaybookName, text: string, figures: Figures): (label: RegExp) => string {
  const outcome = PLAYBOOKS[name].run({
    text,
    domain: 'planejamento_financeiro',
    coordinator: 'planejamento',
    figures,
    ledger: EMPTY_LEDGER,
    today: TODAY,
    rates: {},
  });
  if (outcome.kind !== 'found') throw new Error(`asks: ${outcome.question}`);
  const { calculos_realizados, comparacoes_feitas, dados_suporte, resposta_principal } =
    outcome.findings.resposta_pre_estruturada;
  const lines = [
    ...calculos_realizados.map(({ rotulo, resultado }) => [rotulo, resultado]),
    ...comparacoes_feitas.map(({ cenario, resultado }) => [cenario, resultado]),
    ...dados_suporte.map(({ rotulo, valor }) => [rotulo, valor]),
    ['resposta', resposta_principal],
  ];
  return (label) => lines.find(([one = '']) => label.test(one))?.[1] ?? `no line ${String(label)}`;
}

/** The first sum in a text, in reais. */
const reais = (text: string): number =>
  Number(/-?R\$ ([\d.]+,\d\d)/.exec(text)?.[1]?.replaceAll('.', '').replace(',', '.')) *
  (text.includes('-R$') ? -1 : 1);
const all = (text: string): readonly number[] =>
  [...text.matchAll(/R\$ ([\d.]+,\d\d)/g)].map(([, sum = '']) => Number(sum.replaceAll('.', '').replace(',', '.')));
const cents = (value: number): number => Math.round(value * 100) / 100;

const monthly = (yearly: number): number => (1 + yearly) ** (1 / 12) - 1;
const parcel = (owed: number, rate: number, times: number): number => (owed * rate) / (1 - (1 + rate) ** -times);

/** INSS of an employee in 2026, by slices. */
function inss(pay: number): number {
  let [from, due] = [0, 0];
  for (const [upTo, share] of [
    [1621, 0.075],
    [2902.84, 0.09],
    [4354.27, 0.12],
    [8475.55, 0.14],
  ] as const) {
    due += Math.max(0, Math.min(pay, upTo) - from) * share;
    from = upTo;
  }
  return cents(due);
}

describe('worked out again', () => {
  it('to rent or to buy: 210 mil, rent of 1.300, 50 mil down, 10,5 % a year, 10 years', () => {
    const of = shown('alugar_ou_comprar', 'alugar ou comprar?', {
      price: 21_000_000,
      rent: 130_000,
      downPayment: 5_000_000,
      yearlyRate: '10.5',
    });
    const rate = monthly(0.105);
    const yields = monthly(0.1) * 0.85;
    const amortised = 160_000 / 360;
    let owed = 160_000;
    let kept = 50_000 + 210_000 * 0.05;
    for (let month = 0; month < 120; month++) {
      const paid = amortised + owed * rate;
      const rent = 1300 * 1.045 ** Math.floor(month / 12);
      kept = kept * (1 + yields) + paid - rent;
      owed -= amortised;
    }
    expect(reais(of(/^Comprando/))).toBeCloseTo(210_000 * 1.045 ** 10 - owed, -0.5);
    expect(Math.abs(reais(of(/^Alugando/)) - kept)).toBeLessThan(2);
    expect(reais(of(/^Primeira parcela/))).toBeCloseTo(amortised + 160_000 * rate, 1);
  });

  it('to retire at 55 from 34 with 5 mil a month, 25 mil kept, 4 % real', () => {
    const of = shown('aposentar', 'quero me aposentar aos 55', {
      age: 34,
      retireAge: 55,
      passive: 500_000,
      saved: 2_500_000,
      saving: 70_000,
    });
    const rate = monthly(0.04);
    const grown = (1 + rate) ** 252;
    const needed = 5000 / rate;
    expect(reais(of(/^Capital/))).toBeCloseTo(needed, 0);
    expect(reais(of(/^Aporte/))).toBeCloseTo(((needed - 25_000 * grown) * rate) / (grown - 1), 1);
    const reached = 25_000 * grown + (700 * (grown - 1)) / rate;
    expect(all(of(/^resposta/)).some((sum) => Math.abs(sum - reached) < 1)).toBe(true);
    const until95 = (5000 * (1 - (1 + rate) ** -480)) / rate;
    expect(all(of(/^resposta/)).some((sum) => Math.abs(sum - until95) < 1)).toBe(true);
  });

  it('to leave a job of 2.800 held since March 2024, on 14 October 2026: asked, dismissed, agreed', () => {
    const figures: Figures = { income: 280_000 };
    const began = 'entrei em março de 2024';
    const fund = 2800 * 0.08 * 31 * (13 / 12);
    const days = (2800 * 14) / 30;
    const parts = (thirteenths: number, holidays: number): number => {
      const thirteenth = (2800 * thirteenths) / 12;
      return days - inss(days) + thirteenth - inss(thirteenth) + ((2800 * holidays) / 12) * (4 / 3);
    };
    const leaving = (how: string): number =>
      reais(shown('rescisao', `${began}; quanto recebo de rescisão? ${how}`, figures)(/^Total/));
    // October has 14 days worked, one less than counts.
    expect(leaving('pedido de demissão')).toBeCloseTo(parts(9, 7), 1);
    // A notice of 36 days ends on 19 November.
    expect(leaving('fui demitido')).toBeCloseTo(parts(11, 9) + (2800 * 36) / 30 + fund * 0.4, 1);
    expect(leaving('acordo')).toBeCloseTo(parts(10, 8) + (2800 * 18) / 30 + fund * 0.2, 1);
  });

  it('ten days of holidays sold, of 3.600', () => {
    const of = shown('ferias', 'vendi 10 dias de férias, quanto dá?', { income: 360_000 });
    const taken = ((3600 * 20) / 30) * (4 / 3);
    expect(reais(of(/^Líquido/))).toBeCloseTo(taken - inss(taken) + ((3600 * 10) / 30) * (4 / 3), 1);
  });

  it('two debts paid with 1.000 a month, the dearest first', () => {
    const of = shown('quitar_dividas', 'qual pago primeiro?', {
      payment: 100_000,
      debts: [
        { name: 'nubank', cents: 480_000, rate: '14' },
        { name: 'cheque especial', cents: 230_000, rate: '8' },
      ],
    });
    const text = of(/avalanche/);
    let [first, second, interest, months] = [4800, 2300, 0, 0];
    // Until the dearest is gone the other gets its first interest and a fiftieth of it.
    const least = 2300 * 0.08 * 1.02;
    while (first + second > 0.005) {
      const [a, b] = [cents(first * 0.14), cents(second * 0.08)];
      interest += a + b;
      first += a;
      second += b;
      months++;
      const toFirst = Math.min(first, 1000 - Math.min(second, least));
      first -= toFirst;
      second -= Math.min(second, 1000 - toFirst);
    }
    expect(text).toContain('1 ano e 4 meses');
    expect(months).toBe(16);
    expect(Math.abs(reais(text) - interest)).toBeLessThan(1);
  });

  it('all debts for one of 24 x 420', () => {
    const of = shown('trocar_divida', 'vale a pena trocar todas as dividas por um emprestimo?', {
      offeredRate: '3.0205',
      installments: 24,
      debts: [
        { name: 'nubank', cents: 480_000, rate: '14' },
        { name: 'cheque especial', cents: 230_000, rate: '8' },
      ],
    });
    expect(reais(of(/^Como está/))).toBeCloseTo(parcel(4800, 0.14, 24) + parcel(2300, 0.08, 24), 1);
    expect(reais(of(/^Tudo a/))).toBeCloseTo(parcel(7100, 0.030205, 24), 1);
  });

  it('20 mil into a loan of 140 mil, 240 parcelas at 9,5 % a year', () => {
    const of = shown('amortizar', 'vale a pena amortizar o financiamento?', {
      loan: 14_000_000,
      installmentsLeft: 240,
      yearlyRate: '9.5',
      saved: 2_000_000,
    });
    const rate = monthly(0.095);
    const each = parcel(140_000, rate, 240);
    let [owed, months, after] = [120_000, 0, 0];
    while (owed > 0.005) {
      const charged = owed * rate;
      after += charged;
      owed = Math.max(0, owed + charged - each);
      months++;
    }
    expect(Math.abs(240 - months - 72)).toBeLessThanOrEqual(1);
    const saved = each * 240 - 140_000 - after;
    const told = all(of(/^resposta/))[0] ?? 0;
    expect(Math.abs(saved - told)).toBeLessThan(1);
  });

  it('a MEI that takes in 6.500 as an ME', () => {
    const of = shown('imposto_mei', 'sou MEI e faturo 6.500, compensa virar ME?', { income: 650_000 });
    const [das, trade, service] = all(of(/^resposta/));
    expect(das).toBeCloseTo(1621 * 0.05 + 1 + 5, 2);
    expect(trade).toBeCloseTo(6500 * 0.04 + 1621 * 0.11 + 300, 2);
    expect(service).toBeCloseTo(6500 * 0.06 + 1621 * 0.11 + 300, 2);
  });

  it('1.200 by the days that are worked', () => {
    const text = 'quanto preciso fazer por dia pra pagar o aluguel de 1.200?';
    expect(reais(shown('mais_renda', text, { rent: 120_000 })(/^Por dia/))).toBe(54.55);
    const six = shown('mais_renda', `trabalho 6 dias na semana; ${text}`, { rent: 120_000 });
    expect(reais(six(/^Por dia/))).toBe(46.16);
  });

  it('a reserve of 12 months for who works on their own account, and how long it takes', () => {
    const of = shown('reserva', 'sou autônoma, quanto devo ter de reserva?', {
      expense: 320_000,
      saved: 450_000,
      saving: 35_000,
    });
    expect(reais(of(/^Falta/))).toBe(12 * 3200 - 4500);
    const months = Math.ceil((12 * 3200 - 4500) / 350);
    expect(of(/^resposta/)).toContain(`${Math.floor(months / 12)} anos e ${months % 12} mês.`);
  });

  it('PJ of 7 mil beside CLT of 4.500 with 600 of benefits', () => {
    const of = shown('clt_ou_pj', 'pj ou clt?', { income: 450_000, offeredIncome: 700_000, benefit: 60_000 });
    const net = 4500 - inss(4500);
    // Holidays with their third are 6.000, of which INSS and 385,10 of income tax are withheld.
    const job = 12 * net - net + (6000 - inss(6000) - 385.1) + net + 0.08 * (11 * 4500 + 6000 + 4500);
    expect(all(of(/^CLT de/))[0]).toBeCloseTo(job / 12 + 600, 1);
    const sales = 11 * 7000;
    const own = (sales * 0.28) / 12;
    expect(all(of(/^PJ de/))[0]).toBeCloseTo((sales - sales * 0.06 - 12 * own * 0.11 - 12 * 300) / 12, 1);
  });

  it('panels of 18 mil that spare 336 a month: as they are, with dearer energy, in 60 x 450', () => {
    const told: Figures = { price: 1_800_000, expense: 42_000, saving: 33_600 };
    expect(shown('retorno_compra', 'compensa?', told)(/^Tempo/)).toBe('4 anos e 6 meses');
    expect(Math.ceil(18_000 / 336)).toBe(4 * 12 + 6);
    let [saved, months] = [0, 0];
    while (saved < 18_000) saved += 336 * 1.1 ** Math.floor(months++ / 12);
    expect(months).toBe(3 * 12 + 11);
    const rising = shown('retorno_compra', 'compensa?', { ...told, rentRise: '10' });
    expect(rising(/^Tempo/)).toBe('3 anos e 11 meses');
    expect(reais(rising(/^Economia em/))).toBeCloseTo((336 * 12 * (1.1 ** 10 - 1)) / 0.1 - 18_000, 1);
    const financed = shown('retorno_compra', 'compensa?', { ...told, installments: 60, installment: 45_000 });
    expect(reais(financed(/^Juros/))).toBe(60 * 450 - 18_000);
    const rate = Number(/([\d,]+) % ao mês/.exec(financed(/^resposta/))?.[1]?.replace(',', '.')) / 100;
    expect(Math.abs(parcel(18_000, rate, 60) - 450)).toBeLessThan(0.1);
  });

  it('what INSS pays a man of 62 with 28 years, and a woman of 60 with 30', () => {
    const man = shown('aposentadoria_inss', 'quanto ele recebe? meu pai tem 62 anos e 28 de contribuição', {
      income: 280_000,
    });
    // 65 is three years away, paid all along.
    expect(reais(man(/^Benefício/))).toBeCloseTo(2800 * (0.6 + 0.02 * (28 + 3 - 20)), 2);
    const woman = shown('aposentadoria_inss', 'quanto ela recebe? minha mãe tem 60 anos e 30 de contribuição', {
      income: 250_000,
    });
    expect(reais(woman(/^Benefício/))).toBeCloseTo(2500 * (0.6 + 0.02 * (30 + 2 - 15)), 2);
  });

  it('what a rise of 12 % takes in a year of a rent of 1.400, and a day of 430 by 26 days with 25 spent', () => {
    const of = shown('reajuste_aluguel', 'meu aluguel vai subir 12%', { rent: 140_000, percent: '12' });
    expect(reais(of(/^Novo/))).toBeCloseTo(1400 * 1.12, 2);
    expect(reais(of(/^A mais por ano/))).toBeCloseTo(1400 * 0.12 * 12, 2);
    const text = 'quanto preciso fazer por dia pra pagar 430? trabalho 6 dias por semana';
    const day = shown('mais_renda', text, { price: 43_000, dailyExpense: 2_500 });
    const net = Math.ceil(43_000 / Math.round((6 * 52) / 12)) / 100;
    expect(reais(day(/^resposta/))).toBeCloseTo(net + 25, 2);
    expect(reais(day(/^Por semana/))).toBeCloseTo(6 * (net + 25), 2);
  });

  it('parcelas that do not pay the thing are no way of paying for it', () => {
    const plans = [
      { name: 'parcelado', installments: 24, installment: 43_000 },
      { name: 'loja', installments: 12, installment: 43_000 },
    ];
    const told: Figures = { price: 900_000, saved: 400_000, plans };
    const of = shown('qual_plano', 'qual vale mais a pena?', told);
    expect(reais(of(/^Loja/))).toBe(4000 + 12 * 430);
    expect(reais(of(/^Parcelado/))).toBe(24 * 430);
    const dearer = all(shown('qual_plano', 'qual?', { ...told, price: 1_800_000 })(/^resposta/));
    expect(dearer).toContain(18_000 - 24 * 430 - 4000);
    expect(dearer).toContain(18_000 - 12 * 430 - 4000);
  });

  it("an hour and a piece of one's own work, with what was told of it", () => {
    const told = 'quanto cobro por um site? quero tirar 6 mil por mês';
    const year = (6000 * (13 + 1 / 3)) / 12;
    const usual = shown('preco_do_trabalho', told, {});
    expect(reais(usual(/^Sua hora/))).toBeCloseTo(year / (160 * 0.7) / 0.8, 1);
    const days = Math.round((6 * 5 * 52) / 12);
    const own = `${told}; trabalho 5 dias por semana, 6 horas por dia; meus gastos de trabalho são 700; pago 6% de imposto`;
    const hour = cents((year + 700) / (days * 0.7) / 0.94);
    expect(reais(shown('preco_do_trabalho', own, {})(/^Sua hora/))).toBeCloseTo(hour, 2);
    const each = shown('preco_do_trabalho', `${own}; cada site leva 30 horas`, {});
    expect(reais(each(/^Cada um/))).toBeCloseTo(30 * hour, 1);
    const cake = 'quanto cobro por um bolo? gasto 38 de ingrediente; faço 5 bolos por semana; a maquininha cobra 4%';
    const piece = shown('preco_do_trabalho', cake, { income: 250_000 });
    const made = Math.round((5 * 52) / 12);
    expect(reais(piece(/^Com a taxa/))).toBeCloseTo((cents(2500 / made) + 38) / 0.96, 1);
  });

  it('40 parcelas of 380 over again in 60 of 310, with 2 mil handed over', () => {
    const figures: Figures = {
      payment: 38_000,
      installmentsLeft: 40,
      installments: 60,
      installment: 31_000,
      lump: 200_000,
    };
    const of = shown('custo_emprestimo', 'vale a pena refinanciar?', figures);
    expect(reais(of(/^A mais/))).toBe(60 * 310 - 40 * 380 - 2000);
    // At that rate what is eased now is worth what is paid later.
    const annuity = (rate: number, times: number): number => (1 - (1 + rate) ** -times) / rate;
    const worth = (rate: number): number =>
      2000 + 70 * annuity(rate, 40) - 310 * (annuity(rate, 60) - annuity(rate, 40));
    expect(worth(0.00655)).toBeLessThan(0);
    expect(worth(0.00665)).toBeGreaterThan(0);
    expect(of(/^resposta/)).toContain('0,66 % ao mês');
  });

  it('parcelas paid ahead: the last ones, each at what it is worth today', () => {
    const [each, left, some, rate] = [460, 18, 6, 0.02];
    const worth = Array.from({ length: some }, (_, at) => each / (1 + rate) ** (left - some + 1 + at));
    const of = shown('amortizar', 'antecipar 6 parcelas do financiamento', {
      installment: each * 100,
      installmentsLeft: left,
      monthlyRate: '2',
    });
    expect(reais(of(/^Hoje$/))).toBeCloseTo(cents(worth.reduce((sum, one) => sum + one, 0)), 2);
  });

  it('another city: what is left of the month, and how long the moving takes to pay', () => {
    const of = shown('mudar_de_cidade', 'compensa?', {
      income: 400_000,
      offeredIncome: 520_000,
      rent: 110_000,
      newRent: 180_000,
      price: 350_000,
    });
    expect(reais(of(/^Fica$/))).toBe(5200 - 4000 - (1800 - 1100));
    expect(of(/^Mudança$/)).toBe('7 meses');
  });

  it('the CDI that was expected, where none is published: a CDB against the poupança', () => {
    const of = shown('comparar_investimentos', 'cdb de 110% do cdi ou poupanca em 2 anos', {
      saved: 1_000_000,
      months: 24,
      shareOfCdi: '110',
    });
    const day = 1.12 ** (1 / 252) - 1;
    const gross = cents(10_000 * ((1 + day * 1.1) ** 504 - 1));
    const [, cdb, poupanca] = all(of(/^resposta/));
    expect(cdb).toBeCloseTo(gross - cents(gross * 0.15), 1);
    expect(poupanca).toBeCloseTo(10_000 * (1.005 ** 24 - 1), 1);
  });
});
