// Payback period: "energia solar de 18 mil se minha conta é 400?". A one-off cost with a monthly saving, against the yield of the same money.

import { folded } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import { type Exact, exact, fromPercent, toCents } from '../formulas/exact.ts';
import { solveRate } from '../formulas/solve-rate.ts';
import { calculation, found } from '../found.ts';
import { support, youSaid } from '../known.ts';
import { netMonthlyYield } from '../net-yield.ts';
import { type Asked, needs, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { fractionText, monthsText, percentText, rateShown } from '../rate-words.ts';

/** Service life assumed, in months: panels are guaranteed 25 years, inverters 10 to 12. */
const LIFE_MONTHS = 120;
/** Bought to earn, not to save. */
const EARNS =
  /\b(?:loja|franquia|ponto|clinica|consultorio|negocio|empresa|arrend\w+|pasto|aparelho|ultrassom|taxi|silo)\b/;

export const payback: Playbook = {
  indicators: ['cdi'],
  run(asked) {
    const { figures, rates } = asked;
    const cost = figures.price ?? figures.loan;
    if (cost === undefined) return needs('price', 'Quanto custa? (ex.: 18 mil)');
    const own = asked.subject === 'negocio';
    const earns = own || EARNS.test(folded(asked.text));
    const { offeredIncome: sales, expense: costs } = figures;
    const profit = sales === undefined || costs === undefined ? undefined : sales - costs;
    const saves =
      figures.saving ??
      (own
        ? profit
        : (figures.rent ?? costs ?? (figures.installments === undefined ? figures.installment : undefined)));
    if (own && saves !== undefined && saves <= 0)
      return found({
        verdict: `Assim não se paga: os ${reais(sales ?? 0)} que entram não cobrem os ${reais(costs ?? 0)} que saem por mês.`,
        sums: [calculation('Lucro do mês', `${reais(sales ?? 0)} − ${reais(costs ?? 0)}`, reais(saves))],
        next: ['Mude um número: “e se eu vender 12 mil?”, “e se o aluguel for 1.500?”.'],
      });
    if (own && sales !== undefined && saves === undefined)
      return needs('expense', 'E quanto sairia por mês, somando tudo (aluguel, gente, material)? (ex.: 6 mil)');
    if (saves === undefined || saves <= 0)
      return needs(
        'saving',
        earns
          ? 'E quanto deixaria de lucro por mês, já sem os custos? (ex.: 1.200)'
          : 'Quanto isso economizaria por mês? (ex.: 350)',
      );
    const financed = financedOf(asked, cost, saves);
    if (financed !== undefined) return financed;
    const rise = figures.rentRise;
    const months = rise === undefined ? Math.ceil(cost / saves) : monthsRising(cost, saves, rise);
    const yields = rise === undefined ? solveRate(cost, saves, LIFE_MONTHS) : undefined;
    const saved = toCents(savedIn(LIFE_MONTHS, saves, rise ?? '0'));
    const { rate, known } = netMonthlyYield(asked);
    const pays = rise === undefined ? yields !== undefined && (!known || yields.gt(rate)) : saved > cost;
    return found({
      verdict: pays
        ? `Vale, se ${earns ? 'deixar' : 'economizar'} mesmo ${reais(saves)} por mês: se paga em ${monthsText(months)}.`
        : `Não pelo dinheiro: leva ${monthsText(months)} para se pagar e aplicado ele rende mais.`,
      because: [
        yields === undefined
          ? undefined
          : `Em ${monthsText(LIFE_MONTHS)} de uso, é como uma aplicação de ${fractionText(yields, 3)} ao mês${known ? `; o CDI líquido rende ${fractionText(rate, 3)}` : ''}.`,
        earns
          ? 'Conte o mês fraco, não o bom: se com metade do lucro ele ainda se paga em três anos, o risco é menor. Guarde seis meses de custo fixo antes de abrir.'
          : 'Desconte o que continua a ser cobrado (na energia, a taxa mínima e o fio) e some a manutenção: peça os dois por escrito.',
      ],
      sums: [
        profit === undefined || profit !== saves
          ? undefined
          : calculation('Lucro do mês', `${reais(sales ?? 0)} − ${reais(costs ?? 0)}`, reais(profit)),
        calculation(
          'Tempo para se pagar',
          rise === undefined
            ? `${reais(cost)} ÷ ${reais(saves)}`
            : `${reais(saves)} por mês, ${percentText(rise)} a mais a cada ano, até ${reais(cost)}`,
          monthsText(months),
        ),
        calculation(
          `${earns ? 'Lucro' : 'Economia'} em ${monthsText(LIFE_MONTHS)}`,
          rise === undefined ? `${LIFE_MONTHS} × ${reais(saves)} − ${reais(cost)}` : `${reais(saved)} − ${reais(cost)}`,
          reais(saved - cost),
        ),
      ],
      data: [
        profit === saves ? undefined : youSaid(earns ? 'Lucro por mês' : 'Economia por mês', reais(saves)),
        support('Duração contada', monthsText(LIFE_MONTHS), 'suposição minha, prudente'),
        rateShown('CDI', rates.cdi),
      ],
      limits: [`Se for financiado, compare a parcela com ${earns ? 'o lucro' : 'a economia'}: ela precisa ser menor.`],
    });
  },
};

/** What is saved in so many months, growing by so much at each anniversary. */
function savedIn(months: number, saves: number, rise: string): Exact {
  const grows = fromPercent(rise).plus(1);
  let [sum, each] = [exact(0), exact(saves)];
  for (let month = 0; month < months; month++) {
    if (month > 0 && month % 12 === 0) each = each.times(grows);
    sum = sum.plus(each);
  }
  return sum;
}

/** Until it covers the cost. */
function monthsRising(cost: number, saves: number, rise: string): number {
  let months = 1;
  while (months < LONGEST && savedIn(months, saves, rise).lt(cost)) months++;
  return months;
}
const LONGEST = 600;

/** Paid in parcelas: what they cost beside what is saved. @returns undefined when none were told */
function financedOf({ figures, rates }: Asked, cost: number, saves: number): PlaybookOutcome | undefined {
  const { installments: times, installment: each } = figures;
  if (times === undefined || each === undefined) return undefined;
  const total = times * each;
  const rate = total > cost ? solveRate(cost, each, times) : undefined;
  const over = each - saves;
  const months = Math.ceil(total / saves);
  return found({
    verdict:
      over > 0
        ? `Financiado, pesa: a parcela de ${reais(each)} passa da economia em ${reais(over)} por mês, durante ${monthsText(times)}.`
        : `Financiado, cabe: a economia cobre a parcela de ${reais(each)}${over === 0 ? '' : ` e sobram ${reais(-over)} por mês`}.`,
    because: [
      total > cost
        ? `São ${reais(total)} no total: ${reais(total - cost)} de juros${rate === undefined ? '' : `, ${fractionText(rate, 3)} ao mês`}.`
        : undefined,
      `Assim se paga em ${monthsText(months)}; à vista, em ${monthsText(Math.ceil(cost / saves))}.`,
    ],
    sums: [
      calculation('Total financiado', `${times} × ${reais(each)}`, reais(total)),
      calculation('Juros', `${reais(total)} − ${reais(cost)}`, reais(total - cost)),
      calculation('Por mês', `${reais(each)} − ${reais(saves)}`, reais(over)),
      calculation('Tempo para se pagar', `${reais(total)} ÷ ${reais(saves)}`, monthsText(months)),
    ],
    data: [youSaid('Economia por mês', reais(saves)), rateShown('CDI', rates.cdi)],
    limits: ['Peça o CET: seguro e tarifas podem vir por fora da parcela.'],
  });
}
