// "A inflação foi de 4,5 % e meu salário subiu 3 %, perdi quanto?": what a raise is worth after prices rose.

import { reais } from '../../finance/money.ts';
import { type Exact, exact, fromPercent, toCents } from '../formulas/exact.ts';
import { realReturn } from '../formulas/real-return.ts';
import { calculation, found, type Sum } from '../found.ts';
import { assumed, incomeOf, type Known, shown, youSaid } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';
import { fractionText, percentText, rateShown } from '../rate-words.ts';
import { USUAL_INFLATION } from '../rules-of-thumb.ts';

/** A salary before and after the raise, and what would have kept its worth; centavos a month. */
type Salary = { readonly before: Known; readonly now: number; readonly even: number };

function salaryAfter(before: Known | undefined, percent: string, inflation: Exact): Salary | undefined {
  if (before === undefined) return undefined;
  const grown = (rate: Exact): number => toCents(exact(before.cents).times(exact(1).plus(rate)));
  return { before, now: grown(fromPercent(percent)), even: grown(inflation) };
}

export const raiseAndInflation: Playbook = {
  indicators: ['ipca'],
  run(asked) {
    const { percent } = asked.figures;
    const { ipca } = asked.rates;
    const yearly = ipca?.value ?? USUAL_INFLATION;
    if (percent === undefined) return needs('percent', 'Quantos por cento o salário subiu? (ex.: 3 %)');
    const inflation = fromPercent(yearly);
    const real = realReturn(fromPercent(percent), inflation);
    const salary = salaryAfter(incomeOf(asked), percent, inflation);
    return found({
      verdict: verdictOf(real, salary),
      because: [
        salary && `Para empatar, ele teria de ter ido a ${reais(salary.even)}.`,
        real.lt(0)
          ? 'É esse o número para levar à conversa de aumento: só repor a inflação já é não perder.'
          : undefined,
      ],
      sums: [
        calculation(
          'Ganho real',
          `(1 + ${percentText(percent)}) ÷ (1 + ${fractionText(inflation)}) − 1`,
          fractionText(real),
        ),
        ...(salary === undefined ? [] : salarySums(salary, percent, inflation)),
      ],
      data: [
        shown('Salário de antes', salary?.before),
        youSaid('Aumento', percentText(percent)),
        ipca === undefined
          ? assumed('Inflação', `${percentText(yearly)} ao ano; se souber a do período, me diga`)
          : rateShown('Inflação', ipca),
      ],
    });
  },
};

function verdictOf(real: Exact, salary: Salary | undefined): string {
  if (real.isZero()) return 'Empatou: o aumento só repôs a inflação.';
  const lost = salary && salary.even - salary.now;
  const each = lost === undefined ? '' : `: ${reais(Math.abs(lost))} por mês ${lost > 0 ? 'a menos' : 'a mais'}`;
  return real.lt(0)
    ? `Seu salário perdeu ${fractionText(real.neg())} para a inflação${each}.`
    : `Seu salário ganhou ${fractionText(real)} acima da inflação${each}.`;
}

function salarySums({ before, now, even }: Salary, percent: string, inflation: Exact): readonly Sum[] {
  const [more, less] = even > now ? [even, now] : [now, even];
  return [
    calculation('Com o aumento', `${reais(before.cents)} × (1 + ${percentText(percent)})`, reais(now)),
    calculation('Para empatar', `${reais(before.cents)} × (1 + ${fractionText(inflation)})`, reais(even)),
    calculation('Diferença', `${reais(more)} − ${reais(less)}`, `${reais(more - less)} por mês`),
  ];
}
