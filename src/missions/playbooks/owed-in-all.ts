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

/** @param words folded @returns undefined when something else is asked */
export function owedInAll(words: string, debts: readonly ToldDebt[]): PlaybookOutcome | undefined {
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
