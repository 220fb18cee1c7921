// "Aceito o emprego de 4.500?", "largo o app e pego CLT de 2 mil?": net value of an offer against the current income.

import { reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { netSalary } from '../formulas/net-salary.ts';
import { calculation, found } from '../found.ts';
import { incomeOf, type Known, shown, support, YOU_SAID, youSaid } from '../known.ts';
import { TABLES_OF } from '../legal-figures.ts';
import { type Asked, needs, type Playbook } from '../playbook.ts';

/** Monthly value of a CLT salary: 12 salaries, the 13th and the holiday third, plus 8 % FGTS. */
const PACKAGE = exact(12).plus(1).plus(exact(1).div(3)).times('1.08').div(12);

/** Current income, net when it is a salary told beside the offer: a second income in the question, otherwise from records, since the first one is the offer. */
const nowOf = (asked: Asked): Known | undefined => {
  const { income: salary, benefit = 0, offeredIncome, ...figures } = asked.figures;
  if (salary !== undefined && offeredIncome !== undefined)
    return {
      cents: netSalary(salary).net + benefit,
      from: `${reais(salary)} com carteira, já sem INSS e imposto${benefit > 0 ? `, mais ${reais(benefit)} do benefício que a outra não dá` : ''}`,
    };
  const told = asked.figures.otherIncome ?? asked.figures.saving;
  if (told === undefined) return incomeOf({ ...asked, figures });
  return { cents: told + benefit, from: benefit > 0 ? `${YOU_SAID}, com ${reais(benefit)} de benefícios` : YOU_SAID };
};

export const newJob: Playbook = {
  run(asked) {
    const { figures } = asked;
    const offer = figures.offeredIncome ?? figures.income ?? figures.price ?? figures.goal;
    if (offer === undefined) return needs('offeredIncome', 'Quanto pagariam por mês? (ex.: 4.500)');
    const now = nowOf(asked);
    if (now === undefined) return needs('saving', 'E hoje, quanto sobra limpo para você por mês? (ex.: 2.800)');
    const { inss, incomeTax, net } = netSalary(offer);
    const whole = toCents(exact(offer).times(PACKAGE));
    const { perks = 0, trade, owning: cost = 0 } = figures;
    const more = net + perks - cost - now.cents;
    const deals = `${perks === 0 ? '' : ` e ${reais(perks)} de benefícios`}${cost === 0 ? '' : `, menos ${reais(cost)} para ir e voltar`}`;
    return found({
      verdict:
        more > 0
          ? `Melhora: ${reais(offer)} com carteira deixam ${reais(net)} limpos${deals}, ${reais(more)} a mais por mês que hoje.`
          : more === 0
            ? `Na mão dá na mesma: ${reais(offer)} com carteira deixam ${reais(net)} limpos${deals}.`
            : `Na mão cai: ${reais(offer)} com carteira deixam ${reais(net)} limpos${deals}, ${reais(-more)} a menos por mês que hoje.`,
      because: [
        trade === undefined || more >= 0 || whole + perks <= now.cents
          ? undefined
          : `Somando 13º, férias e FGTS a conta vira: o pacote vale ${reais(whole + perks)} por mês, contra ${reais(now.cents)} de hoje, que não tem nada disso.`,
        `Contando 13º, férias e FGTS, o pacote vale ${reais(whole)} por mês antes dos descontos; por conta própria isso sai do seu bolso, com gasolina, manutenção e INSS.`,
        'Compare também horas, transporte, plano de saúde e o risco de mês fraco: carteira paga doença e demissão.',
      ],
      sums: [
        calculation('Líquido', `${reais(offer)} − ${reais(inss)} de INSS − ${reais(incomeTax)} de IR`, reais(net)),
        calculation(
          'Diferença',
          `${reais(net)}${perks === 0 ? '' : ` + ${reais(perks)}`}${cost === 0 ? '' : ` − ${reais(cost)}`} − ${reais(now.cents)}`,
          reais(more),
        ),
        calculation('Pacote', `${reais(offer)} × 13,333… × 1,08 ÷ 12`, reais(whole)),
      ],
      data: [
        youSaid('Proposta', reais(offer)),
        shown('Hoje', now),
        support('INSS e imposto de renda', `tabelas de ${TABLES_OF}`, 'Portaria MPS/MF e Lei 15.270/2025'),
      ],
      limits: ['Se a proposta não for com carteira assinada, a conta é outra: pergunte “PJ ou CLT”.'],
    });
  },
};
