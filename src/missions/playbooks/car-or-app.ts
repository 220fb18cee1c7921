// "Carro ou aplicativo?", "quanto custa ter um carro de 50 mil?": monthly cost of owning a car, opportunity cost included, against spending on
// transport without one.

import { folded } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import { aMonth, costsTold } from '../costs-told.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { interestOf, priceTable } from '../formulas/price-table.ts';
import { calculation, found } from '../found.ts';
import { assumed, byCategory, shown, YOU_SAID, youSaid } from '../known.ts';
import { loanRate } from '../loan-rate.ts';
import { netMonthlyYield } from '../net-yield.ts';
import { type Asked, needs, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { fractionText, rateShown } from '../rate-words.ts';

/** % of the price a year. IPVA is 2 to 4 by state; the others are typical values for used cars. */
const YEARLY = [
  { name: 'Desvalorização', percent: '10' },
  { name: 'IPVA e licenciamento', percent: '4' },
  { name: 'Seguro', percent: '5' },
  { name: 'Manutenção e pneus', percent: '4' },
] as const;
/** What is told of a car by name, a month: it takes the place of the usual part, or comes besides. */
export const CAR_PARTS: readonly (readonly [string, RegExp])[] = [
  ['Seguro', /\bseguro\b/],
  ['IPVA e licenciamento', /\b(?:ipva|licenciamento)\b/],
  ['Manutenção e pneus', /\b(?:manutencao|oficina|pneus?|revis(?:ao|oes)|mecanico)\b/],
  ['Combustível', /\b(?:gasolina|alcool|etanol|combustivel|diesel|posto)\b/],
  ['Estacionamento', /\b(?:estacionamento|garagem)\b/],
  ['Parcela', /\b(?:parcela|prestacao)\b/],
  ['Pedágio, lavagem e multas', /\b(?:pedagios?|lavagem|multas?)\b/],
];
/** Assumes 800 km a month, 10 km/l, R$ 6,20 a litre. */
const FUEL = { cents: 49_600, words: '800 km ÷ 10 km/l × R$ 6,20' };
/** A motorbike, 35 km/l. */
const MOTO_FUEL = { cents: 14_171, words: '800 km ÷ 35 km/l × R$ 6,20' };
const thingOf = (words: string) =>
  /\bmoto\b/.test(words) && !/\bcarro\b/.test(words)
    ? ({ the: 'a moto', bare: 'moto', it: 'ela', kind: 'de uma moto usada comum', fuel: MOTO_FUEL } as const)
    : ({ the: 'o carro', bare: 'carro', it: 'ele', kind: 'de um carro usado comum', fuel: FUEL } as const);
type Thing = ReturnType<typeof thingOf>;

const APP = /\b(?:uber|app|apps|aplicativos?|99|taxi|onibus|metro|transporte publico|assin\w+ (?:um )?carro)\b/;

/** Monthly transport cost without a car: stated, or from the ledger. */
function withoutIt(asked: Asked): { readonly cents: number; readonly from: string } | undefined {
  const { expense, installment } = asked.figures;
  if (expense !== undefined || installment !== undefined) return { cents: expense ?? installment ?? 0, from: YOU_SAID };
  const noted = byCategory(asked).find(({ key }) => key === 'transporte');
  return noted && { cents: noted.cents, from: 'média das suas anotações' };
}

/** Both costs told, each as a whole month. */
function monthlyCosts(owning: number, without: number): PlaybookOutcome {
  const gap = owning - without;
  const apart = Math.abs(gap);
  return found({
    verdict:
      gap === 0
        ? `Dá empate: ${reais(owning)} por mês dos dois jeitos.`
        : `${gap > 0 ? 'Sem carro sai' : 'Ficar com o carro sai'} ${reais(apart)} por mês mais barato: ${reais(apart * 12)} em um ano.`,
    because: [
      'Confira se no do carro entraram seguro, IPVA, manutenção e o que ele perde de valor: a parcela e a gasolina são só uma parte.',
      'Filho pequeno, trabalho longe ou lugar sem aplicativo mudam a conta: aí o carro paga em tempo, não em dinheiro.',
    ],
    sums: [
      calculation('Diferença', `${reais(owning)} − ${reais(without)}`, reais(gap)),
      calculation('Em um ano', `12 × ${reais(apart)}`, reais(apart * 12)),
    ],
    data: [youSaid('Com o carro, por mês', reais(owning)), youSaid('Sem o carro, por mês', reais(without))],
    next: ['Me diga quanto vale o carro: vendido e rendendo, ele ainda ajuda a pagar as corridas.'],
  });
}

/** "Gasto 1.500 por mês com o carro e de uber sairia 900": what each of them costs a month. */
function eachMonth(text: string): [owning: number, without: number] | undefined {
  const told = costsTold(text);
  const [car, app] = [/\b(?:carro|moto)\b/, APP].map((says) => told.find(({ name }) => says.test(name)));
  if (car === undefined || app === undefined || told.length > 2) return undefined;
  const [owning, without] = [aMonth(car, DAYS), aMonth(app, DAYS)];
  return Math.max(owning, without) > MONTHLY_AT_MOST ? undefined : [owning, without];
}
const DAYS = 30;
/** Centavos. More is what a car costs to buy. */
const MONTHLY_AT_MOST = 800_000;

/** One cost of owning the car: centavos a month, and how they were computed. */
type Part = { readonly name: string; readonly cents: number; readonly words: string };

export const carOrApp: Playbook = {
  indicators: ['cdi'],
  run(asked) {
    const { figures, rates, text } = asked;
    const { price, expense } = figures;
    const both = eachMonth(text);
    if (both !== undefined) return monthlyCosts(...both);
    const thing = thingOf(folded(text));
    const told = Object.values(figures.parts ?? {});
    if (price === undefined && told.length > 0 && expense !== undefined)
      return monthlyCosts(
        told.reduce((sum, cents) => sum + cents, 0),
        expense,
      );
    if (price === undefined)
      return needs('price', `Quanto custa ${thing.the}? (ex.: ${thing.bare === 'moto' ? '16 mil' : '50 mil'})`);
    const compares = APP.test(folded(text));
    const other = withoutIt(asked);
    if (compares && other === undefined)
      return needs('expense', 'Quanto você gasta por mês com aplicativo e transporte? (ex.: 700)');
    const interest = interestPart(asked, price);
    const parts = [
      ...withTold(usualParts(price, thing.fuel), figures.parts),
      interest ?? forgoneYield(asked, price),
    ].filter((part) => part !== undefined);
    const total = parts.reduce((sum, { cents }) => sum + cents, 0);
    return found({
      verdict: verdictOf(
        { price, total, thing, told: figures.parts !== undefined },
        compares ? other?.cents : undefined,
      ),
      because: [
        `A parcela é só uma parte: o resto vem todo mês, mesmo com ${thing.the} parad${thing.it === 'ela' ? 'a' : 'o'}.`,
        `Filho pequeno, trabalho longe ou lugar sem aplicativo mudam a conta: aí ${thing.the} paga em tempo, não em dinheiro.`,
      ],
      sums: [
        ...parts.map(({ name, cents, words }) => calculation(name, words, reais(cents))),
        { rotulo: 'Por mês', resultado: reais(total) },
      ],
      data: [
        shown(`Sem ${thing.bare}, por mês`, other),
        assumed(figures.parts === undefined ? 'Percentuais e combustível' : 'O que você não disse', thing.kind),
        interest === undefined ? rateShown('CDI', rates.cdi) : undefined,
      ],
      next: ['Me diga o seguro cotado e quantos km você roda que a conta fica sua.'],
    });
  },
};

const usualParts = (price: number, fuel: Thing['fuel']): Part[] => [
  ...YEARLY.map(({ name, percent }) => ({
    name,
    cents: toCents(exact(price).times(fromPercent(percent)).div(12)),
    words: `${reais(price)} × ${percent} % ÷ 12`,
  })),
  { name: 'Combustível', ...fuel },
];

function withTold(parts: readonly Part[], told: Readonly<Record<string, number>> = {}): readonly Part[] {
  const all = Object.entries(told).map(([name, cents]): Part => ({ name, cents, words: 'você disse' }));
  return [...parts.filter(({ name }) => told[name] === undefined), ...all];
}

/** Undefined when the car is not bought on credit. */
function interestPart(asked: Asked, price: number): Part | undefined {
  const { installments } = asked.figures;
  const rate = loanRate(asked);
  if (rate === undefined || installments === undefined) return undefined;
  return {
    name: 'Juros do financiamento',
    cents: toCents(exact(interestOf(priceTable(price, rate, installments))).div(installments)),
    words: `juros de ${installments}x a ${fractionText(rate)} ao mês ÷ ${installments}`,
  };
}

/** Undefined while no rate is published. */
function forgoneYield(asked: Asked, price: number): Part | undefined {
  const { rate, known } = netMonthlyYield(asked);
  if (!known) return undefined;
  return {
    name: 'O que o dinheiro renderia',
    cents: toCents(rate.times(price)),
    words: `${reais(price)} × ${fractionText(rate, 3)}`,
  };
}

/** Centavos a month. @param without what is spent without a car; undefined when nothing is compared */
function verdictOf(
  {
    price,
    total,
    thing,
    told,
  }: { readonly price: number; readonly total: number; readonly thing: Thing; readonly told: boolean },
  without: number | undefined,
): string {
  const { the, bare, it } = thing;
  if (without === undefined)
    return `Ter ${the.replace(/^a/, 'uma').replace(/^o/, 'um')} de ${reais(price)} custa perto de ${reais(total)} por mês${told ? '' : ', fora estacionamento e multas'}.`;
  return total > without
    ? `Sem ${bare} sai mais barato: ${it} custaria perto de ${reais(total)} por mês, ${reais(total - without)} a mais do que você gasta hoje.`
    : `${the.charAt(0).toUpperCase()}${the.slice(1)} empata ou ganha: custaria perto de ${reais(total)} por mês, e hoje você gasta ${reais(without)}.`;
}
