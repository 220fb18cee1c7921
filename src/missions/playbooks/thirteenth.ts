// "Quanto vou receber de 13º?": twelfths of the salary in two payments, INSS and income tax deducted from the second. Tax reduction as for a month:
// Lei 15.270/2025.

import { folded } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import { netSalary } from '../formulas/net-salary.ts';
import { calculation, found } from '../found.ts';
import { ASSUMED, support, YOU_SAID, youSaid } from '../known.ts';
import { askSalary, monthsOfYear, salaryTold, startIn, startOf, TAXED_AS_A_MONTH, twelfths } from '../labour-dues.ts';
import type { Playbook } from '../playbook.ts';

const YEAR_END = '12-31';
const WHEN = /\bquando\b|\bque dia\b|\bate quando\b/;

const days = found({
  verdict: 'O 13º vem em duas partes: a primeira até 30/11 e a segunda até 20/12.',
  because: ['A primeira é metade, sem desconto; a segunda é o resto, menos INSS e imposto de renda.'],
  next: ['Para saber quanto, me diga o salário bruto: “quanto vou receber de 13º ganhando 3.500?”.'],
});

export const thirteenth: Playbook = {
  run({ figures, text, today }) {
    const salary = salaryTold(figures);
    if (salary === undefined && WHEN.test(folded(text))) return days;
    if (salary === undefined) return askSalary();
    const end = `${today.slice(0, 4)}-${YEAR_END}` as typeof today;
    const started = startIn(text, today) ?? (figures.months === undefined ? undefined : startOf(figures.months, today));
    const count = Math.min(12, monthsOfYear(started, end));
    const gross = twelfths(salary, count);
    const first = Math.floor(gross / 2);
    const tax = netSalary(gross, figures.dependants);
    const second = tax.net - first;
    return found({
      verdict: `Seu 13º deve ser de ${reais(tax.net)} líquidos: ${reais(first)} até 30/11 e ${reais(second)} até 20/12.`,
      because: [
        `A primeira parte vem sem desconto; da segunda saem ${reais(tax.inss)} de INSS e ${tax.incomeTax === 0 ? 'nada' : reais(tax.incomeTax)} de imposto de renda.`,
      ],
      sums: [
        calculation('13º bruto', `${reais(salary)} × ${count} ÷ 12`, reais(gross)),
        calculation('Primeira parte, até 30/11', `${reais(gross)} ÷ 2`, reais(first)),
        calculation(
          'Líquido',
          `${reais(gross)} − ${reais(tax.inss)} de INSS − ${reais(tax.incomeTax)} de imposto`,
          reais(tax.net),
        ),
        calculation('Segunda parte, até 20/12', `${reais(tax.net)} − ${reais(first)}`, reais(second)),
      ],
      data: [
        youSaid('Salário bruto', reais(salary)),
        support('Meses trabalhados no ano', String(count), started === undefined ? `o ano todo, ${ASSUMED}` : YOU_SAID),
        TAXED_AS_A_MONTH,
      ],
      next: started === undefined && count === 12 ? ['Entrou este ano? Diga o mês: “entrei em março”.'] : [],
      limits: [
        'Vale para carteira assinada; hora extra, comissão e adicional entram pela média. Se a empresa já adiantou metade nas férias, ela não vem de novo.',
      ],
    });
  },
};
