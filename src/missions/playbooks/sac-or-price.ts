// "Financiar 300 mil em 360 meses a 10 % ao ano, SAC ou Price?": both tables of the same loan side by side.

import { percent, reais } from '../../finance/money.ts';
import { interestOf, paidOf, priceTable } from '../formulas/price-table.ts';
import { sacTable } from '../formulas/sac-table.ts';
import { found } from '../found.ts';
import { incomeOf, shown, YOU_SAID } from '../known.ts';
import { loanRate } from '../loan-rate.ts';
import { needs, type Playbook } from '../playbook.ts';
import { fractionText, monthsText, percentText } from '../rate-words.ts';

export const sacOrPrice: Playbook = {
  indicators: [],
  run(asked) {
    const { figures } = asked;
    const [debt] = figures.debts ?? [];
    const owed = figures.loan ?? debt?.cents ?? (figures.price ?? 0) - (figures.downPayment ?? 0);
    if (owed <= 0) return needs('loan', 'Quanto você vai financiar? (ex.: 240 mil)');
    const term = figures.installments ?? figures.months;
    if (term === undefined || term < 1) return needs('months', 'Em quanto tempo? (ex.: 30 anos)');
    const rate =
      loanRate(asked) ?? (debt?.rate === undefined ? undefined : loanRate({ figures: { monthlyRate: debt.rate } }));
    if (rate === undefined) return needs('yearlyRate', 'Qual o juro do financiamento? (ex.: 11 % ao ano)');
    const yearly = figures.monthlyRate === undefined ? figures.yearlyRate : undefined;
    const [sac, price] = [sacTable(owed, rate, term), priceTable(owed, rate, term)];
    const [first, last, fixed] = [sac[0]?.payment ?? 0, sac.at(-1)?.payment ?? 0, price[0]?.payment ?? 0];
    const less = interestOf(price) - interestOf(sac);
    const crosses = sac.find(({ payment }) => payment < fixed)?.no;
    const income = incomeOf(asked);
    return found({
      verdict:
        less <= 0
          ? 'Dá no mesmo: com esse prazo e esse juro as duas custam igual.'
          : `No total a SAC sai ${reais(less)} mais barata; a Price começa ${reais(first - fixed)} por mês mais leve.`,
      because: [
        `Na SAC a parcela começa em ${reais(first)} e termina em ${reais(last)}; na Price são ${reais(fixed)} do começo ao fim.`,
        ...(crosses === undefined ? [] : [`Da ${crosses}ª parcela em diante a da SAC é a menor.`]),
        ...(income === undefined || income.cents <= 0
          ? ['Se a primeira parcela da SAC couber em 30 % da renda, ela costuma ser a escolha.']
          : [
              `A primeira leva ${percent(first, income.cents)} da sua renda na SAC e ${percent(fixed, income.cents)} na Price; os bancos aceitam até 30 %.`,
            ]),
      ],
      compared: [
        {
          cenario: 'SAC',
          resultado: `${reais(paidOf(sac))} no total, ${reais(interestOf(sac))} de juros`,
          melhor: less > 0,
        },
        { cenario: 'Price', resultado: `${reais(paidOf(price))} no total, ${reais(interestOf(price))} de juros` },
      ],
      sums: [
        ...(figures.price === undefined || figures.downPayment === undefined || figures.loan !== undefined
          ? []
          : [
              {
                rotulo: 'Financiado',
                formula: `${reais(figures.price)} − ${reais(figures.downPayment)}`,
                resultado: reais(owed),
              },
            ]),
        ...(yearly === undefined
          ? []
          : [
              {
                rotulo: 'Juro ao mês (i)',
                formula: `(1 + ${percentText(yearly)})^(1/12) − 1`,
                resultado: fractionText(rate, 4),
              },
            ]),
        {
          rotulo: 'Primeira da SAC',
          formula: `${reais(owed)} ÷ ${term} + ${reais(owed)} × ${fractionText(rate, 4)}`,
          resultado: reais(first),
        },
        {
          rotulo: 'Parcela da Price',
          formula: `${reais(owed)} × i ÷ (1 − (1 + i)^−${term}), i = ${fractionText(rate, 4)}`,
          resultado: reais(fixed),
        },
        {
          rotulo: 'Diferença no começo',
          formula: `${reais(first)} − ${reais(fixed)}`,
          resultado: reais(first - fixed),
        },
        {
          rotulo: 'Diferença de juros',
          formula: `${reais(interestOf(price))} − ${reais(interestOf(sac))}`,
          resultado: reais(less),
        },
      ],
      data: [
        {
          rotulo: 'Juros',
          valor: yearly === undefined ? `${fractionText(rate)} ao mês` : `${percentText(yearly)} ao ano`,
          fonte: YOU_SAID,
        },
        { rotulo: 'Prazo', valor: monthsText(term), fonte: YOU_SAID },
        shown('Renda do mês', income),
      ],
      limits: ['Seguros obrigatórios, TR e taxa do banco não estão na parcela.'],
    });
  },
};
