// Progress of a goal: its own savings jar if it has one, otherwise all savings.

import type { LocalDate } from '../domain/dates.ts';
import type { LedgerReads } from '../domain/ledger-repos.ts';
import type { Told } from '../domain/told.ts';
import { addMonths, daysBetween, monthOf, yearOf } from './civil-date.ts';
import { goalJar } from './conta.ts';
import { monthsApart } from './fatura.ts';
import { goalTotal } from './goal-total.ts';
import { percent, reais } from './money.ts';
import { dayWords, monthName } from './replies/day-words.ts';
import { PACES } from './replies/told-words.ts';

const MONTH_DAYS = 30;
/** Projections beyond this many months are not shown. */
const LONGEST_MONTHS = 600;

/** One-line progress: 'viagem: R$ 5.000,00 até 31/12, faltam R$ 4.800,00 (4 %). No seu ritmo, R$ 200,00 por mês, chega em novembro de 2028' */
export function goalLine(
  { key, value }: Told<'meta'>,
  reserve: number,
  ledger: Pick<LedgerReads, 'balances' | 'list'>,
  today: LocalDate,
): string {
  const jar = goalJar(key);
  const own = ledger.balances().find(({ conta }) => conta === jar)?.cents;
  const have = own ?? reserve;
  const total = goalTotal(value);
  const due = value.due === undefined ? '' : ` até ${dayWords(value.due, today)}`;
  // A pace without an end date has no target, so nothing is missing.
  if (total === undefined)
    return `${value.name}: ${reais(value.cents)} ${PACES[value.pace ?? 'monthly']}, ${own === undefined ? 'nada guardado ainda' : `${reais(own)} guardados até agora`}`;
  const left = Math.max(0, total - have);
  const done = percent(Math.min(have, total), total);
  const line = `${value.name}: ${reais(total)}${due}, ${left === 0 ? 'já dá' : `faltam ${reais(left)}`} (${done})`;
  if (own === undefined || left === 0) return line;
  return `${line}${paceWords(own - toldOf(ledger, jar), left, firstDay(ledger, jar), today)}`;
}

/** Months assumed for a goal without a date. */
const USUAL_MONTHS = 12;

/** How often it is put by: the words, and its days in a year. */
const PACED = {
  monthly: { each: 'por mês', days: 0 },
  weekly: { each: 'por semana', days: 7 },
  each: { each: 'por mês para cada um dos dois', days: 0 },
  daily: { each: 'por dia', days: 1 },
} as const;
export type Paced = keyof typeof PACED;
export const isPaced = (check: string | undefined): check is Paced =>
  check !== undefined && Object.hasOwn(PACED, check);

/** Monthly saving needed: "viagem: R$ 400,00 por mês até 30/06/2027 (faltam R$ 2.800,00)"; [] when the goal is met or has no target. */
export function monthlyLine(
  { key, value }: Told<'meta'>,
  reserve: number,
  ledger: Pick<LedgerReads, 'balances'>,
  today: LocalDate,
  paced: Paced = 'monthly',
): string[] {
  const have = ledger.balances().find(({ conta }) => conta === goalJar(key))?.cents ?? reserve;
  const left = Math.max(0, (goalTotal(value) ?? 0) - have);
  if (left === 0) return [];
  const { due, name } = value;
  const heads = paced === 'each' ? 2 : 1;
  const months = due === undefined ? USUAL_MONTHS : Math.max(1, monthsApart(today, due));
  const { each: every, days } = PACED[paced];
  const times =
    days === 0 ? months * heads : Math.max(1, Math.floor(daysBetween(today, due ?? addMonths(today, months)) / days));
  const each = `${reais(Math.ceil(left / times))} ${every}`;
  return due === undefined
    ? [`${name}: faltam ${reais(left)}. Em ${months} meses, são ${each}. Até quando você quer chegar lá?`]
    : [`${name}: ${each} até ${dayWords(due, today)} (faltam ${reais(left)}).`];
}

/** What was told to be there, rather than put there. */
const toldOf = (ledger: Pick<LedgerReads, 'list'>, jar: string): number =>
  ledger
    .list({ kind: 'ajuste', conta: jar }, 'oldest', MOST_TOLD)
    .reduce((sum, { cents, to }) => sum + (to === jar ? cents : -cents), 0);
const MOST_TOLD = 200;

function firstDay(ledger: Pick<LedgerReads, 'list'>, jar: string): LocalDate | undefined {
  return ledger.list({ kind: 'movimento', conta: jar }, 'oldest', 1)[0]?.date;
}

/** Projection at the average monthly pace since the first deposit, a partial first month counting as whole. */
function paceWords(have: number, left: number, since: LocalDate | undefined, today: LocalDate): string {
  if (since === undefined || have <= 0) return '';
  const months = Math.max(1, daysBetween(since, today) / MONTH_DAYS);
  const monthly = Math.floor(have / months);
  const more = monthly <= 0 ? LONGEST_MONTHS : Math.ceil(left / monthly);
  if (more >= LONGEST_MONTHS) return '';
  const end = addMonths(today, more);
  return `. No seu ritmo, ${reais(monthly)} por mês, chega em ${monthName(monthOf(end))} de ${yearOf(end)}`;
}
