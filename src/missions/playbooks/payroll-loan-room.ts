// "Quanto posso pegar de consignado?": the largest instalment the law allows on a pension, on BPC or on a salary.

import { folded } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { support, youSaid } from '../known.ts';
import { salaryTold } from '../labour-dues.ts';
import { PAYROLL_LOAN } from '../legal-figures.ts';
import type { Playbook } from '../playbook.ts';

const BPC = /\b(?:bpc|loas)\b/;
const RETIRED = /\b(?:aposentad\w+|aposentadoria|pensionista|pensao|inss|beneficio)\b/;
const SERVANT = /\b(?:servidor\w*|funcionari[oa] public[oa]|concursad[oa]|militar|estatutari[oa])\b/;

const LAW = 'Lei 10.820/2003';
const HOW_MUCH_COMES =
  'Quanto isso dá de empréstimo depende do juro e do prazo. Me passe a oferta que eu faço a conta: “3 mil em 24x de 190, vale?”.';

/** What the instalments are taken from: whose it is, by which name the law and the person call it. */
type Income = { readonly share: number; readonly of: string; readonly called: string; readonly seenIn: string };

const BENEFIT = { called: 'Benefício', seenIn: 'Meu INSS' };
const ON_BPC: Income = { share: PAYROLL_LOAN.bpc, of: 'do BPC', ...BENEFIT };
const PENSION: Income = { share: PAYROLL_LOAN.pension, of: 'do benefício do INSS', ...BENEFIT };
const SALARY: Income = {
  share: PAYROLL_LOAN.employee,
  of: 'do salário',
  called: 'Salário',
  seenIn: 'aplicativo Carteira de Trabalho Digital',
};

const incomeIn = (words: string): Income => (BPC.test(words) ? ON_BPC : RETIRED.test(words) ? PENSION : SALARY);

export const payrollLoanRoom: Playbook = {
  run({ text, figures, ledger }) {
    const words = folded(text);
    if (SERVANT.test(words))
      return found({
        verdict: 'Para servidor a margem é da lei do seu estado, município ou da União, e essa eu não sei dizer.',
        because: ['Ela vem no contracheque ou no portal do servidor.', HOW_MUCH_COMES],
      });
    // A pension that was told before, and the loans taken from it.
    const pension = ledger.told('recorrencia').find(({ value }) => RETIRED.test(folded(value.description)))
      ?.value.cents;
    const income = pension === undefined ? incomeIn(words) : PENSION;
    const { share, of, called, seenIn } = income;
    const pay = salaryTold(figures) ?? pension;
    const withheld = ledger
      .told('divida')
      .filter(({ value }) => /consignad/.test(folded(value.name)))
      .reduce((sum, { value }) => sum + (value.parcelaCents ?? 0), 0);
    return found({
      ...(pay === undefined ? inGeneral(income) : onPay(income, pay, figures.debts?.[0]?.cents ?? withheld)),
      because: [
        income === SALARY
          ? 'Na carteira assinada conta o salário depois de INSS, imposto e outros descontos da lei. Aposentado e pensionista do INSS também têm 35 %; no BPC são 30 %; servidor tem a regra do seu órgão.'
          : 'As parcelas que já são descontadas ocupam essa margem. Cartão consignado tem uma margem à parte.',
        HOW_MUCH_COMES,
      ],
      data: [
        support('Margem por lei', `${share} % ${of}`, LAW),
        pay === undefined ? undefined : youSaid(called, reais(pay)),
      ],
      limits: [`A margem livre de hoje aparece no ${seenIn}; desconfie de ligação oferecendo.`],
    });
  },
};

const inGeneral = ({ share, of }: Income) => ({
  verdict: `As parcelas de consignado, somadas, podem levar no máximo ${share} % ${of}.`,
  next: ['Me diga quanto você recebe por mês que eu faço a conta.'],
});

/** In centavos. @param taken instalments already withheld */
function onPay({ share, of }: Income, pay: number, taken: number) {
  const whole = toCents(exact(pay).times(share).div(100));
  const free = Math.max(0, whole - taken);
  const left = taken === 0 ? '' : `; livres, ${reais(free)}`;
  return {
    verdict: `As parcelas de consignado, somadas, podem ir até ${reais(whole)} por mês: ${share} % ${of}${left}.`,
    sums: [
      calculation('Margem', `${reais(pay)} × ${share} %`, reais(whole)),
      taken === 0 ? undefined : calculation('Livre', `${reais(whole)} − ${reais(taken)}`, reais(free)),
    ],
  };
}
