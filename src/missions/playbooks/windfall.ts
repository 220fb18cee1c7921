// "Ganhei 2 mil: dívida ou guardo?": expensive debts first, then the reserve, then the goal, in order of what each saves or earns.

import { reserveOf } from '../../finance/definitions/reserve.ts';
import { reais } from '../../finance/money.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { found } from '../found.ts';
import { expenseOf, shown } from '../known.ts';
import { netMonthlyYield } from '../net-yield.ts';
import { needs, type Playbook } from '../playbook.ts';
import { fractionText, percentText, rateShown } from '../rate-words.ts';
import { debtNamed } from '../replies/debt-named.ts';
import { debtsAsked } from './pay-debts.ts';

const SAFETY_MONTHS = 6;
/** Debt rate in % a month above which no safe investment yields more. */
const DEAR = '1.5';

export const windfall: Playbook = {
  indicators: ['cdi'],
  run(asked) {
    const { saved, price, income } = asked.figures;
    const debts = debtsAsked(asked).filter(({ cents }) => cents > 0);
    const told = saved ?? price ?? income;
    // "Quitar o cartão de 2 mil ou guardar?": the amount is what would settle the debts.
    const sum = told ?? debts.reduce((total, { cents }) => total + cents, 0);
    if (sum === 0) return needs('saved', 'Quanto dinheiro é? (ex.: 2 mil)');
    const dear = debts
      .filter(({ rate }) => rate === undefined || exact(rate).gte(DEAR))
      .toSorted((a, b) => Number(b.rate ?? 0) - Number(a.rate ?? 0));
    const toDebts = Math.min(
      sum,
      dear.reduce((total, { cents }) => total + cents, 0),
    );
    const expense = expenseOf(asked);
    const gap =
      expense === undefined ? sum - toDebts : Math.max(0, expense.cents * SAFETY_MONTHS - reserveOf(asked.ledger));
    const toReserve = Math.min(sum - toDebts, gap);
    const rest = sum - toDebts - toReserve;
    const [worst] = dear;
    const { rate } = netMonthlyYield(asked);
    const yearly = worst?.rate === undefined ? undefined : toCents(exact(toDebts).times(fromPercent(worst.rate)));
    return found({
      verdict:
        toDebts > 0 && told === undefined
          ? `Quitar vale mais: nada seguro rende o que ${worst === undefined ? 'ela' : debtNamed(worst.name)} cobra.`
          : toDebts > 0
            ? `${toDebts === sum ? 'Tudo' : reais(toDebts)} para ${dear.length > 1 || worst === undefined ? 'as dívidas caras' : debtNamed(worst.name)}${toReserve > 0 ? `, e ${reais(toReserve)} para a reserva` : ''}.`
            : toReserve > 0
              ? `${rest === 0 ? 'Tudo' : reais(toReserve)} para a reserva de emergência.`
              : `Pode ir para o seu objetivo: dívidas caras e reserva estão em dia.`,
      because: [
        toDebts > 0 && yearly !== undefined && worst?.rate !== undefined
          ? `Quitando ${reais(toDebts)} a ${percentText(worst.rate)} ao mês você deixa de pagar ${reais(yearly)} de juros já no primeiro mês${rate.isZero() ? '' : `; aplicado, renderia ${reais(toCents(rate.times(toDebts)))}`}.`
          : debts.length === 0
            ? 'Não tenho dívida sua anotada. Se houver cartão ou cheque especial, eles vêm antes de tudo.'
            : 'As dívidas que sei têm juro menor que o de um bom rendimento.',
        expense === undefined && toReserve > 0
          ? `A reserva são ${SAFETY_MONTHS} meses dos seus gastos, que eu ainda não sei: me diga (“gasto 3 mil por mês”) e eu separo o que vai para ela do que sobra.`
          : undefined,
        told === undefined
          ? 'Só não zere tudo: deixe antes o de um mês de gastos.'
          : 'Separar 10 % para aproveitar sem culpa também é plano.',
      ],
      compared:
        toDebts === sum || toReserve === sum
          ? []
          : [
              toDebts > 0 ? { cenario: 'Dívida cara', resultado: reais(toDebts), melhor: true } : undefined,
              toReserve > 0 ? { cenario: 'Reserva', resultado: reais(toReserve), melhor: toDebts === 0 } : undefined,
              rest > 0 ? { cenario: 'Objetivo ou investimento', resultado: reais(rest) } : undefined,
            ],
      sums: [
        toDebts === sum || toReserve === sum
          ? undefined
          : {
              rotulo: 'Divisão',
              formula: `${reais(sum)} − ${reais(toDebts)} − ${reais(toReserve)}`,
              resultado: reais(rest),
            },
        yearly === undefined || worst?.rate === undefined
          ? undefined
          : {
              rotulo: 'Juros do primeiro mês',
              formula: `${reais(toDebts)} × ${percentText(worst.rate)}`,
              resultado: reais(yearly),
            },
        rate.isZero()
          ? undefined
          : { rotulo: 'Rendimento líquido de hoje', resultado: `${fractionText(rate, 3)} ao mês` },
      ],
      data: [
        ...debts.map(({ name, cents, rate: cost }) => ({
          rotulo: name,
          valor: `${reais(cents)}${cost === undefined ? ', juro não dito' : ` a ${percentText(cost)} ao mês`}`,
        })),
        shown('Gastos do mês', expense),
        rateShown('CDI', asked.rates.cdi),
      ],
    });
  },
};
