// "9 mil como PJ ou 6.500 CLT?": net yearly income of each after INSS and income tax, divided by 12. Benefits that depend on the company
// (health plan, meals, bonus) are named, not estimated.

import { folded } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import type { DadoSuporte } from '../consolidation.ts';
import { employeeYear, SALARIES } from '../formulas/employee-year.ts';
import { invoiceFor, ownCompanyYear } from '../formulas/own-company-year.ts';
import { calculation, found, type Sum } from '../found.ts';
import { assumed, support, youSaid } from '../known.ts';
import { TABLES_OF } from '../legal-figures.ts';
import { needs, needsOwn, type Playbook } from '../playbook.ts';
import { ACCOUNTANT } from '../rules-of-thumb.ts';

/** Months invoiced a year: one month of holidays is unpaid. */
const TERMS = { months: 11, accountant: ACCOUNTANT } as const;

/** Centavos. */
type Offers = {
  readonly clt: number;
  readonly pj: number;
  readonly job: ReturnType<typeof employeeYear>;
  readonly company: ReturnType<typeof ownCompanyYear>;
  /** What the job gives besides, a month. */
  readonly benefit: number;
  /** A month on average. */
  readonly asEmployee: number;
  readonly asOwner: number;
  /** What would have to be invoiced a month to be worth as much as the job. */
  readonly even: number;
};

export const cltOrPj: Playbook = {
  run({ figures, text }) {
    const { income: clt, price, offeredIncome: pj = price } = figures;
    if (clt === undefined) return needsOwn('gross', 'Quanto é o salário bruto CLT? (ex.: 6.500)');
    if (pj === undefined) return needs('offeredIncome', 'E quanto seria como PJ por mês? (ex.: 9 mil)');
    const offers = offersOf(clt, pj, figures.dependants, figures.benefit);
    const [even, better] = [evenWords(offers), verdictOf(offers)];
    const asksEven = EVEN_ASKED.test(folded(text));
    return found({
      verdict: asksEven ? even : better,
      because: [asksEven ? better : even, ...assumedOf(offers)],
      compared: comparedOf(offers),
      sums: sumsOf(offers),
      data: dataOf(offers),
      limits: [
        'Nem todo serviço cabe no Anexo III, e horário fixo com chefe pode ser vínculo de emprego: confira com um contador antes de aceitar.',
      ],
    });
  },
};

function offersOf(clt: number, pj: number, dependants: number | undefined, benefit = 0): Offers {
  const job = employeeYear(clt, dependants);
  const company = ownCompanyYear({ ...TERMS, invoice: pj });
  return {
    clt,
    pj,
    job,
    company,
    benefit,
    asEmployee: Math.round(job.total / 12) + benefit,
    asOwner: Math.round(company.left / 12),
    even: invoiceFor(job.total + benefit * 12, TERMS),
  };
}

const verdictOf = ({ asEmployee, asOwner }: Offers): string =>
  asOwner > asEmployee
    ? `PJ paga mais: ficam ${reais(asOwner - asEmployee)} por mês sobre o pacote CLT, já sem INSS e imposto de renda.`
    : `Não compensa: o pacote CLT deixa ${reais(asEmployee - asOwner)} por mês a mais que o PJ, já sem INSS e imposto de renda.`;

/** "Quanto eu teria que ganhar de PJ pra empatar?" */
const EVEN_ASKED = /\bempat\w+|\bquanto\b.*\b(?:pedir|peco|pediria|teria que)\b/;
const evenWords = ({ even }: Offers): string => `Para empatar, o PJ precisaria ser de ${reais(even)} por mês.`;
const assumedOf = ({ company }: Offers) => [
  `Supus empresa no Simples (Anexo III), pró-labore de ${reais(company.proLabore)}, um mês por ano sem faturar e contador de ${reais(TERMS.accountant)}; no CLT contei 13º, férias e FGTS, que fica guardado até a saída.`,
  'PJ não tem seguro-desemprego, multa do FGTS, licença nem estabilidade: some um colchão de 6 a 12 meses. Plano de saúde, vale e previdência da empresa contam do lado CLT.',
];

const comparedOf = ({ clt, pj, job, benefit, asEmployee, asOwner }: Offers) => [
  {
    cenario: `CLT de ${reais(clt)}`,
    resultado: `${reais(asEmployee)} por mês, ${reais(Math.round(job.fgts / 12))} deles no FGTS${benefit === 0 ? '' : ` e ${reais(benefit)} de benefícios`}`,
    melhor: asOwner <= asEmployee,
  },
  { cenario: `PJ de ${reais(pj)}`, resultado: `${reais(asOwner)} por mês`, melhor: asOwner > asEmployee },
];

const sumsOf = ({ pj, job, company, benefit, asEmployee, asOwner, even }: Offers): Sum[] => [
  calculation(
    'CLT no ano',
    `${SALARIES} × ${reais(job.salary)} + férias de ${reais(job.holidays)} + 13º de ${reais(job.thirteenth)} + FGTS de ${reais(job.fgts)}`,
    reais(job.total),
  ),
  calculation(
    'PJ no ano',
    `${TERMS.months} × ${reais(pj)} − ${reais(company.simples)} do Simples − 12 × ${reais(company.withheld)} de INSS e IR do pró-labore − 12 × ${reais(TERMS.accountant)}`,
    reais(company.left),
  ),
  calculation(
    'Por mês',
    `${reais(job.total)} ÷ 12${benefit === 0 ? '' : ` + ${reais(benefit)}`} e ${reais(company.left)} ÷ 12`,
    `${reais(asEmployee)} e ${reais(asOwner)}`,
  ),
  calculation('Empate', `a conta do PJ até sobrarem ${reais(asEmployee)}`, reais(even)),
];

const dataOf = ({ clt, pj, company, benefit }: Offers): (DadoSuporte | undefined)[] => [
  youSaid('Salário e proposta', `${reais(clt)} e ${reais(pj)}`),
  benefit === 0 ? undefined : youSaid('Benefícios de hoje', `${reais(benefit)} por mês`),
  support('INSS e imposto', `tabelas de ${TABLES_OF}`, 'Portaria MPS/MF 13/2026 e Lei 15.270/2025'),
  support(
    'Imposto do PJ',
    `${reais(Math.round(company.simples / 12 + company.withheld))} por mês em média: Simples Nacional, Anexo III, e INSS e IR de um pró-labore de 28 % do faturado (no mínimo um salário mínimo)`,
    'Lei Complementar 123/2006',
  ),
  assumed('Contador', `${reais(TERMS.accountant)} por mês`),
];
