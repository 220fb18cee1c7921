// "9 mil como PJ ou 6.500 CLT?": a salary with its legal benefits against net invoiced income. What depends on the person (income tax, INSS,
// benefits) is named, not guessed. 13th: Lei 4.090/1962; a third of holidays: Constituição, art. 7, XVII; FGTS 8 %: Lei 8.036/1990; Simples Nacional,
// Anexo III, first band 6 %: Lei Complementar 123/2006.

import { reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { found } from '../found.ts';
import { ASSUMED, YOU_SAID } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';

/** Salaries a year: 12, the 13th and the holiday third. */
const SALARIES_A_YEAR = exact(12).plus(1).plus(exact(1).div(3));
const FGTS = '0.08';
const SIMPLES = '0.06';
/** Accountant's fee, centavos a month. */
const ACCOUNTANT = 30_000;
/** Months invoiced a year: one month of holidays is unpaid. */
const MONTHS_PAID = 11;

export const cltOrPj: Playbook = {
  indicators: [],
  run({ figures }) {
    const { income: clt, offeredIncome: pj } = figures;
    if (clt === undefined) return needs('income', 'Quanto é o salário bruto CLT? (ex.: 6.500)');
    if (pj === undefined) return needs('offeredIncome', 'E quanto seria como PJ por mês? (ex.: 9 mil)');
    const year = exact(clt).times(SALARIES_A_YEAR);
    const asEmployee = toCents(year.plus(year.times(FGTS)).div(12));
    const left = toCents(exact(pj).times(exact(1).minus(SIMPLES)).times(MONTHS_PAID).div(12)) - ACCOUNTANT;
    const even = Math.ceil(((asEmployee + ACCOUNTANT) * 12) / (MONTHS_PAID * (1 - Number(SIMPLES))) / 100) * 100;
    const better = left - asEmployee;
    return found({
      verdict:
        better > 0
          ? `PJ paga mais: sobram ${reais(better)} por mês sobre o pacote CLT, antes de INSS e imposto de renda.`
          : `Não compensa: o pacote CLT vale ${reais(-better)} por mês a mais que o PJ, antes de INSS e imposto de renda.`,
      because: [
        `Para empatar, o PJ precisaria ser de ${reais(even)} por mês.`,
        'PJ não tem seguro-desemprego, multa do FGTS, licença nem estabilidade: some um colchão de 6 a 12 meses. Plano de saúde, vale e previdência da empresa contam do lado CLT.',
      ],
      compared: [
        {
          cenario: `CLT de ${reais(clt)}`,
          resultado: `${reais(asEmployee)} por mês com 13º, férias e FGTS`,
          melhor: better <= 0,
        },
        {
          cenario: `PJ de ${reais(pj)}`,
          resultado: `${reais(left)} por mês, com um mês de férias sem receber`,
          melhor: better > 0,
        },
      ],
      sums: [
        { rotulo: 'CLT por mês', formula: `${reais(clt)} × 13,333… × 1,08 ÷ 12`, resultado: reais(asEmployee) },
        {
          rotulo: 'PJ por mês',
          formula: `${reais(pj)} × (1 − 6 %) × ${MONTHS_PAID} ÷ 12 − ${reais(ACCOUNTANT)}`,
          resultado: reais(left),
        },
        {
          rotulo: 'Empate',
          formula: `(${reais(asEmployee)} + ${reais(ACCOUNTANT)}) × 12 ÷ (${MONTHS_PAID} × 0,94)`,
          resultado: reais(even),
        },
      ],
      data: [
        { rotulo: 'Salário e proposta', valor: `${reais(clt)} e ${reais(pj)}`, fonte: YOU_SAID },
        { rotulo: 'Imposto do PJ', valor: '6 %', fonte: 'Simples Nacional, Anexo III, primeira faixa' },
        { rotulo: 'Contador', valor: `${reais(ACCOUNTANT)} por mês`, fonte: ASSUMED },
      ],
      limits: [
        'Nem todo serviço cabe no Anexo III, e horário fixo com chefe pode ser vínculo de emprego: peça a um contador a conta com INSS e IR.',
      ],
    });
  },
};
