// "Qual o P/L da Magazine Luiza?", "a Petrobras caiu, compro?": what the market publishes of a company, how to read it, and where the
// person stands. Never an order to buy or to sell. Flows 4 and 7 of the document.

import { folded } from '../../domain/fold.ts';
import { debtsOf } from '../../finance/definitions/debts.ts';
import { investedOf } from '../../finance/definitions/invested.ts';
import { reserveOf } from '../../finance/definitions/reserve.ts';
import { percent, reais } from '../../finance/money.ts';
import { companyIn } from '../companies.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { found } from '../found.ts';
import { expenseOf } from '../known.ts';
import type { Asked, Playbook } from '../playbook.ts';
import { percentText, rateShown } from '../rate-words.ts';
import { profileOf } from './allocation.ts';
import { NO_ORDERS } from './compare-investments.ts';

const SAFETY_MONTHS = 6;
/** More than this share in one company is a bet on it, not a portfolio. */
const ONE_COMPANY = 5;

const FUNDAMENTALS =
  /\b(?:p l|preco lucro|p vp|roe|dividend yield|dy|ebitda|margem|multiplos|fundamentos|divida liquida)\b/;

export const company: Playbook = {
  indicators: ['selic'],
  run(asked) {
    const named = companyIn(asked.text);
    const name = named?.name ?? 'essa empresa';
    const price = asked.quote;
    const fundamentals = FUNDAMENTALS.test(folded(asked.text));
    const priced =
      price === undefined
        ? undefined
        : `${named?.symbol} está a ${reais(toCents(exact(price.value).times(100)))}${price.change === null ? '' : `, ${percentText(price.change)} no dia`}`;
    return found({
      verdict: fundamentals
        ? `O P/L e os outros indicadores de ${name} não estão nas fontes que consulto${priced === undefined ? '' : `; ${priced}`}.`
        : `Uma ${/\b(?:cai\w*|queda|despenc\w+)\b/.test(folded(asked.text)) ? 'queda' : 'alta'} de um dia não diz se vale a pena; o que diz é o seu momento${priced === undefined ? '' : `. ${priced}`}.`,
      because: fundamentals
        ? [
            `Para achar o P/L: preço ÷ lucro por ação dos últimos 12 meses. O lucro está no site de relações com investidores da empresa ou em “Resultados” na B3; me diga o lucro por ação que eu faço a conta.`,
          ]
        : momentOf(asked),
      sums:
        fundamentals && price !== undefined
          ? [
              {
                rotulo: 'P/L',
                formula: `${reais(toCents(exact(price.value).times(100)))} ÷ lucro por ação`,
                resultado: 'falta o lucro',
              },
            ]
          : [],
      data: [
        rateShown(`Preço de ${named?.symbol ?? name}`, price),
        rateShown('Selic', asked.rates.selic),
        ...(asked.news ?? []).map(({ title, source }) => ({ rotulo: 'Notícia', valor: title, fonte: source })),
      ],
      next: fundamentals
        ? ['Compare sempre com empresas do mesmo setor e com o histórico dela.']
        : [
            'Se decidir ter ações, entre aos poucos e em várias empresas ou num fundo de índice.',
            'Escreva por que comprou: é o que diz quando sair.',
          ],
      advice: [NO_ORDERS],
      limits: price === undefined ? ['Não consegui o preço agora; tente de novo mais tarde.'] : [],
    });
  },
};

/** Where the person stands before any share: reserve, debts, profile, and how much of it would be in one place. */
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
