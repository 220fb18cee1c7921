// "Alugo ou compro?": compares net worth after ten years. The buyer pays an entrada and SAC instalments; the renter pays rent and invests the entrada
// and the difference between instalment and rent.

import { folded } from '../../domain/fold.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { percent, reais } from '../../finance/money.ts';
import { growth } from '../formulas/compound-interest.ts';
import { monthlyRate } from '../formulas/equivalent-rate.ts';
import { type Exact, exact, fromPercent, toCents } from '../formulas/exact.ts';
import { sacTable } from '../formulas/sac-table.ts';
import { calculation, found, type Sum } from '../found.ts';
import { ASSUMED, assumed, incomeOf, type Known, savedOf, shown, support, youSaid } from '../known.ts';
import { loanRate } from '../loan-rate.ts';
import { netMonthlyYield } from '../net-yield.ts';
import { loanTable } from '../pictures/loan-table.ts';
import { type Asked, needs, type Playbook } from '../playbook.ts';
import { fractionText, monthsText, percentText, rateShown } from '../rate-words.ts';
import { MOST_COMMITTED, USUAL_CDI, USUAL_CDI_FROM, USUAL_HOME_LOAN, USUAL_INFLATION } from '../rules-of-thumb.ts';

/** In months: when the two are compared unless told, and how long the loan may run. */
const USUAL_HORIZON = 120;
const LONGEST = 420;
/** "Financiar em 20 anos" is how long the loan runs, and "e em 20 anos?" when the two are compared. */
const TERM_SAID = /\b(?:financi\w+|pag\w+|prazo)\b(?: \w+){0,4} (?:em|de|por) \d+ ?(?:anos|meses|x|vezes)\b/u;
/** ITBI and registry, as a share of the price. */
const COSTS = '0.05';

/** Both ways at the end of the horizon. Money in centavos, rates as fractions a month, times in months. */
type Rivals = {
  readonly rent: number;
  readonly price: number;
  readonly down: number;
  readonly least: number;
  /** ITBI and registry. */
  readonly costs: number;
  readonly rate: Exact;
  readonly term: number;
  readonly horizon: number;
  readonly yields: Exact;
  /** A fraction a year. */
  readonly inflation: Exact;
  readonly table: ReturnType<typeof sacTable>;
  /** First instalment, and the loan's balance at the horizon. */
  readonly first: number;
  readonly owed: number;
  /** Net worth of the buyer, and of the renter. */
  readonly house: number;
  readonly kept: number;
};

export const rentOrBuy: Playbook = {
  indicators: ['cdi', 'ipca'],
  run(asked) {
    const { price, rent } = asked.figures;
    if (price === undefined) return needs('price', 'Quanto custa o imóvel? (ex.: 350 mil)');
    if (rent === undefined) return needs('rent', 'Quanto é o aluguel de um igual? (ex.: 1.800)');
    const saved = savedOf(asked, reserveOf(asked.ledger));
    const rivals = rivalsOf(asked, { price, rent, saved: saved.cents });
    const { down, rate, term, first, table } = rivals;
    const income = incomeOf(asked);
    const unborne = income !== undefined && first * 100 > income.cents * MOST_COMMITTED ? income : undefined;
    return found({
      picture: () => loanTable(`SAC de ${reais(price - down)} em ${monthsText(term)}`, table),
      verdict: unborne === undefined ? verdictOf(rivals) : unborneWords(first, unborne),
      because: [
        `O aluguel é ${percentText(exact(rent).times(1200).div(price))} do preço por ano; o financiamento cobra ${fractionText(growth(rate, 12).minus(1), 1)}.`,
        entradaWords(rivals, asked.figures.downPayment, saved),
        income === undefined || unborne !== undefined
          ? undefined
          : `A primeira parcela leva ${percent(first, income.cents)} da sua renda: cabe nos ${MOST_COMMITTED} % que o banco aceita.`,
        'O que a conta não vê: não ser despejado, poder reformar, ou poder mudar de cidade.',
      ],
      compared: comparedOf(rivals),
      sums: [
        calculation(
          'Primeira parcela (SAC)',
          `${reais(price - down)} ÷ ${term} + ${reais(price - down)} × ${fractionText(rate, 4)}`,
          reais(first),
        ),
        unborne &&
          calculation(
            'Parcela sobre a renda',
            `${reais(first)} ÷ ${reais(unborne.cents)}, teto de ${MOST_COMMITTED} %`,
            percent(first, unborne.cents),
          ),
        ...worthSums(rivals),
      ],
      data: [
        youSaid(
          'Aluguel',
          `${reais(rent)}, corrigido uma vez por ano${asked.figures.rentRise === undefined ? '' : ` em ${percentText(asked.figures.rentRise)}`}`,
        ),
        ...rateData(asked),
        asked.figures.owning === undefined
          ? undefined
          : youSaid('Condomínio e IPTU, só comprando', `${reais(asked.figures.owning)} por mês`),
        assumed('O imóvel sobe', 'com a inflação, nem mais nem menos'),
        asked.figures.downPayment === undefined
          ? shown('Guardado', saved)
          : youSaid('Entrada', reais(asked.figures.downPayment)),
      ],
      limits: [
        `${asked.figures.owning === undefined ? 'Condomínio e IPTU há nos dois; c' : 'C'}onserto de dono e seguro do financiamento não estão na conta.`,
      ],
    });
  },
};

function rivalsOf(
  asked: Asked,
  { price, rent, saved }: { readonly price: number; readonly rent: number; readonly saved: number },
): Rivals {
  const { figures, rates } = asked;
  const { term, horizon } = timesOf(asked);
  const least = toCents(exact(price).times(USUAL_HOME_LOAN.leastDown));
  const down = Math.max(least, Math.min(price, figures.downPayment ?? saved));
  const rate = loanRate(asked) ?? monthlyRate(fromPercent(USUAL_HOME_LOAN.yearly));
  const market = netMonthlyYield(asked);
  const yields = market.known ? market.rate : monthlyRate(fromPercent(USUAL_CDI.later)).times('0.85');
  const inflation = fromPercent(rates.ipca?.value ?? USUAL_INFLATION);
  const costs = toCents(exact(price).times(COSTS));
  const table = sacTable(price - down, rate, term);
  const owed = table[horizon - 1]?.balance ?? 0;
  const house = toCents(growth(inflation, horizon / 12).times(price)) - owed;
  const kept = asideOf(down + costs, {
    rent,
    payments: table.map(({ payment }) => payment),
    owning: figures.owning ?? 0,
    yields,
    inflation: figures.rentRise === undefined ? inflation : fromPercent(figures.rentRise),
    prices: inflation,
    horizon,
  });
  const first = table[0]?.payment ?? 0;
  return { rent, price, down, least, costs, rate, term, horizon, yields, inflation, table, first, owed, house, kept };
}

function timesOf({ text, figures: { months, installments } }: Asked): {
  readonly term: number;
  readonly horizon: number;
} {
  const runs = TERM_SAID.test(folded(text)) ? months : undefined;
  const term = Math.min(LONGEST, installments ?? runs ?? USUAL_HOME_LOAN.months);
  const compared = runs === undefined ? months : undefined;
  return { term, horizon: whole(Math.min(term, compared ?? USUAL_HORIZON)) };
}

const unborneWords = (first: number, income: Known): string =>
  `Por enquanto, aluguel: a primeira parcela seria ${reais(first)}, ${percent(first, income.cents)} da sua renda, e o banco aceita até ${MOST_COMMITTED} %.`;

const verdictOf = ({ house, kept, horizon }: Rivals): string =>
  house > kept
    ? `Comprando você termina melhor: em ${monthsText(horizon)}, ${reais(house - kept)} a mais que alugando e guardando a diferença.`
    : `Alugando você termina melhor: em ${monthsText(horizon)}, ${reais(kept - house)} a mais, se guardar mesmo a diferença.`;

/** Said when the entrada told, or what is saved, falls short of the bank's minimum. */
function entradaWords({ least, costs }: Rivals, told: number | undefined, saved: Known): string | undefined {
  if ((told ?? saved.cents) >= least) return undefined;
  return told === undefined
    ? `A entrada mínima (20 %) é ${reais(least)}, e há ${reais(saved.cents)} guardados: faltam ${reais(least - saved.cents)}, mais ${reais(costs)} de ITBI e cartório.`
    : `Com ${reais(told)} de entrada o banco não financia: o mínimo é 20 %, ${reais(least)}, e foi com ele que contei.`;
}

const comparedOf = ({ house, kept, horizon }: Rivals) => [
  {
    cenario: `Comprar, depois de ${monthsText(horizon)}`,
    resultado: `imóvel menos saldo devedor: ${reais(house)}`,
    melhor: house > kept,
  },
  {
    cenario: `Alugar, depois de ${monthsText(horizon)}`,
    resultado:
      kept >= 0
        ? `aplicado: ${reais(kept)}`
        : `nada aplicado: o aluguel terá passado da parcela, e custado ${reais(-kept)} além do que havia`,
    melhor: house <= kept,
  },
];

const worthSums = ({ price, down, costs, inflation, horizon, owed, yields, house, kept }: Rivals): readonly Sum[] => [
  calculation(
    'Comprando',
    `${reais(price)} × (1 + ${percentText(inflation.times(100))})^${horizon / 12} − ${reais(owed)} de saldo devedor`,
    reais(house),
  ),
  calculation(
    'Alugando',
    `${reais(down + costs)} e, todo mês, a parcela menos o aluguel, a ${fractionText(yields, 3)} ao mês`,
    reais(kept),
  ),
  calculation(
    'Diferença',
    `${reais(Math.max(house, kept))} − ${reais(Math.min(house, kept))}`,
    reais(Math.abs(house - kept)),
  ),
];

function rateData(asked: Asked) {
  const { cdi, ipca } = asked.rates;
  const told = loanRate(asked);
  return [
    told === undefined
      ? assumed('Juros do financiamento', `${percentText(USUAL_HOME_LOAN.yearly)} ao ano`)
      : youSaid('Juros do financiamento', `${fractionText(growth(told, 12).minus(1), 2)} ao ano`),
    netMonthlyYield(asked).known
      ? rateShown('CDI', cdi)
      : support('CDI', `${USUAL_CDI.later} % ao ano`, `${ASSUMED}, ${USUAL_CDI_FROM} para 2028`),
    ipca === undefined ? assumed('Inflação', `${percentText(USUAL_INFLATION)} ao ano`) : rateShown('IPCA', ipca),
  ];
}

/** Renter's investments in centavos: each month the instalment minus that year's rent is added, or withdrawn when negative. */
function asideOf(
  start: number,
  {
    rent,
    payments,
    owning,
    yields,
    inflation,
    prices,
    horizon,
  }: Pick<Rivals, 'rent' | 'yields' | 'inflation' | 'horizon'> & {
    readonly prices: Exact;
    readonly payments: readonly number[];
    readonly owning: number;
  },
): number {
  const rents = Array.from(
    { length: horizon / 12 },
    (_, year) => toCents(growth(inflation, year).times(rent)) - toCents(growth(prices, year).times(owning)),
  );
  const step = yields.plus(1);
  let held = exact(start);
  for (let month = 0; month < horizon; month++)
    held = held.times(step).plus((payments[month] ?? 0) - (rents[Math.floor(month / 12)] ?? 0));
  return toCents(held);
}

/** Rents rise once a year, so the comparison ends with a year. */
const whole = (months: number): number => Math.max(12, Math.floor(months / 12) * 12);
