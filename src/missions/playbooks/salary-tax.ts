// "Quanto pago de imposto de renda ganhando 6 mil?": tax withheld by month and year, and the exemption limit.

import { reais } from '../../finance/money.ts';
import { exact } from '../formulas/exact.ts';
import { netSalary } from '../formulas/net-salary.ts';
import { calculation, found } from '../found.ts';
import { support, youSaid } from '../known.ts';
import { salaryTold } from '../labour-dues.ts';
import { DEPENDANT, TABLES_OF, TAX_FREE_UP_TO, TAX_REDUCED_UP_TO } from '../legal-figures.ts';
import { needsOwn, type Playbook } from '../playbook.ts';
import { fractionText, percentText } from '../rate-words.ts';

export const salaryTax: Playbook = {
  run({ figures }) {
    const gross = salaryTold(figures);
    if (gross === undefined) return needsOwn('gross', 'De quanto é o seu salário bruto? (ex.: 6 mil)');
    const tax = netSalary(gross, figures.dependants);
    const free = tax.incomeTax === 0;
    return found({
      verdict: free
        ? `Nada: com ${reais(gross)} por mês, não há imposto de renda descontado do salário.`
        : `Com ${reais(gross)} por mês são ${reais(tax.incomeTax)} de imposto de renda por mês, ${reais(tax.incomeTax * 12)} em 12 salários.`,
      because: [
        free
          ? `Até ${reais(TAX_FREE_UP_TO)} por mês o imposto é zerado desde janeiro de 2026; até ${reais(TAX_REDUCED_UP_TO)} ele vem reduzido.`
          : `É ${fractionText(exact(tax.incomeTax).div(gross), 1)} do salário. O 13º paga o dele à parte, e a declaração do ano acerta o resto.`,
      ],
      sums: free
        ? []
        : [
            calculation(
              'Base do imposto',
              `${reais(gross)} − ${reais(tax.deducted)} (${tax.simplified ? 'desconto simplificado' : 'INSS e dependentes'})`,
              reais(tax.base),
            ),
            calculation(
              'Imposto do mês',
              `${reais(tax.base)} × ${percentText(tax.percent)} − ${reais(tax.minus)}${tax.reduction === 0 ? '' : ` − redução de ${reais(tax.reduction)}`}`,
              reais(tax.incomeTax),
            ),
            calculation('Em 12 salários', `12 × ${reais(tax.incomeTax)}`, reais(tax.incomeTax * 12)),
          ],
      data: [
        youSaid('Salário bruto', reais(gross)),
        support('Tabela', `mensal de ${TABLES_OF}`, 'Leis 15.191/2025 e 15.270/2025'),
      ],
      limits: ['Vale para carteira assinada. Aluguel, freela e outras rendas entram juntos na declaração.'],
      next: free ? [] : [`Tem dependentes? Diga quantos: cada um tira ${reais(DEPENDANT)} da base do imposto.`],
    });
  },
};
