// "Vendo 40 bolos por mês a 90 e gasto 35 em cada: quanto sobra?", "quantos preciso vender pra empatar com o salário?", "por quanto vendo?": what is
// sold by the piece or by the client, as far as it was told. Money in centavos, flows a month.

import { folded } from '../../domain/fold.ts';
import { percent, reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found, type Sum } from '../found.ts';
import type { Playbook, PlaybookOutcome } from '../playbook.ts';
import { priceFor } from '../unit-sales/price-for.ts';
import { LIMITS, many, toldOf } from '../unit-sales/sales-lines.ts';
import {
  costOfOne,
  daysOf,
  fixedInMonth,
  leftInMonth,
  leftOfOne,
  soldInMonth,
  type UnitSales,
} from '../unit-sales/unit-sales.ts';
import { unitSalesTold } from '../unit-sales/unit-sales-told.ts';

const ASKS_COUNT =
  /\bquant[oa]s?\b.*\b(?:precis\w+|tenho que|teria que|devo|vender|atender|fazer|empat\w+|pagar|cobrir)\b|\b(?:a partir de|depois de) quant[oa]s\b/;
const ASKS_PRICE =
  /\bpor quanto\b|\bquanto (?:eu )?(?:devo |tenho que |preciso |posso )?cobr\w+|\bqual (?:o |seria o )?preco\b/;
const EVEN = /\b(?:empat\w+|pagar?|cobrir|zero a zero|nao ter prejuizo)\b/;
const YEAR = 12;

export const unitSales: Playbook = {
  run({ text }) {
    const sales = unitSalesTold(text);
    if (sales === undefined) return found({ verdict: TELL_ALL });
    const asked = folded(text.split('; ').at(-1) ?? '');
    if (ASKS_PRICE.test(asked) || sales.price === undefined) return priceFor(sales);
    return ASKS_COUNT.test(asked) ? countFor(sales, sales.price, asked) : resultAt(sales, sales.price);
  },
};

/** What one leaves, and what it is made of. */
function ofOne(sales: UnitSales, price: number): Sum | undefined {
  const cost = costOfOne(sales);
  const left = leftOfOne(sales, price);
  if (left === price) return undefined;
  const fee = sales.fee === undefined ? '' : ` − ${sales.fee} %`;
  return calculation('Sobra em cada', `${reais(price)}${cost > 0 ? ` − ${reais(cost)}` : ''}${fee}`, reais(left));
}

const TELL_ALL = 'Me diga quantos você vende, por quanto, e quanto gasta em cada um.';
const TELL_COST = 'Me diga quanto gasta em cada um (“gasto 35 em cada”) que eu desconto.';

function resultAt(sales: UnitSales, price: number): PlaybookOutcome {
  const sold = soldInMonth(sales);
  const each = leftOfOne(sales, price);
  if (sold === undefined)
    return sales.wanted !== undefined || sales.salary !== undefined || sales.fixed.length > 0
      ? countFor(sales, price, '')
      : found({
          verdict:
            each > 0
              ? `Sobram ${reais(each)} em cada venda: ${percent(each, price)} do preço.`
              : `Cada venda dá prejuízo de ${reais(-each)}: o preço não paga o que ela gasta.`,
          sums: [ofOne(sales, price)],
          data: toldOf(sales),
          limits: LIMITS,
          next: ['Me diga quantos vende por dia, semana ou mês (“uns 30 por semana”) que eu digo quanto fica no mês.'],
        });
  const count = sold.toDecimalPlaces(0).toFixed();
  const comes = toCents(sold.times(price));
  const fixed = fixedInMonth(sales);
  const left = leftInMonth(sales) ?? 0;
  const { salary, wanted } = sales;
  const against = salary ?? wanted;
  const apart = against === undefined ? 0 : left - against;
  const base = salary === undefined ? 'que você quer' : 'do salário';
  return found({
    verdict:
      each === price && fixed === 0
        ? `Entram ${reais(comes)} por mês: ${sold.isInteger() ? '' : 'perto de '}${many(count, sales)} a ${reais(price)}.`
        : left < 0
          ? `Faltam ${reais(-left)} por mês: o que entra não paga o que sai.`
          : `Sobram ${reais(left)} por mês, ${reais(left * YEAR)} por ano.`,
    because: [
      against === undefined
        ? undefined
        : apart === 0
          ? `É o mesmo ${base}, ${reais(against)}.`
          : `São ${reais(Math.abs(apart))} a ${apart > 0 ? 'mais' : 'menos'} que os ${reais(against)} ${base}.`,
      salary === undefined
        ? undefined
        : apart >= 0
          ? 'Antes de trocar, conte com meses fracos: guarde uns 6 meses de gastos, e lembre que férias, 13º e INSS passam a ser por sua conta.'
          : 'Por enquanto o emprego paga mais: dá para crescer nas vendas antes de sair dele.',
    ],
    sums: [
      calculation('Vendas', byPace(sales, price), `${reais(comes)} por mês`),
      ofOne(sales, price),
      each === price && fixed === 0
        ? undefined
        : calculation('Sobra no mês', `${byPace(sales, each)}${fixed > 0 ? ` − ${reais(fixed)}` : ''}`, reais(left)),
    ],
    data: toldOf(sales),
    limits: LIMITS,
    next: [
      costOfOne(sales) === 0
        ? TELL_COST
        : `Mude qualquer número: “e se eu cobrar ${dearer(price)}?”, “e se eu vender metade?”.`,
    ],
  });
}

/** A tenth more, in whole reais. */
const dearer = (price: number): string => String(Math.ceil((price * 1.1) / 100));

/** '5 × R$ 45,00 × 22 dias', '3 × R$ 180,00 × 52 ÷ 12', '40 × R$ 90,00'. */
function byPace(sales: UnitSales, cents: number): string {
  const each = `${String(sales.count ?? 0).replace('.', ',')} × ${reais(cents)}`;
  if (sales.pace !== 'dia') return sales.pace === 'semana' ? `${each} × 52 ÷ 12` : each;
  return sales.daysAMonth === undefined && sales.daysAWeek !== undefined
    ? `${each} × ${sales.daysAWeek} dias × 52 ÷ 12`
    : `${each} × ${daysOf(sales).toFixed()} dias`;
}

/** How many leave what is wanted, pay what is fixed, or leave as much as the job. @param asked folded */
function countFor(sales: UnitSales, price: number, asked: string): PlaybookOutcome {
  const each = leftOfOne(sales, price);
  const fixed = fixedInMonth(sales);
  const ofJob = /\b(?:salario|emprego|clt|trabalho)\b/.test(asked);
  const onlyPays = EVEN.test(asked) && !ofJob;
  const goal = onlyPays ? 0 : ((ofJob ? sales.salary : undefined) ?? sales.wanted ?? sales.salary ?? 0);
  if (goal + fixed === 0)
    return found({
      verdict: 'Depende de quanto você quer que sobre: diga “quero tirar 2.500 por mês” que eu conto quantos são.',
    });
  if (each <= 0)
    return found({
      verdict: `Com esse preço não há número que chegue: cada venda ${each === 0 ? 'só empata' : `perde ${reais(-each)}`}.`,
      sums: [ofOne(sales, price)],
      data: toldOf(sales),
      next: ['Teste outro preço: “e se eu cobrar 60?”.'],
    });
  const needed = exact(goal + fixed)
    .div(each)
    .ceil();
  const now = soldInMonth(sales)?.toDecimalPlaces(0);
  const days = daysOf(sales);
  const more = now === undefined ? undefined : needed.minus(now);
  return found({
    verdict: `${goal === 0 ? `Para pagar os ${reais(fixed)} fixos` : `Para ficar com ${reais(goal)} por mês`}, ${asked.includes('atend') ? 'atenda' : 'venda'} ${many(needed.toFixed(), sales)} por mês.`,
    because: [
      more === undefined || now === undefined
        ? `São perto de ${needed.div(days).ceil().toFixed()} por dia, em ${days.toDecimalPlaces(0).toFixed()} dias de trabalho.`
        : more.lte(0)
          ? `Hoje são ${now.toFixed()}: ${more.isZero() ? 'é bem isso' : `passa em ${more.negated().toFixed()}`}.`
          : `Hoje são ${now.toFixed()}: faltam ${more.toFixed()}.`,
    ],
    sums: [
      ofOne(sales, price),
      calculation(
        'Quantos',
        `${goal > 0 && fixed > 0 ? `(${reais(goal)} + ${reais(fixed)})` : reais(goal + fixed)} ÷ ${reais(each)}`,
        needed.toFixed(),
      ),
    ],
    data: toldOf(sales),
    limits: LIMITS,
    next: [costOfOne(sales) === 0 ? TELL_COST : undefined],
  });
}
