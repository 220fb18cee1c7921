// "Largo a CLT pra rodar de aplicativo?", "MEI ou CLT?": what a registered job is worth a month beside what is left of working alone, as MEI.

import type { Figures } from '../../domain/hard-question.ts';
import { reais } from '../../finance/money.ts';
import { employeeYear, SALARIES } from '../formulas/employee-year.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found, type Sum } from '../found.ts';
import { assumed, support, youSaid } from '../known.ts';
import { INSS_OF_MEI, MEI, MINIMUM_WAGE, TABLES_OF } from '../legal-figures.ts';
import { needs, needsOwn, type Playbook } from '../playbook.ts';

/** Months of work a year: nobody pays the holidays. */
const MONTHS = 11;
const DAS = toCents(exact(MINIMUM_WAGE).times(INSS_OF_MEI).div(100)) + MEI.icms + MEI.iss;

/** Centavos. */
type TwoWays = {
  readonly salary: number;
  /** What the VR and the like of the job add is in its total. */
  readonly job: ReturnType<typeof employeeYear> & { readonly benefit: number };
  /** What working alone brings a month, its costs, and what stays of it. */
  readonly alone: number;
  readonly expense: number;
  readonly kept: number;
  /** Of a year alone, after the DAS. */
  readonly year: number;
  /** A month on average. */
  readonly asEmployee: number;
  readonly asOwner: number;
  /** What would have to stay a month to be worth as much as the job. */
  readonly even: number;
};

export const onYourOwn: Playbook = {
  run({ figures }) {
    const { income: salary, offeredIncome: alone, expense = 0 } = figures;
    if (salary === undefined) return needsOwn('gross', 'Quanto é o salário bruto com carteira? (ex.: 3.200)');
    if (alone === undefined)
      return needs(
        'offeredIncome',
        'E por conta própria, quanto ficaria por mês, já sem os custos (gasolina, material, taxas)? (ex.: 4 mil)',
      );
    const ways = twoWays(salary, alone, expense, figures);
    return found({
      verdict: verdictOf(ways),
      because: [
        `Para empatar, teriam de ficar ${reais(ways.even)} por mês na sua mão, já sem os custos.`,
        'Sem carteira não há seguro-desemprego, multa do FGTS nem mês garantido: antes de sair, junte de 6 a 12 meses de gastos.',
        'O que se roda ou se usa também gasta: conserto, pneu e a troca do carro ou da ferramenta saem daí.',
      ],
      compared: comparedOf(ways),
      sums: sumsOf(ways),
      data: [
        youSaid('Salário e o que ficaria', `${reais(salary)} e ${reais(ways.kept)}`),
        support('INSS e imposto', `tabelas de ${TABLES_OF}`, 'Portaria MPS/MF 13/2026 e Lei 15.270/2025'),
        support('DAS do MEI', `até ${reais(DAS)} por mês`, 'Lei Complementar 123/2006, art. 18-A'),
        assumed('Meses trabalhados', `${MONTHS} por ano`),
      ],
      next: [
        'Teste por dois meses nas horas livres e anote tudo: o que sobra de verdade decide melhor que a estimativa.',
      ],
      limits: [
        alone * 12 > MEI.ceiling
          ? `Passa do teto do MEI, ${reais(MEI.ceiling)} por ano: aí o imposto é outro, e um contador faz a conta.`
          : undefined,
        'Plano de saúde, vale e outros benefícios da empresa contam do lado da carteira.',
      ],
    });
  },
};

function twoWays(salary: number, alone: number, expense: number, { dependants, benefit = 0 }: Figures): TwoWays {
  const paid = employeeYear(salary, dependants);
  const job = { ...paid, benefit, total: paid.total + 12 * benefit };
  const kept = alone - expense;
  const year = MONTHS * kept - 12 * DAS;
  return {
    salary,
    job,
    alone,
    expense,
    kept,
    year,
    asEmployee: Math.round(job.total / 12),
    asOwner: Math.round(year / 12),
    even: Math.ceil((job.total + 12 * DAS) / MONTHS),
  };
}

const verdictOf = ({ asEmployee, asOwner }: TwoWays): string =>
  asOwner > asEmployee
    ? `Por conta própria paga mais: ${reais(asOwner)} por mês no ano, ${reais(asOwner - asEmployee)} acima do pacote com carteira.`
    : `Não compensa em dinheiro: o pacote com carteira vale ${reais(asEmployee)} por mês, ${reais(asEmployee - asOwner)} a mais que por conta própria.`;

const comparedOf = ({ salary, job, asEmployee, asOwner }: TwoWays) => [
  {
    cenario: `Carteira, ${reais(salary)} brutos`,
    resultado: `${reais(asEmployee)} por mês, ${reais(Math.round(job.fgts / 12))} deles no FGTS${job.benefit === 0 ? '' : ` e ${reais(job.benefit)} de benefícios`}`,
    melhor: asOwner <= asEmployee,
  },
  { cenario: 'Por conta própria', resultado: `${reais(asOwner)} por mês`, melhor: asOwner > asEmployee },
];

const sumsOf = ({ job, alone, expense, kept, year, asEmployee, asOwner, even }: TwoWays): (Sum | undefined)[] => [
  calculation(
    'Carteira no ano',
    `${SALARIES} × ${reais(job.salary)} + férias de ${reais(job.holidays)} + 13º de ${reais(job.thirteenth)} + FGTS de ${reais(job.fgts)}${job.benefit === 0 ? '' : ` + 12 × ${reais(job.benefit)}`}`,
    reais(job.total),
  ),
  expense === 0 ? undefined : calculation('Fica do trabalho', `${reais(alone)} − ${reais(expense)}`, reais(kept)),
  calculation('Por conta no ano', `${MONTHS} × ${reais(kept)} − 12 × ${reais(DAS)} de DAS`, reais(year)),
  calculation('Por mês', `${reais(job.total)} ÷ 12 e ${reais(year)} ÷ 12`, `${reais(asEmployee)} e ${reais(asOwner)}`),
  calculation('Empate', `(${reais(job.total)} + 12 × ${reais(DAS)}) ÷ ${MONTHS}`, reais(even)),
];
