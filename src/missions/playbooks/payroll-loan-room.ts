// "Quanto posso pegar de consignado?": the largest instalment the law allows on a pension, on BPC or on a salary.

import { folded } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { found } from '../found.ts';
import { YOU_SAID } from '../known.ts';
import { salaryTold } from '../labour-dues.ts';
import { PAYROLL_LOAN } from '../legal-figures.ts';
import type { Playbook } from '../playbook.ts';

const BPC = /\b(?:bpc|loas)\b/;
const RETIRED = /\b(?:aposentad\w+|aposentadoria|pensionista|pensao|inss|beneficio)\b/;
const SERVANT = /\b(?:servidor\w*|funcionari[oa] public[oa]|concursad[oa]|militar|estatutari[oa])\b/;

const LAW = 'Lei 10.820/2003';
const HOW_MUCH_COMES =
  'Quanto isso dá de empréstimo depende do juro e do prazo. Me passe a oferta que eu faço a conta: “3 mil em 24x de 190, vale?”.';

export const payrollLoanRoom: Playbook = {
  indicators: [],
  run({ text, figures }) {
    const words = folded(text);
    if (SERVANT.test(words))
      return found({
        verdict: 'Para servidor a margem é da lei do seu estado, município ou da União, e essa eu não sei dizer.',
        because: ['Ela vem no contracheque ou no portal do servidor.', HOW_MUCH_COMES],
      });
    const gets = BPC.test(words) ? 'bpc' : RETIRED.test(words) ? 'pension' : undefined;
    const pay = salaryTold(figures);
    const share = PAYROLL_LOAN[gets ?? 'employee'];
    const whole = pay === undefined ? undefined : toCents(exact(pay).times(share).div(100));
    /** Instalments already withheld. */
    const taken = figures.debts?.[0]?.cents ?? 0;
    const most = whole === undefined ? undefined : Math.max(0, whole - taken);
    const of = gets === 'bpc' ? 'do BPC' : gets === 'pension' ? 'do benefício do INSS' : 'do salário';
    return found({
      verdict:
        most === undefined
          ? `As parcelas de consignado, somadas, podem levar no máximo ${share} % ${of}.`
          : `As parcelas de consignado, somadas, podem ir até ${reais(whole ?? 0)} por mês: ${share} % ${of}${taken === 0 ? '' : `; livres, ${reais(most)}`}.`,
      because: [
        gets === undefined
          ? 'Na carteira assinada conta o salário depois de INSS, imposto e outros descontos da lei. Aposentado e pensionista do INSS também têm 35 %; no BPC são 30 %; servidor tem a regra do seu órgão.'
          : 'As parcelas que já são descontadas ocupam essa margem. Cartão consignado tem uma margem à parte.',
        HOW_MUCH_COMES,
      ],
      sums:
        pay === undefined || most === undefined
          ? []
          : [
              { rotulo: 'Margem', formula: `${reais(pay)} × ${share} %`, resultado: reais(whole ?? 0) },
              taken === 0
                ? undefined
                : { rotulo: 'Livre', formula: `${reais(whole ?? 0)} − ${reais(taken)}`, resultado: reais(most) },
            ],
      data: [
        { rotulo: 'Margem por lei', valor: `${share} % ${of}`, fonte: LAW },
        pay === undefined
          ? undefined
          : { rotulo: gets === undefined ? 'Salário' : 'Benefício', valor: reais(pay), fonte: YOU_SAID },
      ],
      next: pay === undefined ? ['Me diga quanto você recebe por mês que eu faço a conta.'] : [],
      limits: [
        `A margem livre de hoje aparece no ${gets === undefined ? 'aplicativo Carteira de Trabalho Digital' : 'Meu INSS'}; desconfie de ligação oferecendo.`,
      ],
    });
  },
};
