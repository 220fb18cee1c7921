// Operations on recorded movements: sum, count, ranking, comparison.

import type { Period } from '../../domain/dates.ts';
import { dayOf, mondayOf, periodOf } from '../dates/calendar.ts';
import { NUMBER_WORDS } from '../numbers/number-words.ts';
import type { Reading } from '../reading/reading.ts';
import { asks, asksHowMuch } from '../signals/asks.ts';
import { ALL_THAT } from '../signals/wants-figure.ts';
import { present } from '../slots/present.ts';
import type { SimplistaSlots } from '../slots/simplista-slots.ts';
import { topicIn } from './filters.ts';
import { groupBy } from './group-by.ts';
import { shiftMonths, wholeMonth } from './month-arithmetic.ts';
import type { OpRule } from './op-rule.ts';
import { hasBound } from './phrased-ops.ts';

function granularity(r: Reading): SimplistaSlots['granularity'] {
  if (r.has('q_per_purchase')) return 'purchase';
  if (r.has('q_per_day') || r.fits(/\bpor dia\b/)) return 'day';
  if (r.has('q_per_week') || r.fits(/\bpor semana\b/)) return 'week';
  return r.has('q_per_month') ? 'month' : undefined;
}

function topN(r: Reading): number | undefined {
  const at = Math.max(r.find('q_max'), r.find('q_min'));
  for (let i = Math.max(0, at - 4); i <= at + 2 && i < r.units.length; i++) {
    // "As três" is one unit.
    const norm = r.norm(i).replace(/^[oa]s /, '');
    const value = /^\d{1,2}$/.test(norm) ? Number(norm) : NUMBER_WORDS.get(norm)?.value;
    if (value !== undefined && value >= 1 && value <= 20 && norm !== 'um' && norm !== 'uma') return value;
  }
  return undefined;
}

function extreme(r: Reading): Partial<SimplistaSlots> {
  const group = groupBy(r);
  const n = topN(r);
  const most = /mais|onde|com o que|em que/.test(r.norm(r.find('q_max'))) || r.has('g_category');
  return present({
    group_by: group,
    top_n: n ?? (group !== undefined && most ? 1 : undefined),
    metric:
      r.has('times_word') || /frequente|visit|usei/.test(r.norm(r.find('q_max'))) ? ('count' as const) : undefined,
  });
}

/** Boundary between two compared things, or -1: "compara mercado com gasolina", "educação x lazer". */
function betweenThings(r: Reading): number {
  if (r.tail - r.head > LONGEST_COMPARISON || (!r.has('q_compare') && !r.fits(VERSUS))) return -1;
  for (let i = r.head + 1; i < r.tail; i++) {
    if (!/^(?:com|e|x|versus|vs|contra)$/.test(r.norm(i))) continue;
    const [a, b] = [topicIn(r, r.head, i, 'expense'), topicIn(r, i, r.tail, 'expense')];
    if (a !== undefined && b !== undefined && (a.category !== b.category || a.merchant !== b.merchant)) return i;
  }
  return -1;
}
const VERSUS = / (?:x|versus|vs) /;
/** In words: each "e" of a comparison is tried as its middle. */
const LONGEST_COMPARISON = 60;

/** The two sides of a comparison: two periods, two things, or this period and the previous one. */
function sides(r: Reading): Partial<SimplistaSlots> {
  const [first, second] = r.periods;
  if (first !== undefined && second !== undefined) return { period: first.period, compare_to: second.period };
  if (r.has('budget_noun')) return { compare_to: 'budget' };
  if (r.says('media')) return { compare_to: 'average' };
  const cut = Math.max(r.find('or'), r.find('than'), betweenThings(r));
  if (cut >= 0) {
    const a = topicIn(r, 0, cut, 'expense');
    const b = topicIn(r, cut, r.units.length, 'expense');
    if (a !== undefined && b !== undefined && a.at !== b.at) {
      const side = (topic: typeof a): { category?: NonNullable<typeof a.category>; merchant?: string } =>
        present({ category: topic.category, merchant: topic.merchant });
      return present({ a: side(a), b: side(b), period: first?.period });
    }
  }
  const month = wholeMonth(r.today);
  if (first === undefined) return { period: month, compare_to: shiftMonths(month, -1) };
  // "Entre outubro e novembro" is parsed as one period of two months, but compared here.
  const later = wholeMonth(first.period.to);
  const earlier = shiftMonths(later, -1);
  if (first.period.from === earlier.from && first.period.to === later.to) return { period: later, compare_to: earlier };
  const days = dayOf(first.period.to) - dayOf(first.period.from) + 1;
  const before = days > WEEK ? shiftMonths(first.period, -1) : shiftDays(first.period, -days);
  if (first.period.from === month.from || first.period.to >= r.today)
    return { period: first.period, compare_to: before };
  // "Gastei mais que ontem?", "… que semana passada?": against the same of now.
  const today = dayOf(r.today);
  const now =
    days === 1 ? periodOf(today, today) : days === WEEK ? periodOf(mondayOf(today), mondayOf(today) + 6) : month;
  return { period: now, compare_to: first.period };
}

const WEEK = 7;
const shiftDays = ({ from, to }: Period, by: number): Period => periodOf(dayOf(from) + by, dayOf(to) + by);

/** How many of the newest: "últimos 5 lançamentos", "os três últimos gastos"; not "os últimos 3 meses". */
const LAST_FEW =
  /\b(?:ultim[oa]s (\d{1,2}|[a-z]+)|(\d{1,2}|[a-z]+) ultim[oa]s) (?!mes(?:es)?\b|dias\b|semanas\b|anos?\b)[a-z]/;

/** Shown when no number is said: "últimos gastos". */
const A_FEW = 10;

function fewAsked(r: Reading): number | undefined {
  const found = r.match(LAST_FEW);
  const told = found?.[1] ?? found?.[2] ?? '';
  const value = /^\d/.test(told) ? Number(told) : NUMBER_WORDS.get(told)?.value;
  if (value !== undefined) return value >= 1 && value <= 50 ? value : undefined;
  return r.fits(/\bultim[oa]s (?:gastos|lancamentos|compras|entradas|despesas|movimentacoes|recebimentos)$/)
    ? A_FEW
    : undefined;
}

function bounds(r: Reading): Partial<SimplistaSlots> {
  const [first, second] = r.amounts;
  if (second !== undefined && r.fits(/\bentre\b/)) return present({ min_cents: first?.cents, max_cents: second.cents });
  return present({
    min_cents: r.has('q_over') ? r.money?.cents : undefined,
    max_cents: r.has('q_under') && !r.has('q_over') ? r.money?.cents : undefined,
  });
}

const boundsOfEntries = (r: Reading): Partial<SimplistaSlots> => (hasBound(r) ? bounds(r) : {});

/** In the singular, a sum: "qual foi meu gasto com lazer?", "qual é o faturamento do mês?". */
const ONE_FIGURE =
  /\bqual (?:foi |e |era |seria |ta sendo )?(?:o |a |meu |minha |nosso |nossa )*(?:gasto|despesa|faturamento|receita|renda|rendimento|ganho|custo)\b/;

export const FLOW_OPS: readonly OpRule[] = [
  {
    op: 'count_zero_days',
    when: (r) => r.has('q_zero_days') || r.fits(/\bdias\b.*\b(?:sem gastar|zerad[oa]s?|sem gasto)/),
    slots: () => ({}),
  },
  {
    op: 'share',
    when: (r) => r.has('q_share') || r.fits(/\bquanto (?:\w+ ){0,3}representa\b/),
    slots: (r) => ({
      of: r.has('income_noun') || r.fits(/\bd[oa] que (?:eu )?(?:recebi|ganhei|ganho|entrou)\b/) ? 'income' : 'total',
    }),
  },
  {
    op: 'compare',
    when: (r) => isComparison(r),
    slots: sides,
  },
  {
    op: 'avg',
    when: (r) => r.has('q_avg'),
    slots: (r) => present({ granularity: granularity(r) ?? ('month' as const) }),
  },
  { op: 'min', when: (r) => r.has('q_min'), slots: extreme },
  {
    op: 'max',
    when: (r) =>
      (r.has('q_max') || r.fits(/\bmelhor (?:mes|semana|dia)\b/)) && !(r.has('q_over') && r.money !== undefined),
    slots: extreme,
  },
  { op: 'count', when: (r) => r.has('times_word') && r.has('how_many') },
  {
    op: 'last',
    when: (r) =>
      (r.has('last') && !r.has('time') && !r.fits(/\b\d+ ultim|ultim[oa]s \d|ultimas\b|ultimos\b/)) ||
      r.fits(/\bqual (?:foi )?o dia\b/) ||
      r.says('ultima vez') ||
      (r.has('when') && asks(r) && r.hasAny('q_flow_out', 'q_flow_in', 'arrived_word', 'paid_word')),
  },
  {
    op: 'breakdown',
    when: (r) => r.has('q_breakdown') || (groupBy(r) !== undefined && (r.has('v_split') || r.has('v_show'))),
    slots: (r) => present({ group_by: groupBy(r) ?? ('category' as const) }),
  },
  { op: 'summary', when: (r) => r.has('summary_noun') },
  { op: 'count', when: (r) => countsThings(r), slots: boundsOfEntries },
  {
    op: 'sum',
    when: (r) =>
      (asksHowMuch(r) && fewAsked(r) === undefined) || r.has('q_total') || r.has('v_total') || r.fits(ONE_FIGURE),
    slots: boundsOfEntries,
  },
  {
    op: 'list',
    when: (r) =>
      fewAsked(r) !== undefined ||
      r.fits(ALL_THAT) ||
      r.hasAny('v_show', 'list_head', 'which', 'what', 'statement_noun', 'where', 'is_there', 'who') ||
      asks(r),
    slots: (r) => ({ ...present({ limit: fewAsked(r) }), ...bounds(r) }),
  },
  { op: 'sum', when: () => true },
];

function isComparison(r: Reading): boolean {
  if (r.has('q_over') && r.money !== undefined) return false;
  const either = r.fits(
    /\b(?:mais|menos|maior|menor)\b.*\bou\b|\b(?:(?:gast|ganh|receb|compr)(?:ei|i|o|ando|endo|amos|emos)|entrou|saiu) (?:mais|menos)\b.*\bque\b/,
  );
  if (either && (asks(r) || r.periods.length > 1)) return true;
  if (
    betweenThings(r) >= 0 ||
    (asks(r) && r.fits(/\b(?:(?:maior|menor)(?:es)?|mais (?:car|barat)[oa]s?) (?:do )?que\b/))
  )
    return true;
  if (!r.has('q_compare') && !(r.periods.length > 0 && r.fits(/\bdiferenca\b/))) return false;
  if (r.periods.length >= 2 || r.hasAny('or', 'than')) return true;
  return asks(r) || r.has('v_show') || r.periods.length > 0 || r.hasAny('budget_noun', 'expense_noun');
}

/** A counted plural noun, not an amount: "quantos ubers", "quantas compras". */
function countsThings(r: Reading): boolean {
  const at = r.find('how_many');
  return at >= 0 && !r.is(at + 1, 'money_noun') && !r.is(at + 1, 'time');
}
