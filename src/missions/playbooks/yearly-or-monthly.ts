// "O plano anual de 240 ou o mensal de 25?", "35 por dia almoçando fora ou a marmita, que sai 12?": what each way of having the same costs by the
// month; of a year paid at once, after how many months it is cheaper.

import { percent, reais } from '../../finance/money.ts';
import { aMonth, type Cost, costsTold, daysOf, type Span } from '../costs-told.ts';
import { calculation, found } from '../found.ts';
import { assumed, said, shown } from '../known.ts';
import { type Asked, needs, type Playbook, type PlaybookOutcome } from '../playbook.ts';
import { monthsText } from '../rate-words.ts';

const MONTHS = 12;

const EVERY: Readonly<Record<Span, string>> = { dia: 'por dia', semana: 'por semana', mes: 'por mês', ano: 'por ano' };

export const IN_MONTH = (days: number): Readonly<Record<Span, string>> => ({
  dia: ` × ${days} dias`,
  semana: ' × 52 ÷ 12',
  mes: '',
  ano: ' ÷ 12',
});

/** The two ways that were told, the other one asked for when there is only one. */
function waysIn({ text, figures: { cost } }: Pick<Asked, 'text' | 'figures'>): readonly Cost[] {
  const told = costsTold(text);
  const [first] = told;
  return first === undefined || told.length > 1 || cost === undefined
    ? told
    : [first, { name: 'do outro jeito', cents: cost, times: 1, span: first.span }];
}

/** What the cheaper way leaves, centavos a month. */
export function leftEachMonth(question: Pick<Asked, 'text' | 'figures'>): number | undefined {
  const [one, other] = waysIn(question).map((way) => aMonth(way, daysOf(question.text)));
  return one === undefined || other === undefined ? undefined : Math.abs(one - other);
}

function compared(asked: Asked, [one, other]: readonly [Cost, Cost]): PlaybookOutcome {
  const days = daysOf(asked.text);
  const named = (way: Cost): string => (way.name === '' ? EVERY[way.span] : way.name);
  const all = [one, other]
    .map((way) => ({ ...way, name: named(way), month: aMonth(way, days) }))
    .toSorted((a, b) => a.month - b.month);
  const [less, more] = [all[0] ?? { ...one, month: 0 }, all[1] ?? { ...other, month: 0 }];
  const apart = more.month - less.month;
  return found({
    verdict:
      apart === 0
        ? `Dá na mesma: ${reais(less.month)} por mês dos dois jeitos.`
        : `Mais barato: ${less.name}. Você economiza ${reais(apart)} por mês, ${reais(apart * MONTHS)} em um ano.`,
    compared: all.map(({ name, month }, at) => ({
      cenario: name,
      resultado: `${reais(month)} por mês`,
      ...(at === 0 ? { melhor: true } : {}),
    })),
    sums: [
      ...all.map(({ name, cents, times, span, month }) =>
        calculation(
          name,
          `${times === 1 ? '' : `${times} × `}${reais(cents)}${IN_MONTH(days)[span]}`,
          `${reais(month)} por mês`,
        ),
      ),
      calculation('Em um ano', `12 × ${reais(apart)}`, reais(apart * MONTHS)),
    ],
    data: one.span === 'dia' || other.span === 'dia' ? [assumed('Dias no mês', `${days}`)] : [],
    next: ['Quer ver isso rendendo? Pergunte “e se eu investir essa diferença por 5 anos?”.'],
  });
}

export const yearlyOrMonthly: Playbook = {
  run(asked) {
    const ways = waysIn(asked);
    const [one, other] = ways;
    const spans = ways.map(({ span }) => span);
    const ofPlan =
      spans.includes('ano') &&
      spans.includes('mes') &&
      ways.every(({ times }) => times === 1) &&
      (one?.name === '' || other?.name === '' || one?.name === other?.name);
    const cents = (span: Span): number | undefined =>
      ofPlan ? ways.find((way) => way.span === span)?.cents : undefined;
    const { price: year = cents('ano'), installment: month = cents('mes') } = asked.figures;
    if (one !== undefined && other !== undefined && !ofPlan) return compared(asked, [one, other]);
    if (one !== undefined && other === undefined)
      return needs('cost', `E do outro jeito, quanto sairia ${EVERY[one.span]}? (ex.: 12)`);
    return planned(ofPlan ? (cents('ano') ?? year) : year, ofPlan ? (cents('mes') ?? month) : month);
  },
};

function planned(year: number | undefined, month: number | undefined): PlaybookOutcome {
  if (year === undefined) return needs('price', 'Quanto custa o ano? (ex.: 240)');
  if (month === undefined) return needs('installment', 'E por mês? (ex.: 25)');
  const twelve = month * MONTHS;
  const less = twelve - year;
  const from = Math.floor(year / month) + 1;
  return found({
    verdict:
      less > 0
        ? `O anual sai ${reais(less)} mais barato: ${percent(less, twelve)} a menos no ano.`
        : less === 0
          ? 'No ano dá na mesma: fique com o mensal, que dá para largar quando quiser.'
          : `O mensal sai ${reais(-less)} mais barato no ano, e dá para largar quando quiser.`,
    because: [
      less > 0
        ? `Ele só compensa se você ficar ${monthsText(from)} ou mais: antes disso o mensal gasta menos, e o anual não costuma devolver.`
        : undefined,
    ],
    sums: [
      calculation('Mensal por um ano', `${MONTHS} × ${reais(month)}`, reais(twelve)),
      less < 0
        ? calculation('Diferença', `${reais(year)} − ${reais(twelve)}`, reais(-less))
        : calculation('Diferença', `${reais(twelve)} − ${reais(year)}`, reais(less)),
      less > 0 ? calculation('Em porcentagem', `${reais(less)} ÷ ${reais(twelve)}`, percent(less, twelve)) : undefined,
    ],
    data: [shown('Anual', said(year)), shown('Mensal', said(month))],
  });
}
