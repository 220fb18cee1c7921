// "Quanto recebo de férias?": salary plus a third, paid in advance, with INSS and income tax; days sold are exempt from both (CLT, arts. 143 to 145;
// days sold: Lei 8.212/1991, art. 28, § 9, and ADI RFB 28/2009).

import { folded } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { netSalary } from '../formulas/net-salary.ts';
import { calculation, found } from '../found.ts';
import { youSaid } from '../known.ts';
import { askSalary, salaryTold, TAXED_AS_A_MONTH } from '../labour-dues.ts';
import type { Playbook } from '../playbook.ts';

const SELLS = /\b(?<!\b(?:sem|nao) )(?:vend\w+|abono)\b/;
const OF_DAYS = /\b(?:\d+ dias|vend\w+|abono)\b/;
const DAYS = 30;
const SOLD = 10;

export const vacationPay: Playbook = {
  run({ figures, text }) {
    const salary = salaryTold(figures);
    if (salary === undefined) return askSalary();
    // "E se for 20 dias?": what was said last of the days counts.
    const words =
      text
        .split('; ')
        .map(folded)
        .findLast((one) => OF_DAYS.test(one)) ?? '';
    const sold = SELLS.test(words) ? SOLD : 0;
    const told = Number(/\b([5-9]|[12]\d) dias(?! vendid)/.exec(words)?.[1] ?? DAYS);
    const days = sold > 0 ? DAYS - SOLD : told;
    const part = (of: number): number => toCents(exact(salary).times(of).div(DAYS).times(4).div(3));
    const taken = part(days);
    const bonus = sold === 0 ? 0 : part(sold);
    const tax = netSalary(taken, figures.dependants);
    const net = tax.net + bonus;
    return found({
      verdict: `Pelas férias de ${days} dias${sold === 0 ? '' : `, vendendo ${sold},`} devem cair ${reais(net)} líquidos.`,
      because: [
        'Vem até 2 dias antes de você sair. É o salário desses dias adiantado, mais um terço: no mês seguinte não vem outro por eles, então guarde a parte que faz falta.',
      ],
      sums: [
        calculation('Férias e um terço', `${reais(salary)} × ${days} ÷ ${DAYS} × 4 ÷ 3`, reais(taken)),
        sold === 0
          ? undefined
          : calculation('Dias vendidos, sem desconto', `${reais(salary)} × ${sold} ÷ ${DAYS} × 4 ÷ 3`, reais(bonus)),
        calculation(
          'Líquido',
          `${reais(taken)} − ${reais(tax.inss)} de INSS − ${reais(tax.incomeTax)} de imposto${sold === 0 ? '' : ` + ${reais(bonus)}`}`,
          reais(net),
        ),
      ],
      data: [youSaid('Salário bruto', reais(salary)), TAXED_AS_A_MONTH],
      next: sold === 0 ? ['Pensa em vender 10 dias? Pergunte “e se eu vender 10 dias das férias?”.'] : [],
      limits: ['Vale para carteira assinada; hora extra, comissão e adicional entram pela média dos últimos 12 meses.'],
    });
  },
};
