// "A Petrobras caiu, compro?": published figures of a company, how to read them, and the person's situation. Never an order to buy or to sell. Flows
// 4 and 7 of the document.

import { folded } from '../../domain/fold.ts';
import type { Fundamentals } from '../../domain/market.ts';
import { decimalWords } from '../../finance/decimal-words.ts';
import { debtsOf } from '../../finance/definitions/debts.ts';
import { investedOf } from '../../finance/definitions/invested.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { percent, reais } from '../../finance/money.ts';
import { changeWords } from '../../finance/replies/figure-words.ts';
import { companyIn } from '../companies.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { found } from '../found.ts';
import { expenseOf, support } from '../known.ts';
import type { Asked, Playbook } from '../playbook.ts';
import { dayText, rateShown } from '../rate-words.ts';
import { SAFETY_MONTHS } from '../rules-of-thumb.ts';
import { profileOf } from './allocation.ts';
import { companyResults } from './company-results.ts';
import { NO_ORDERS } from './compare-investments.ts';

/** Concentration limit in one company, % of the portfolio. */
const ONE_COMPANY = 5;

const FELL = /\b(?:ca(?:i\w*|em)|queda|despenc\w+|desab\w+)\b/;
const ROSE = /\b(?:sub(?:iu|indo|ida|iram)|alta|dispar\w+)\b/;
const FUNDAMENTALS =
  /\b(?:p l|preco lucro|p vp|roe|dividend yield|dy|ebitda|margem|multiplos|fundamentos|divida liquida)\b/;

export const company: Playbook = {
  indicators: ['selic'],
  run(asked) {
    const named = companyIn(asked.text);
    const { quote, fundamentals, news = [], rates } = asked;
    const aboutResults = FUNDAMENTALS.test(folded(asked.text));
    if (aboutResults && named !== undefined && fundamentals !== undefined)
      return companyResults(asked, named, fundamentals);
    const name = named?.name ?? 'essa empresa';
    const price =
      quote === undefined
        ? undefined
        : `${named?.symbol} está a ${reais(toCents(exact(quote.value).times(100)))}${quote.change === null ? '' : `, ${changeWords(quote.change)} no dia`}`;
    const data = [
      rateShown(`Preço de ${named?.symbol ?? name}`, quote),
      ...resultsShown(fundamentals),
      rateShown('Selic', rates.selic),
      ...news.map(({ title, source }) => support('Notícia', title, source)),
    ];
    const limits = quote === undefined ? ['Não consegui o preço agora; tente de novo mais tarde.'] : [];
    if (aboutResults)
      return found({
        verdict: `Não consegui o P/L de ${name} agora${price === undefined ? '' : `; ${price}`}.`,
        because: [
          'Para achar o P/L: preço ÷ lucro por ação dos últimos 12 meses (na B3 ou no site da empresa). Me diga esse lucro que eu faço a conta.',
        ],
        data,
        next: ['Compare sempre com empresas do mesmo setor e com o histórico dela.'],
        advice: [NO_ORDERS],
        limits,
      });
    return found({
      verdict: `${openingOf(asked.text)}; o que diz é o seu momento${price === undefined ? '' : `. ${price}`}.`,
      because: momentOf(asked),
      data,
      next: [
        'Se decidir ter ações, entre aos poucos e em várias empresas ou num fundo de índice.',
        'Escreva por que comprou: é o que diz quando sair.',
      ],
      advice: [NO_ORDERS],
      limits,
    });
  },
};

/** First sentence about a price move stated in the question; '' without one. */
function openingOf(text: string): string {
  const words = folded(text);
  if (FELL.test(words)) return 'Uma queda de um dia não diz se vale a pena';
  if (ROSE.test(words)) return 'Uma alta de um dia não diz se vale a pena';
  return 'O preço sozinho não diz se vale a pena';
}

const resultsShown = (results: Fundamentals | undefined) =>
  results?.pl == null
    ? []
    : [
        {
          rotulo: 'P/L',
          valor: decimalWords(results.pl, 2),
          fonte: results.source,
          de: dayText(results.of),
          confiabilidade: results.reliability,
        },
      ];

/** The person's situation before buying shares: reserve, debts, profile and concentration. */
function momentOf(asked: Asked): readonly string[] {
  const { ledger, figures } = asked;
  const expense = expenseOf(asked);
  const reserve = reserveOf(ledger);
  const debts = debtsOf(ledger).reduce((sum, { cents }) => sum + cents, 0);
  const invested = investedOf(ledger);
  const sum = figures.price ?? figures.saved;
  const risk = profileOf(asked);
  return [
    [
      debts > 0
        ? `Você tem ${reais(debts)} em dívidas anotadas: quitar as caras rende mais, sem risco.`
        : 'Não há dívidas anotadas, bom começo.',
      expense === undefined
        ? 'Ainda não sei seus gastos para dizer se a reserva basta.'
        : reserve >= expense.cents * SAFETY_MONTHS
          ? `A reserva cobre ${SAFETY_MONTHS} meses ou mais.`
          : `A reserva ainda não cobre ${SAFETY_MONTHS} meses: faltam ${reais(expense.cents * SAFETY_MONTHS - reserve)}.`,
    ].join(' '),
    ...(sum === undefined || invested === 0
      ? [`Regra de prudência: até ${ONE_COMPANY} % do que você investe em uma só empresa.`]
      : [
          `Colocar ${reais(sum)} seria ${percent(sum, invested + sum)} dos seus ${reais(invested + sum)} investidos; a regra de prudência é até ${ONE_COMPANY} % em uma empresa.`,
        ]),
    ...(risk === 'conservador'
      ? ['Você me disse que é conservador: ações oscilam perto de 22 % ao ano, confira se aguenta ver cair sem vender.']
      : []),
  ];
}
