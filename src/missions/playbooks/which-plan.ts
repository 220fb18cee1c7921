// "Consórcio de 60x de 320, financiamento em 36x a 2,2%, ou junto?": every way of paying for one thing that was told, by what it costs in
// the end and when the thing is there.

import type { Plan } from '../../domain/hard-question.ts';
import { reais } from '../../finance/money.ts';
import { fromPercent, toCents } from '../formulas/exact.ts';
import { pmt } from '../formulas/pmt.ts';
import { solveRate } from '../formulas/solve-rate.ts';
import { calculation, found } from '../found.ts';
import { type Known, leftOver, said, shown, youSaid } from '../known.ts';
import { type Asked, needs, type Playbook } from '../playbook.ts';
import { fractionText, monthsText } from '../rate-words.ts';

type Way = {
  readonly name: string;
  /** Centavos. */
  readonly total: number;
  readonly formula: string;
  readonly when: string;
  /** A month; absent when it is paid at once. */
  readonly each?: number;
  readonly times?: number;
  /** Paid besides, at the beginning. */
  readonly put?: number;
};

const SORTED = 'consórcio';

export const whichPlan: Playbook = {
  run(asked) {
    const { loan, price = loan, cash = price, plans = [], saved = 0 } = asked.figures;
    const lent = loan !== undefined;
    const ways: Way[] = [];
    const short: string[] = [];
    for (const told of plans) {
      const { downPayment = told.monthlyRate === undefined ? 0 : (asked.figures.downPayment ?? 0) } = told;
      const plan: Plan = { ...told, downPayment };
      const { installments: times } = plan;
      if (times === undefined) return needs('installments', `Em quantas parcelas é o ${plan.name}? (ex.: 36)`);
      const each = eachOf(plan, times, price);
      if (each === undefined)
        return price === undefined
          ? needs('price', 'Quanto custa à vista? (ex.: 16 mil)')
          : needs('monthlyRate', `Que juro cobram no ${plan.name}? (ex.: 2 % ao mês)`);
      const name = `${plan.name} em ${times}x de ${reais(each)}`;
      // Parcelas that come to less than the thing costs are of what an entrada leaves: what there is, where it is enough.
      const lacks = plan.name === SORTED ? 0 : (cash ?? 0) - downPayment - each * times;
      if (lacks > saved) {
        short.push(
          `${capital(name)} soma ${reais(downPayment + each * times)}: não paga ${reais(cash ?? 0)}, faltam ${reais(lacks - saved)}${saved === 0 ? ' de entrada' : `, mesmo com os ${reais(saved)} guardados`}.`,
        );
        continue;
      }
      const entrada = downPayment + (lacks > 0 ? saved : 0);
      ways.push({
        name,
        total: entrada + each * times,
        formula: `${entrada === 0 ? '' : `${reais(entrada)} + `}${times} × ${reais(each)}`,
        when: plan.name === SORTED ? 'só quando for sorteado, ou com lance' : 'na hora',
        each,
        times,
        put: entrada,
      });
    }
    // What the old one fetches, and no entrada that a plan asks for.
    const { downPayment: put = 0 } = asked.figures;
    const own = plans.some(({ downPayment }) => downPayment === put) ? 0 : put;
    if (cash !== undefined && !lent) ways.push(...atOnce(asked, cash, saved > 0 ? saved : own));
    const [best, ...others] = ways.toSorted((a, b) => a.total - b.total);
    if (best === undefined)
      return short[0] === undefined
        ? needs('price', 'Quanto custa à vista? (ex.: 16 mil)')
        : found({ verdict: short.join(' '), next: ['Confira a parcela, o prazo ou o preço e me diga o certo.'] });
    const now = ways.filter(({ when }) => when === 'na hora').toSorted((a, b) => a.total - b.total)[0];
    const dearest = others.at(-1);
    const left = leftOver(asked);
    return found({
      verdict:
        dearest === undefined
          ? `${capital(best.name)}: ${reais(best.total)} no total, ${best.when}.`
          : `Mais barato: ${best.name}, ${reais(best.total)} no total, ${best.when}. O mais caro custa ${reais(dearest.total - best.total)} a mais.`,
      because: [
        ...short,
        now === undefined || now === best
          ? undefined
          : `Se precisa já, o mais barato é ${now.name}: ${reais(now.total - best.total)} a mais por não esperar.`,
        tight(ways, left),
        plans.some(({ name }) => name === SORTED)
          ? 'No consórcio não há juro, mas a parcela é corrigida todo ano e ninguém promete a data: com pressa, ele não serve.'
          : undefined,
        ...(lent ? ways.map((way) => rateWords(way, loan)) : []),
        lent
          ? 'Total menor e juro menor podem não ser do mesmo: num prazo mais longo a parcela alivia, e paga-se juro por mais tempo.'
          : 'O que muda a resposta é a pressa: se dá para esperar, juntar ganha; se não dá, vale o menor total entre os que entregam na hora.',
      ],
      compared: ways.map((way) => ({
        cenario: capital(way.name),
        resultado: `${reais(way.total)} no total, ${way.when}`,
        melhor: way === best,
      })),
      sums: ways.map(({ name, formula, total }) => calculation(capital(name), formula, reais(total))),
      data: [
        price === undefined ? undefined : youSaid(lent ? 'Emprestado' : 'Preço', reais(price)),
        shown('Guardado', said(asked.figures.saved)),
        shown('Sobra por mês', left),
      ],
      limits: ['IOF, seguro e tarifas podem vir por fora: peça o CET de cada proposta.'],
    });
  },
};

function rateWords({ name, each, times, put = 0 }: Way, loan: number): string | undefined {
  const rate = each === undefined || times === undefined ? undefined : solveRate(loan - put, each, times);
  return rate && `${capital(name)}: juro de ${fractionText(rate)} ao mês.`;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Centavos a month: as told, or from the rate, or without interest in a shop. */
function eachOf(
  { installment, monthlyRate, downPayment = 0, name }: Plan,
  times: number,
  price: number | undefined,
): number | undefined {
  if (installment !== undefined) return installment;
  if (price === undefined) return undefined;
  if (monthlyRate !== undefined) return toCents(pmt(price - downPayment, fromPercent(monthlyRate), times));
  return name === 'financiamento' || name === SORTED ? undefined : Math.ceil((price - downPayment) / times);
}

/** In months: who gathers for longer buys something else. */
const LONGEST_WAIT = 120;
function atOnce(asked: Asked, cash: number, saved: number): readonly Way[] {
  if (saved >= cash) return [{ name: 'à vista', total: cash, formula: reais(cash), when: 'na hora' }];
  const pace = asked.figures.saving ?? leftOver(asked)?.cents ?? 0;
  if (pace <= 0) return [];
  const months = Math.ceil((cash - saved) / pace);
  if (months > LONGEST_WAIT) return [];
  return [
    {
      name: `juntar ${reais(pace)} por mês`,
      total: cash,
      formula: `${saved === 0 ? '' : `${reais(saved)} + `}${reais(pace)} por mês`,
      when: `em ${monthsText(months)}`,
    },
  ];
}

function tight(ways: readonly Way[], left: Known | undefined): string | undefined {
  const over = left === undefined ? [] : ways.filter(({ each = 0 }) => each > left.cents);
  return over.length === 0 || left === undefined
    ? undefined
    : `Não cabe nos ${reais(left.cents)} que sobram por mês: ${over.map(({ name }) => name).join('; ')}.`;
}
