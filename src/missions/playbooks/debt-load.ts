// Debt-to-income ratio: "quanto pago de parcela por mês?", "quanto do salário vai pra dívida?", "quanto de juros?".

import { folded } from '../../domain/fold.ts';
import { leftOf } from '../../finance/definitions/debts.ts';
import { percent, reais } from '../../finance/money.ts';
import { cardParcelsNext } from '../commitments.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { incomeOf, shown } from '../known.ts';
import { type Asked, needs, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { percentText } from '../rate-words.ts';
import { debtsAsked } from './pay-debts.ts';

const INTEREST = /\bjuros?\b/;

export const debtLoad: Playbook = {
  run: (asked) => (INTEREST.test(folded(asked.text)) ? interest(asked) : parcels(asked)),
};

function parcels(asked: Asked): PlaybookOutcome {
  const { ledger } = asked;
  const debts = ledger
    .told('divida')
    .filter((debt) => leftOf(ledger, debt) > 0)
    .flatMap(({ value: { name, parcelaCents } }) =>
      parcelaCents === undefined ? [] : [{ name, cents: parcelaCents }],
    );
  const cards = cardParcelsNext(asked);
  const parts = [...debts, ...(cards === 0 ? [] : [{ name: 'compras parceladas', cents: cards }])];
  const total = parts.reduce((sum, { cents }) => sum + cents, 0);
  const income = incomeOf(asked);
  if (total === 0)
    return found({
      verdict: 'Nenhuma parcela anotada para o mês que vem.',
      next: ['Tem alguma? Diga assim: “tenho um empréstimo de 9 mil, parcela de 320, a 2,1 % ao mês”.'],
    });
  return found({
    verdict: `São ${reais(total)} por mês em parcelas${income === undefined ? '' : `, ${percent(total, income.cents)} do que entra`}.`,
    because: ledger.told('divida').some(({ value }) => value.parcelaCents === undefined)
      ? ['Dívida sem parcela combinada não entrou: me diga quanto paga dela por mês.']
      : [],
    compared: parts.map(({ name, cents }) => ({ cenario: name, resultado: `${reais(cents)} por mês` })),
    sums: [
      calculation('Por mês', parts.map(({ cents }) => reais(cents)).join(' + '), reais(total)),
      income === undefined
        ? undefined
        : calculation('Do que entra', `${reais(total)} ÷ ${reais(income.cents)}`, percent(total, income.cents)),
    ],
    data: [shown('Renda do mês', income)],
  });
}

function interest(asked: Asked): PlaybookOutcome {
  const debts = debtsAsked(asked).filter(({ cents }) => cents > 0);
  const priced = debts.flatMap(({ name, cents, rate }) =>
    rate === undefined ? [] : [{ name, cents, rate, month: toCents(exact(cents).times(fromPercent(rate))) }],
  );
  if (debts.length === 0 || priced.length === 0)
    return needs(
      'debts',
      'Quais são as dívidas e os juros? (ex.: devo 3 mil no cartão a 14 % ao mês e 8 mil no consignado a 1,9 % ao mês)',
    );
  const total = priced.reduce((sum, { month }) => sum + month, 0);
  const untold = debts.filter(({ rate }) => rate === undefined).map(({ name }) => name);
  return found({
    verdict: `Suas dívidas cobram ${reais(total)} de juros por mês, no que você deve hoje.`,
    because: untold.length === 0 ? [] : [`Sem contar ${untold.join(', ')}: o juro eu ainda não sei.`],
    compared: priced.map(({ name, month }) => ({ cenario: name, resultado: `${reais(month)} por mês` })),
    sums: priced
      .map(({ name, cents, rate, month }) => calculation(name, `${reais(cents)} × ${percentText(rate)}`, reais(month)))
      .concat(calculation('Por mês', priced.map(({ month }) => reais(month)).join(' + '), reais(total))),
    next: ['Quer o plano para sair? Pergunte “qual dívida eu pago primeiro?”.'],
  });
}
