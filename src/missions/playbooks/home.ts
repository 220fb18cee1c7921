// "Posso comprar uma casa com minha renda?": instalment the income supports, amount it finances, and the entrada needed. First extra example of the
// document. Banks lend up to 80 % of the price and accept a first SAC instalment of up to 30 % of gross income.

import { reserveOf } from '../../finance/definitions/reserve.ts';
import { percent, reais } from '../../finance/money.ts';
import { committedMonthly } from '../commitments.ts';
import { monthlyRate } from '../formulas/equivalent-rate.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { interestOf, priceTable } from '../formulas/price-table.ts';
import { sacTable } from '../formulas/sac-table.ts';
import { found } from '../found.ts';
import { ASSUMED, expenseOf, incomeOf, leftOver, savedOf, shown } from '../known.ts';
import { loanRate } from '../loan-rate.ts';
import { loanTable } from '../pictures/loan-table.ts';
import { needs, type Playbook } from '../playbook.ts';
import { fractionText, monthsText } from '../rate-words.ts';

const MOST_COMMITTED = '0.30';
const MOST_FINANCED = '0.80';
const LEAST_DOWN = '0.20';
const USUAL_YEARLY = '11.5';
const USUAL_TERM = 360;

export const home: Playbook = {
  indicators: [],
  run(asked) {
    const income = incomeOf(asked);
    if (income === undefined) return needs('income', 'Quanto entra por mês, mais ou menos? (ex.: 4.500)');
    const rate = loanRate(asked) ?? monthlyRate(fromPercent(USUAL_YEARLY));
    const told = loanRate(asked) !== undefined;
    const term = asked.figures.installments ?? asked.figures.months ?? USUAL_TERM;
    const ceiling = Math.max(0, toCents(exact(income.cents).times(MOST_COMMITTED)) - committedMonthly(asked));
    // The first SAC instalment is principal / n + principal × i.
    const most = toCents(exact(ceiling).div(exact(1).div(term).plus(rate)).toDecimalPlaces(0, 1));
    const saved = savedOf(asked, reserveOf(asked.ledger));
    /** Price at which that loan is the bank's maximum share; the rest is the entrada. */
    const whole = toCents(exact(most).div(MOST_FINANCED));
    const reached = Math.min(most + saved.cents, whole);
    const lacks = asked.figures.price === undefined && saved.cents < toCents(exact(reached).times(LEAST_DOWN));
    const price = asked.figures.price ?? (lacks ? whole : reached);
    const down = asked.figures.downPayment ?? (lacks ? whole - most : Math.min(price, saved.cents));
    const owed = Math.max(0, price - down);
    const sac = owed === 0 ? [] : sacTable(owed, rate, term);
    const fixed = owed === 0 ? [] : priceTable(owed, rate, term);
    const first = sac[0]?.payment ?? 0;
    const left = leftOver(asked);
    const minimum = toCents(exact(price).times(exact(1).minus(MOST_FINANCED)));
    const asks = asked.figures.price !== undefined;
    const fits = first <= ceiling && down >= minimum;
    return found({
      picture: () => (owed === 0 ? undefined : loanTable(`SAC de ${reais(owed)} em ${monthsText(term)}`, sac)),
      verdict: !asks
        ? lacks
          ? `Com a sua renda dá para financiar até ${reais(most)}, num imóvel de ${reais(whole)} com ${reais(whole - most)} de entrada.`
          : `Com a sua renda dá para financiar até ${reais(most)}; com o que tem guardado, um imóvel de até ${reais(price)}.`
        : owed === 0 && fits
          ? 'Cabe sem financiar: a entrada paga o imóvel inteiro.'
          : fits
            ? `Pela renda, cabe: a primeira parcela seria ${reais(first)}, ${percent(first, income.cents)} da renda.`
            : first > ceiling
              ? `Pela renda, ainda não: a primeira parcela seria ${reais(first)}, ${percent(first, income.cents)} da renda, e o teto é 30 %.`
              : `A parcela cabe, mas falta entrada: o banco pede ${reais(minimum)} e há ${reais(down)}.`,
      because: [
        `A entrada mínima (20 %) de ${reais(price)} é ${reais(minimum)}${lacks ? `, e há ${reais(saved.cents)} guardados` : ''}; some perto de 5 % para ITBI e cartório, ${reais(toCents(exact(price).times('0.05')))}.`,
        left === undefined
          ? undefined
          : left.cents >= first
            ? `Hoje sobram ${reais(left.cents)} por mês: a parcela cabe no que sobra.`
            : `Hoje sobram ${reais(Math.max(0, left.cents))} por mês, menos que a parcela; se você paga aluguel, ele deixa de existir e entra na conta.`,
      ],
      compared:
        owed === 0
          ? []
          : [
              {
                cenario: `SAC em ${monthsText(term)}`,
                resultado: `começa em ${reais(first)} e termina em ${reais(sac.at(-1)?.payment ?? 0)}; ${reais(interestOf(sac))} de juros`,
              },
              {
                cenario: `Price em ${monthsText(term)}`,
                resultado: `${reais(fixed[0]?.payment ?? 0)} fixos; ${reais(interestOf(fixed))} de juros`,
              },
            ],
      sums: [
        {
          rotulo: 'Parcela máxima',
          formula: `30 % de ${reais(income.cents)} − ${reais(committedMonthly(asked))} já comprometidos`,
          resultado: reais(ceiling),
        },
        told
          ? undefined
          : { rotulo: 'Juro ao mês (i)', formula: '(1 + 11,5 %)^(1/12) − 1', resultado: fractionText(rate, 4) },
        {
          rotulo: 'Financiamento máximo',
          formula: `${reais(ceiling)} ÷ (1/${term} + ${told ? fractionText(rate, 4) : 'i'})`,
          resultado: reais(most),
        },
        asks
          ? undefined
          : lacks || price < most + saved.cents
            ? { rotulo: 'Imóvel', formula: `${reais(most)} ÷ 80 %`, resultado: reais(price) }
            : { rotulo: 'Imóvel', formula: `${reais(most)} + ${reais(saved.cents)}`, resultado: reais(price) },
        { rotulo: 'Entrada mínima', formula: `20 % de ${reais(price)}`, resultado: reais(minimum) },
        owed === 0
          ? undefined
          : {
              rotulo: 'Primeira parcela (SAC)',
              formula: `${reais(owed)} ÷ ${term} + ${reais(owed)} × ${told ? fractionText(rate, 4) : 'i'}`,
              resultado: `${reais(first)}, ${percent(first, income.cents)} da renda`,
            },
      ],
      data: [
        shown('Renda do mês', income),
        shown('Gastos do mês', expenseOf(asked)),
        shown('Entrada', {
          cents: down,
          from: asked.figures.downPayment !== undefined ? 'você disse' : lacks ? 'o mínimo do banco' : saved.from,
        }),
        {
          rotulo: 'Juros',
          valor: told ? `${fractionText(rate)} ao mês` : '11,5 % ao ano',
          fonte: told ? 'você disse' : ASSUMED,
        },
        { rotulo: 'Prazo', valor: monthsText(term), ...(term === USUAL_TERM ? { fonte: ASSUMED } : {}) },
      ],
      next: [
        'Simule em dois bancos e compare o CET; se tiver FGTS, ele entra na entrada.',
        'Não use a reserva inteira na entrada.',
      ],
      limits: ['Seguros obrigatórios, TR e taxa do banco não estão na parcela.'],
    });
  },
};
