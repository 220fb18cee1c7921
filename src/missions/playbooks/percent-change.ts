// Percentage change of an amount: "meu plano subiu 15 %, era 400, quanto ficou?", "com 8 % de aumento, quanto fica meu salário de 5.200?".

import { folded } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { incomeOf, support, YOU_SAID } from '../known.ts';
import { type Asked, needs, type Playbook } from '../playbook.ts';
import { percentText } from '../rate-words.ts';

const FALLS = /\b(?:desconto|baix\w+|caiu|cair|cai|reduz\w+|reducao|diminu\w+|abatimento|menos|perd\w+)\b/;

/** A raise without the salary is of what is on record. */
const EARNED = /\b(?:ganh\w+|receb\w+|salario|renda)\b/;

/** Paid or earned each month. */
const MONTHLY =
  /\b(?:aluguel|condominio|plano|convenio|escola|faculdade|mensalidade|creche|salario|ganh\w+|por mes|todo mes)\b/;

/** The amount the percentage is of, in centavos; undefined when none was told. */
export const sumMoved = ({
  figures: { price, income, expense, rent, saved, goal, installment },
}: Pick<Asked, 'figures'>) => price ?? income ?? expense ?? rent ?? installment ?? saved ?? goal;

export const percentChange: Playbook = {
  run(asked) {
    const { text } = asked;
    const noted = EARNED.test(folded(text)) ? incomeOf(asked) : undefined;
    const sum = sumMoved(asked) ?? noted?.cents;
    // "E se for 8 %?": the percentage changed since.
    const changed = asked.turned === undefined || sumMoved(asked) === undefined ? undefined : asked.figures.percent;
    const told =
      changed ?? /(\d+(?:[.,]\d+)?) ?(?:%|por cento)/i.exec(text)?.[1]?.replace(',', '.') ?? asked.figures.percent;
    if (sum === undefined) return needs('price', 'De quanto era? (ex.: 400)');
    if (told === undefined) return needs('percent', 'Quantos por cento? (ex.: 8 %)');
    const falls = FALLS.test(folded(text));
    const by = toCents(exact(sum).times(fromPercent(told)));
    const now = falls ? sum - by : sum + by;
    return found({
      verdict: `Fica em ${reais(now)}: ${reais(by)} a ${falls ? 'menos' : 'mais'}.`,
      sums: [
        calculation(falls ? 'A menos' : 'A mais', `${reais(sum)} × ${percentText(told)}`, reais(by)),
        calculation('Fica em', `${reais(sum)} ${falls ? '−' : '+'} ${reais(by)}`, reais(now)),
        MONTHLY.test(folded(text))
          ? calculation(`${falls ? 'A menos' : 'A mais'} por ano`, `12 × ${reais(by)}`, reais(12 * by))
          : undefined,
      ],
      data: [
        support('Valor de antes', reais(sum), sumMoved(asked) === undefined ? (noted?.from ?? YOU_SAID) : YOU_SAID),
      ],
    });
  },
};
