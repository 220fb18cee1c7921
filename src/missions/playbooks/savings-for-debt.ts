// "Uso a poupança pra quitar o cartão?": what the debt costs a month beside what the savings earn, and what would be left of them.

import { reserveOf } from '../../finance/definitions/reserve.ts';
import { reais } from '../../finance/money.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { found } from '../found.ts';
import { expenseOf, savedOf, shown } from '../known.ts';
import { POUPANCA } from '../legal-figures.ts';
import { needs, type Playbook } from '../playbook.ts';
import { fractionText, percentText } from '../rate-words.ts';
import { debtNamed } from '../replies/debt-named.ts';
import { askRateOf, debtsAsked } from './pay-debts.ts';

/** What savings accounts pay a month, as a fraction; the reference rate that comes on top was near zero for years. */
const YIELD = exact(POUPANCA.monthly);

export const savingsForDebt: Playbook = {
  indicators: [],
  run(asked) {
    const [dearest] = debtsAsked(asked)
      .filter(({ cents }) => cents > 0)
      .toSorted((a, b) => Number(b.rate ?? 0) - Number(a.rate ?? 0));
    if (dearest === undefined)
      return needs('debts', 'Qual é a dívida e o juro? (ex.: devo 3 mil no cartão a 14 % ao mês)');
    const rate = dearest.rate ?? asked.figures.monthlyRate;
    if (rate === undefined) return askRateOf(dearest);
    const saved = savedOf(asked, reserveOf(asked.ledger));
    if (saved.cents <= 0) return needs('saved', 'Quanto você tem guardado? (ex.: 3 mil)');
    const used = Math.min(saved.cents, dearest.cents);
    const monthlyCost = toCents(fromPercent(rate).times(used));
    const monthlyYield = toCents(YIELD.times(used));
    const pays = monthlyCost > monthlyYield;
    const left = saved.cents - used;
    const expense = expenseOf(asked);
    const whole = used === dearest.cents;
    return found({
      verdict: pays
        ? whole
          ? `Sim: use ${reais(used)} do que está guardado e acabe com ${debtNamed(dearest.name)}.`
          : `Sim: use os ${reais(used)} guardados n${debtNamed(dearest.name)}; ficam ${reais(dearest.cents - used)} para pagar.`
        : `Não: ${debtNamed(dearest.name)} custa menos do que o guardado rende.`,
      because: [
        `${reais(used)} nessa dívida custam ${reais(monthlyCost)} de juros por mês; guardados, rendem perto de ${reais(monthlyYield)}.`,
        pays && expense !== undefined && left < expense.cents
          ? `Sobram ${reais(left)}, menos que um mês de gastos (${reais(expense.cents)}): o que você pagava da dívida vai direto para refazer a reserva.`
          : undefined,
      ],
      compared: [
        { cenario: 'Quitar com o guardado', resultado: `${reais(monthlyCost)} de juros a menos por mês`, melhor: pays },
        { cenario: 'Deixar guardado', resultado: `rende ${reais(monthlyYield)} por mês`, melhor: !pays },
      ],
      sums: [
        { rotulo: 'Juros do mês', formula: `${reais(used)} × ${percentText(rate)}`, resultado: reais(monthlyCost) },
        {
          rotulo: 'Rendimento do mês',
          formula: `${reais(used)} × ${fractionText(YIELD)}`,
          resultado: reais(monthlyYield),
        },
        whole
          ? undefined
          : {
              rotulo: 'Fica da dívida',
              formula: `${reais(dearest.cents)} − ${reais(used)}`,
              resultado: reais(dearest.cents - used),
            },
        { rotulo: 'Fica guardado', formula: `${reais(saved.cents)} − ${reais(used)}`, resultado: reais(left) },
      ],
      data: [
        { rotulo: dearest.name, valor: `${reais(dearest.cents)} a ${percentText(rate)} ao mês` },
        shown('Guardado', saved),
        expense === undefined ? undefined : shown('Gastos do mês', expense),
      ],
      next: pays
        ? ['Peça o valor de hoje para quitar: antecipando, os juros que ainda não venceram têm de sair da conta.']
        : ['Continue pagando em dia e guardando.'],
      limits: [
        `Contei o guardado a ${fractionText(YIELD)} ao mês, perto do que a poupança rende${fromPercent(rate).greaterThan(YIELD) ? '; outro investimento não muda a conta' : ''}.`,
      ],
    });
  },
};
