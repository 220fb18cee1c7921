// Entries as a list: all, the last, the largest, the smallest. Listed entries can be referred to by number.

import type { Lancamento, LedgerFilter, LedgerOrder } from '../../domain/ledger.ts';
import { reais } from '../money.ts';
import { entryLine } from '../replies/entry-words.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { type Answer, type Asked, countWords, numberedLines, sentence } from './answer.ts';
import { nothingFound, wordsFor } from './flow-figures.ts';
import { rankedGroups } from './groups.ts';
import { investedAnswer } from './stock.ts';

const MOST_ROWS = 15;
/** Entries shown when their number was asked for. */
const MOST_ASKED_FOR = 50;

function rows(
  asked: Asked,
  filter: LedgerFilter,
  order: LedgerOrder,
  limit: number,
): { shown: readonly Lancamento[]; lines: readonly string[] } {
  const { ledger, today } = asked;
  const shown = ledger.list(filter, order, limit);
  const sign = (entry: Lancamento): string =>
    filter.kind === 'fluxo' ? (entry.kind === 'receita' ? '➕ ' : '➖ ') : '';
  return { shown, lines: numberedLines(shown.map((entry) => `${sign(entry)}${entryLine(entry, today)}`)) };
}

/** The scope of what is newest: the period that was asked for, otherwise any day until today, since entries may lie ahead. */
function untilToday({ ledger, question, today }: Asked): Scope {
  const scope = scopeOf(ledger, question, today);
  if (question.period !== undefined) return scope;
  const { from: _from, to: _to, ...anyTime } = scope.filter;
  return { ...scope, filter: { ...anyTime, to: today } };
}

/** "entraram R$ 3.000,00, saíram R$ 950,00", from the cents of each kind. */
const inAndOut = (cents: (kind: 'despesa' | 'receita') => number): string =>
  `entraram ${reais(cents('receita'))}, saíram ${reais(cents('despesa'))}`;

/** Most recent entries, as many as were asked for: "últimos 3 gastos". */
function newestFew(asked: Asked, few: number): Answer {
  const { filter, about, when } = untilToday(asked);
  const { shown, lines } = rows(asked, filter, 'newest', Math.min(few, MOST_ASKED_FOR));
  if (shown.length === 0) return nothingFound(asked, about, when);
  const sumOf = (some: readonly Lancamento[]): number => some.reduce((sum, { cents }) => sum + cents, 0);
  const total =
    filter.kind === 'fluxo'
      ? inAndOut((kind) => sumOf(shown.filter((entry) => entry.kind === kind)))
      : reais(sumOf(shown));
  const which = shown.length === 1 ? 'O último lançamento' : `Os últimos ${countWords(shown.length)}`;
  const during = asked.question.period === undefined ? '' : ` ${when}`;
  return { text: [{ bold: `${which}${about}${during}: ${total}` }, ...lines], shown };
}

/** Newest first, numbered as long as the list is the one on the screen. */
export function listAnswer(asked: Asked): Answer {
  if (asked.question.limit !== undefined) return newestFew(asked, asked.question.limit);
  const { ledger, question, today } = asked;
  const { filter, when, about } = scopeOf(ledger, question, today);
  const { cents, count } = ledger.total(filter);
  if (count === 0) return nothingFound(asked, about, when);
  const { shown, lines } = rows(asked, filter, 'newest', MOST_ROWS);
  const more = count > shown.length ? [`\n… e mais ${count - shown.length}.`] : [];
  const total = filter.kind === 'fluxo' ? inAndOut((kind) => ledger.total({ ...filter, kind }).cents) : reais(cents);
  return {
    text: [{ bold: `${sentence(when)}${about}: ${countWords(count)}, ${total}` }, ...lines, ...more],
    shown,
  };
}

/** The most recent entry of all time, unless a period was given; the one `top_n` back, or the first of all. */
export function lastAnswer(asked: Asked): Answer {
  const { ledger, question, today } = asked;
  const { filter, about, when } = untilToday(asked);
  const place = question.top_n ?? 1;
  const entry = ledger.list(filter, question.check === 'first' ? 'oldest' : 'newest', place)[place - 1];
  if (entry === undefined)
    return { text: [`${wordsFor(question.type).none}${about}${question.period === undefined ? '' : ` ${when}`}.`] };
  return { text: ['Foi ', { bold: entryLine(entry, today) }, '.'], shown: [entry] };
}

/** The largest or smallest entries, or groups when grouping was asked. */
export function extremeAnswer(asked: Asked, which: 'max' | 'min'): Answer {
  const { ledger, question, today } = asked;
  if (question.group_by !== undefined) return rankedGroups(asked, which);
  // An investment is kept, and no month ends it.
  const invested = question.type === 'transfer' && question.category === 'investimentos';
  const scope = invested ? untilToday(asked) : scopeOf(ledger, question, today);
  const limit = Math.min(question.top_n ?? 1, MOST_ROWS);
  const { shown, lines } = rows(asked, scope.filter, which === 'max' ? 'largest' : 'smallest', limit);
  const [first] = shown;
  if (first === undefined)
    return invested && question.period === undefined
      ? investedAnswer(asked)
      : nothingFound(asked, scope.about, scope.when);
  const about = invested ? '' : scope.about;
  const when = invested && question.period === undefined ? 'até hoje' : scope.when;
  const word = which === 'max' ? 'Maior' : 'Menor';
  const noun = invested ? 'investimento' : question.type === 'income' ? 'entrada' : 'gasto';
  const next = question.check === 'next' ? shown[limit - 1] : undefined;
  if (next !== undefined) {
    const but = shown.slice(0, -1).map((entry) => entryLine(entry, today));
    return {
      text: [
        `Tirando ${but.join(' e ')}, ${question.type === 'income' ? 'a' : 'o'} ${word.toLowerCase()} ${noun}${about} ${when}: `,
        { bold: entryLine(next, today) },
        '.',
      ],
      shown: [next],
    };
  }
  if (limit === 1)
    return { text: [`${word} ${noun}${about} ${when}: `, { bold: entryLine(first, today) }, '.'], shown };
  return { text: [{ bold: `${which === 'max' ? 'Maiores' : 'Menores'} ${noun}s${about} ${when}:` }, ...lines], shown };
}
