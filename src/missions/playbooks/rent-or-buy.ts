// "Alugo ou compro?": compares net worth after ten years. The buyer pays an entrada and SAC instalments; the renter pays rent and invests the entrada
// and the difference between instalment and rent.

import { folded } from '../../domain/fold.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { percent, reais } from '../../finance/money.ts';
import { growth } from '../formulas/compound-interest.ts';
import { monthlyRate } from '../formulas/equivalent-rate.ts';
import { type Exact, exact, fromPercent, toCents } from '../formulas/exact.ts';
import { sacTable } from '../formulas/sac-table.ts';
import { found } from '../found.ts';
import { ASSUMED, incomeOf, savedOf, shown } from '../known.ts';
import { loanRate } from '../loan-rate.ts';
import { netMonthlyYield } from '../net-yield.ts';
import { loanTable } from '../pictures/loan-table.ts';
import { needs, type Playbook } from '../playbook.ts';
import { fractionText, monthsText, percentText, rateShown } from '../rate-words.ts';

/** In months: when the two are compared unless told, and how long the loan runs unless told. */
const USUAL_HORIZON = 120;
const USUAL_TERM = 360;
const LONGEST = 420;
/** "Financiar em 20 anos" is how long the loan runs, and "e em 20 anos?" when the two are compared. */
const TERM_SAID = /\b(?:financi\w+|pag\w+|prazo)\b(?: \w+){0,4} (?:em|de|por) \d+ ?(?:anos|meses|x|vezes)\b/u;
const USUAL_YEARLY = '11.5';
const USUAL_INFLATION = '4.5';
const USUAL_CDI = '10';
/** Minimum entrada; ITBI and registry costs. Shares of the price. */
const LEAST_DOWN = '0.20';
const COSTS = '0.05';
const MOST_COMMITTED = 30;

export const rentOrBuy: Playbook = {
  indicators: ['cdi', 'ipca'],
  run(asked) {
    const { figures, rates, ledger, text } = asked;
    const { price, rent, months, installments } = figures;
    if (price === undefined) return needs('price', 'Quanto custa o imóvel? (ex.: 350 mil)');
    if (rent === undefined) return needs('rent', 'Quanto é o aluguel de um igual? (ex.: 1.800)');
    const runs = TERM_SAID.test(folded(text)) ? months : undefined;
    const term = Math.min(LONGEST, installments ?? runs ?? USUAL_TERM);
    const horizon = whole(Math.min(term, (runs === undefined ? months : undefined) ?? USUAL_HORIZON));
    const saved = savedOf(asked, reserveOf(ledger));
    const least = toCents(exact(price).times(LEAST_DOWN));
    const down = Math.max(least, Math.min(price, figures.downPayment ?? saved.cents));
    const told = loanRate(asked);
    const rate = told ?? monthlyRate(fromPercent(USUAL_YEARLY));
    const market = netMonthlyYield(asked);
    const yields = market.known ? market.rate : monthlyRate(fromPercent(USUAL_CDI)).times('0.85');
    const inflation = fromPercent(rates.ipca?.value ?? USUAL_INFLATION);
    const costs = toCents(exact(price).times(COSTS));
    const table = sacTable(price - down, rate, term);
    const first = table[0]?.payment ?? 0;
    const owed = table[horizon - 1]?.balance ?? 0;
    const house = toCents(growth(inflation, horizon / 12).times(price)) - owed;
    const kept = asideOf(
      down + costs,
      rent,
      table.map(({ payment }) => payment),
      yields,
      inflation,
      horizon,
    );
    const income = incomeOf(asked);
    const tooMuch = income !== undefined && first * 100 > income.cents * MOST_COMMITTED;
    const buys = house > kept;
    return found({
      picture: () => loanTable(`SAC de ${reais(price - down)} em ${monthsText(term)}`, table),
      verdict: tooMuch
        ? `Por enquanto, aluguel: a primeira parcela seria ${reais(first)}, ${percent(first, income.cents)} da sua renda, e o banco aceita até ${MOST_COMMITTED} %.`
        : buys
          ? `Comprando você termina melhor: em ${monthsText(horizon)}, ${reais(house - kept)} a mais que alugando e guardando a diferença.`
          : `Alugando você termina melhor: em ${monthsText(horizon)}, ${reais(kept - house)} a mais, se guardar mesmo a diferença.`,
      because: [
        `O aluguel é ${percentText(exact(rent).times(1200).div(price))} do preço por ano; o financiamento cobra ${fractionText(growth(rate, 12).minus(1), 1)}.`,
        figures.downPayment !== undefined && figures.downPayment < least
          ? `Com ${reais(figures.downPayment)} de entrada o banco não financia: o mínimo é 20 %, ${reais(least)}, e foi com ele que contei.`
          : undefined,
        figures.downPayment === undefined && saved.cents < least
          ? `A entrada mínima (20 %) é ${reais(least)}, e há ${reais(saved.cents)} guardados: faltam ${reais(least - saved.cents)}, mais ${reais(costs)} de ITBI e cartório.`
          : undefined,
        'O que a conta não vê: não ser despejado, poder reformar, ou poder mudar de cidade.',
      ],
      compared: [
        {
          cenario: `Comprar, depois de ${monthsText(horizon)}`,
          resultado: `imóvel menos saldo devedor: ${reais(house)}`,
          melhor: buys,
        },
        { cenario: `Alugar, depois de ${monthsText(horizon)}`, resultado: `aplicado: ${reais(kept)}`, melhor: !buys },
      ],
      sums: [
        {
          rotulo: 'Primeira parcela (SAC)',
          formula: `${reais(price - down)} ÷ ${term} + ${reais(price - down)} × ${fractionText(rate, 4)}`,
          resultado: reais(first),
        },
        tooMuch
          ? {
              rotulo: 'Parcela sobre a renda',
              formula: `${reais(first)} ÷ ${reais(income.cents)}, teto de ${MOST_COMMITTED} %`,
              resultado: percent(first, income.cents),
            }
          : undefined,
        {
          rotulo: 'Comprando',
          formula: `${reais(price)} × (1 + ${percentText(inflation.times(100))})^${horizon / 12} − ${reais(owed)} de saldo devedor`,
          resultado: reais(house),
        },
        {
          rotulo: 'Alugando',
          formula: `${reais(down + costs)} e, todo mês, a parcela menos o aluguel, a ${fractionText(yields, 3)} ao mês`,
          resultado: reais(kept),
        },
        {
          rotulo: 'Diferença',
          formula: `${reais(Math.max(house, kept))} − ${reais(Math.min(house, kept))}`,
          resultado: reais(Math.abs(house - kept)),
        },
      ],
      data: [
        { rotulo: 'Aluguel', valor: `${reais(rent)}, corrigido uma vez por ano`, fonte: 'você disse' },
        told === undefined
          ? { rotulo: 'Juros do financiamento', valor: `${percentText(USUAL_YEARLY)} ao ano`, fonte: ASSUMED }
          : { rotulo: 'Juros do financiamento', valor: `${fractionText(rate)} ao mês`, fonte: 'você disse' },
        market.known ? rateShown('CDI', rates.cdi) : { rotulo: 'CDI', valor: `${USUAL_CDI} % ao ano`, fonte: ASSUMED },
        rates.ipca === undefined
          ? { rotulo: 'Inflação', valor: `${percentText(USUAL_INFLATION)} ao ano`, fonte: ASSUMED }
          : rateShown('IPCA', rates.ipca),
        { rotulo: 'O imóvel sobe', valor: 'com a inflação, nem mais nem menos', fonte: ASSUMED },
        shown('Guardado', saved),
      ],
      limits: ['Condomínio e IPTU há nos dois; conserto de dono e seguro do financiamento não estão na conta.'],
    });
  },
};

/** Renter's investments in centavos: each month the instalment minus that year's rent is added, or withdrawn when negative. */
function asideOf(
  start: number,
  rent: number,
  payments: readonly number[],
  yields: Exact,
  inflation: Exact,
  horizon: number,
): number {
  const rents = Array.from({ length: horizon / 12 }, (_, year) => toCents(growth(inflation, year).times(rent)));
  const step = yields.plus(1);
  let held = exact(start);
  for (let month = 0; month < horizon; month++)
    held = held.times(step).plus((payments[month] ?? 0) - (rents[Math.floor(month / 12)] ?? 0));
  return toCents(held);
}

/** Rents rise once a year, so the comparison ends with a year. */
const whole = (months: number): number => Math.max(12, Math.floor(months / 12) * 12);
