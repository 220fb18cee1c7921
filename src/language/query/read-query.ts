// Reads a question about stored money into slots: the first operation whose cue occurs, then the filters.

import type { Period } from '../../domain/dates.ts';
import { dayOf } from '../dates/calendar.ts';
import { findPeriods } from '../periods/periods.ts';
import type { Reading } from '../reading/reading.ts';
import { present } from '../slots/present.ts';
import type { SimplistaSlots } from '../slots/simplista-slots.ts';
import { filtersOf } from './filters.ts';
import { FLOW_OPS } from './flow-ops.ts';
import { flowType } from './flow-type.ts';
import { BY_WEEKDAY, groupBy } from './group-by.ts';
import { openPeriod } from './open-period.ts';
import { phrasedOp } from './phrased-ops.ts';
import { STOCK_OPS } from './stock-ops.ts';

const FLOW = new Set(['sum', 'count', 'avg', 'max', 'min', 'list', 'last', 'breakdown', 'share', 'compare']);

/** Always names an operation: the sum when no cue occurs. */
export function readQuery(r: Reading): SimplistaSlots {
  const phrased = phrasedOp(r);
  const rule =
    phrased === undefined
      ? (STOCK_OPS.find((candidate) => candidate.when(r)) ?? FLOW_OPS.find((candidate) => candidate.when(r)))
      : ([...STOCK_OPS, ...FLOW_OPS].find((candidate) => candidate.op === phrased && candidate.slots !== undefined) ?? {
          op: phrased,
          slots: undefined,
        });
  const said = flowType(r);
  const plain = rule?.op ?? 'sum';
  // "Quanto vai dar de escola em novembro?", in October, is no sum of last year.
  const op =
    plain === 'sum' && said === 'expense' && r.fits(WILL) && !r.fits(DONE) && nearestPeriod(r) !== undefined
      ? 'due'
      : plain;
  const { period: asked, ...filters } = filtersOf(r, said === 'income' && op !== 'share' ? 'income' : 'expense');
  // "Em que dia da semana" contains no period.
  const when = r.fits(BY_WEEKDAY) && r.periods.length < 2 ? undefined : asked;
  // "Meu maior investimento": investments are transfers, not expenses.
  const type = said === 'expense' && filters.category === 'investimentos' ? ('transfer' as const) : said;
  const both = op === 'compare' ? undefined : allPeriods(r);
  const ahead = LOOKS_AHEAD.has(op) ? nearestPeriod(r) : undefined;
  const until = op === 'due' && when === undefined && r.fits(/\bate\b/) ? r.future.at(-1)?.date : undefined;
  const grouped = (): Partial<SimplistaSlots> => (op === 'max' ? present({ group_by: groupBy(r) }) : {});
  // "Quanto devo no cartão?": the bill that is owed, not whether it was paid.
  const own: Partial<SimplistaSlots> = phrased === 'invoice' ? {} : (rule?.slots?.(r) ?? grouped());
  const slots: SimplistaSlots = {
    op,
    ...filters,
    ...present({ period: both ?? ahead ?? (FLOW.has(op) ? openPeriod(r) : undefined) ?? when }),
    ...(until === undefined ? {} : { period: { from: r.today, to: until } }),
    ...(FLOW.has(op) ? { type } : {}),
    ...own,
  };
  if (own.name !== undefined || op === 'invested_total' || op === 'saved_total' || op === 'what_if')
    return without(slots, op === 'what_if' ? ['category', 'merchant', 'counterpart'] : ['category', 'merchant']);
  // "Quais contas fixas eu tenho?": all recurring entries, not only household bills.
  if (op === 'recurring_list' && slots.category === 'contas' && r.fits(FIXED_BILLS))
    return without(slots, ['category']);
  // "Tá sobrando dinheiro?" and "onde vai meu dinheiro?" name no payment method.
  if (op === 'savings') return without(slots, ['payment_method']);
  if (phrased === 'breakdown' && slots.group_by === 'merchant' && !r.fits(/\bpor\b/))
    return { ...without(slots, ['payment_method']), group_by: 'category' };
  return own.a !== undefined ? without(slots, ['category', 'merchant']) : slots;
}

/** Operations for which a named month may be past or future. */
const LOOKS_AHEAD: ReadonlySet<string> = new Set(['invoice', 'due', 'forecast', 'installments_list']);

const WILL = /\b(?:vou|vai|vao|vamos|terei)\b/;
const DONE = /\b(?:gast(?:ei|amos|ou)|pag(?:uei|amos|ou)|foi|deu)\b/;

/** "A fatura de dezembro", in November: the previous or the next December, whichever is closer to today. */
function nearestPeriod(r: Reading): Period | undefined {
  const [past] = r.periods;
  const [future] = findPeriods(r.tokens, r.today, 'future');
  if (past === undefined || future === undefined || past.period.from === future.period.from) return undefined;
  if (r.fits(WILL)) return future.period;
  const today = dayOf(r.today);
  return dayOf(future.period.from) - today < today - dayOf(past.period.to) ? future.period : undefined;
}

/** Consecutive periods as one: "em outubro e novembro", "setembro, outubro e novembro". */
function allPeriods(r: Reading): Period | undefined {
  const [first, ...others] = r.periods;
  if (first === undefined || others.length === 0) return undefined;
  let before = first;
  for (const next of others) {
    if (!/^(?:,|,? ?e)(?: em| n?o| d?o)?$/.test(r.words(before.to, next.from))) return undefined;
    before = next;
  }
  const inOrder = r.periods.map(({ period }) => period).sort((a, b) => (a.from < b.from ? -1 : 1));
  const meet = inOrder.every(({ from }, k) => k === 0 || dayOf(inOrder[k - 1]?.to ?? from) + 1 === dayOf(from));
  return meet ? { from: inOrder[0]?.from ?? first.period.from, to: inOrder.at(-1)?.to ?? first.period.to } : undefined;
}

const FIXED_BILLS = /\bcontas? fixas?\b/;

function without(slots: SimplistaSlots, keys: readonly (keyof SimplistaSlots)[]): SimplistaSlots {
  return Object.fromEntries(
    Object.entries(slots).filter(([key]) => !keys.includes(key as keyof SimplistaSlots)),
  ) as SimplistaSlots;
}
