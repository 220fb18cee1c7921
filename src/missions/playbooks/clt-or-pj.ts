// "9 mil como PJ ou 6.500 CLT?": net yearly income of each after INSS and income tax, divided by 12. Benefits that depend on the company
// (health plan, meals, bonus) are named, not estimated.

import { reais } from '../../finance/money.ts';
import { employeeYear, SALARIES } from '../formulas/employee-year.ts';
import { invoiceFor, ownCompanyYear } from '../formulas/own-company-year.ts';
import { found } from '../found.ts';
import { ASSUMED, YOU_SAID } from '../known.ts';
import { TABLES_OF } from '../legal-figures.ts';
import { needs, type Playbook } from '../playbook.ts';

/** Months invoiced a year (one month of holidays is unpaid); the accountant's fee, centavos a month. */
const TERMS = { months: 11, accountant: 30_000 } as const;

export const cltOrPj: Playbook = {
  indicators: [],
  run({ figures }) {
    const { income: clt, offeredIncome: pj } = figures;
    if (clt === undefined) return needs('income', 'Quanto é o salário bruto CLT? (ex.: 6.500)');
    if (pj === undefined) return needs('offeredIncome', 'E quanto seria como PJ por mês? (ex.: 9 mil)');
    const job = employeeYear(clt, figures.dependants);
    const company = ownCompanyYear({ ...TERMS, invoice: pj });
    const asEmployee = Math.round(job.total / 12);
    const asOwner = Math.round(company.left / 12);
    const even = invoiceFor(job.total, TERMS);
    const better = asOwner - asEmployee;
    return found({
      verdict:
        better > 0
          ? `PJ paga mais: ficam ${reais(better)} por mês sobre o pacote CLT, já sem INSS e imposto de renda.`
          : `Não compensa: o pacote CLT deixa ${reais(-better)} por mês a mais que o PJ, já sem INSS e imposto de renda.`,
      because: [
        `Para empatar, o PJ precisaria ser de ${reais(even)} por mês.`,
        `Supus empresa no Simples (Anexo III), pró-labore de ${reais(company.proLabore)}, um mês por ano sem faturar e contador de ${reais(TERMS.accountant)}; no CLT contei 13º, férias e FGTS, que fica guardado até a saída.`,
        'PJ não tem seguro-desemprego, multa do FGTS, licença nem estabilidade: some um colchão de 6 a 12 meses. Plano de saúde, vale e previdência da empresa contam do lado CLT.',
      ],
      compared: [
        {
          cenario: `CLT de ${reais(clt)}`,
          resultado: `${reais(asEmployee)} por mês, ${reais(Math.round(job.fgts / 12))} deles no FGTS`,
          melhor: better <= 0,
        },
        { cenario: `PJ de ${reais(pj)}`, resultado: `${reais(asOwner)} por mês`, melhor: better > 0 },
      ],
      sums: [
        {
          rotulo: 'CLT no ano',
          formula: `${SALARIES} × ${reais(job.salary)} + férias de ${reais(job.holidays)} + 13º de ${reais(job.thirteenth)} + FGTS de ${reais(job.fgts)}`,
          resultado: reais(job.total),
        },
        {
          rotulo: 'PJ no ano',
          formula: `${TERMS.months} × ${reais(pj)} − ${reais(company.simples)} do Simples − 12 × ${reais(company.withheld)} de INSS e IR do pró-labore − 12 × ${reais(TERMS.accountant)}`,
          resultado: reais(company.left),
        },
        {
          rotulo: 'Por mês',
          formula: `${reais(job.total)} ÷ 12 e ${reais(company.left)} ÷ 12`,
          resultado: `${reais(asEmployee)} e ${reais(asOwner)}`,
        },
        { rotulo: 'Empate', formula: `a conta do PJ até sobrarem ${reais(asEmployee)}`, resultado: reais(even) },
      ],
      data: [
        { rotulo: 'Salário e proposta', valor: `${reais(clt)} e ${reais(pj)}`, fonte: YOU_SAID },
        {
          rotulo: 'INSS e imposto',
          valor: `tabelas de ${TABLES_OF}`,
          fonte: 'Portaria MPS/MF 13/2026 e Lei 15.270/2025',
        },
        {
          rotulo: 'Imposto do PJ',
          valor: 'Simples Nacional, Anexo III, com pró-labore de 28 % do faturado (no mínimo um salário mínimo)',
          fonte: 'Lei Complementar 123/2006',
        },
        { rotulo: 'Contador', valor: `${reais(TERMS.accountant)} por mês`, fonte: ASSUMED },
      ],
      limits: [
        'Nem todo serviço cabe no Anexo III, e horário fixo com chefe pode ser vínculo de emprego: confira com um contador antes de aceitar.',
      ],
    });
  },
};
