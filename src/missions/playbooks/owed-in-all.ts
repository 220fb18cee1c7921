// "Quanto devo no total?", "quanto pago de juros por mês?": of the debts as they are, whatever is paid of them.

import type { DebtFigure } from '../../domain/hard-question.ts';
import { reais } from '../../finance/money.ts';
import { fromPercent, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import type { PlaybookOutcome } from '../playbook.ts';
import { percentText } from '../rate-words.ts';

/** `minimum` is the parcela that was agreed on, in centavos. */
export type ToldDebt = DebtFigure & { readonly minimum?: number };

/** What is asked of the debts themselves, and not of how to pay them. */
const OWED_IN_ALL = /\bquanto (?:eu |que eu )?(?:(?:estou|to) )?dev(?:o|endo)\b.*\b(?:total|todo|tudo|junto)\b/;

const INTEREST_A_MONTH = /\bquanto\b.*\b(?:de|em) juros?\b.*\b(?:por|ao|no|todo) mes\b/;

/** "Quanto vou gastar de juros se não fizer nada?" Folded. */
export const LEFT_ALONE =
  /\bjuros?\b.*\bse (?:eu )?(?:nao (?:fizer|fazer|pagar|mexer) (?:em )?nada|deixar (?:assim|como (?:ta|esta)|quieto|parado))\b|\bse (?:eu )?(?:nao (?:fizer|fazer|pagar) nada|deixar (?:assim|como (?:ta|esta)|quieto|parado))\b.*\bjuros?\b/;
const YEAR = 12;

/** What the debts come to untouched; interest runs on interest. */
function leftAlone(debts: readonly ToldDebt[]): PlaybookOutcome {
  const grown = (debt: ToldDebt): number =>
    toCents(
      fromPercent(debt.rate ?? '0')
        .plus(1)
        .pow(YEAR)
        .times(debt.cents),
    );
  const charged = debts.filter(({ rate = '0' }) => Number(rate) > 0);
  const unknown = debts.filter(({ rate }) => rate === undefined);
  const total = debts.reduce((sum, { cents }) => sum + cents, 0);
  const month = charged.reduce((sum, { cents, rate = '0' }) => sum + toCents(fromPercent(rate).times(cents)), 0);
  const year = debts.reduce((sum, debt) => sum + grown(debt), 0);
  return found({
    verdict: `Sem pagar nada, são ${reais(month)} de juros no primeiro mês e ${reais(year - total)} em um ano: ${reais(total)} viram ${reais(year)}.`,
    because: [
      'É juro sobre juro, sem contar multa e mora, que vêm por cima.',
      unknown.length === 0
        ? undefined
        : `Não entrou o juro de ${unknown.map(({ name }) => name).join(' e ')}, que você não disse.`,
    ],
    sums: [
      ...charged.flatMap(monthOf),
      ...charged.map((debt) =>
        calculation(
          `${debt.name} em um ano`,
          `${reais(debt.cents)} × (1 + ${percentText(debt.rate ?? '0')})^${YEAR}`,
          reais(grown(debt)),
        ),
      ),
      calculation('Juros em um ano', `${reais(year)} − ${reais(total)}`, reais(year - total)),
    ],
    data: debts.map(toldShown),
    limits: ['No rotativo do cartão, os juros somados não podem passar do valor da dívida (Lei 14.690/2023).'],
    next: ['Me diga quanto consegue pagar por mês, somando tudo, que eu digo quando acaba.'],
  });
}

/** @param words folded @returns undefined when something else is asked */
export function owedInAll(words: string, debts: readonly ToldDebt[]): PlaybookOutcome | undefined {
  if (LEFT_ALONE.test(words)) return leftAlone(debts);
  const interestFirst = INTEREST_A_MONTH.test(words);
  if (!interestFirst && !OWED_IN_ALL.test(words)) return undefined;
  const total = debts.reduce((sum, { cents }) => sum + cents, 0);
  const interest = debts.reduce((sum, { cents, rate = '0' }) => sum + toCents(fromPercent(rate).times(cents)), 0);
  const some = debts.some(({ rate }) => rate === undefined) ? 'Dos juros que você disse' : 'Só de juros';
  const whole = `Você deve ${reais(total)} ao todo${debts.length === 1 ? '' : `, em ${debts.length} dívidas`}.`;
  const month = interest === 0 ? undefined : `${some}, são ${reais(interest)} no primeiro mês.`;
  return found({
    ...(interestFirst && month !== undefined
      ? { verdict: month, because: [whole] }
      : { verdict: whole, because: [month] }),
    sums: interestFirst ? debts.flatMap(monthOf) : [],
    data: debts.map(toldShown),
    next: ['Me diga quanto consegue pagar por mês, somando tudo, que eu digo quando acaba.'],
  });
}

const monthOf = ({ name, cents, rate }: ToldDebt) =>
  rate === undefined
    ? []
    : [
        calculation(
          `Juros do mês, ${name}`,
          `${reais(cents)} × ${percentText(rate)}`,
          reais(toCents(fromPercent(rate).times(cents))),
        ),
      ];

/** A debt as it was told. */
export const toldShown = ({ name, cents, rate, minimum }: ToldDebt) => ({
  rotulo: name,
  valor: `${reais(cents)}${rate === undefined ? '' : ` a ${percentText(rate)} ao mês`}${minimum === undefined ? '' : `, parcela de ${reais(minimum)}`}`,
});
