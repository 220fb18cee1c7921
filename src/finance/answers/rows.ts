// Entries as a list: all, the last, the largest, the smallest. Listed entries can be referred to by number.

import type { Lancamento, LedgerFilter, LedgerOrder } from '../../domain/ledger.ts';
import { reais } from '../money.ts';
import { entryLine } from '../replies/entry-words.ts';
import { scopeOf } from '../scope.ts';
import { type Answer, type Asked, countWords, numberedLines, sentence } from './answer.ts';
import { nothingFound, wordsFor } from './flow-figures.ts';
import { rankedGroups } from './groups.ts';

const MOST_ROWS = 15;

/** Entries scanned when something is excluded ("o maior gasto sem ser aluguel"). */
const MOST_LEFT_OUT = 500;

function leftOut({ ledger, question, today }: Asked): ReadonlySet<number> {
  const { less = [], type, period } = question;
  const asked = {
    op: 'list',
    ...(type === undefined ? {} : { type }),
    ...(period === undefined ? {} : { period }),
  } as const;
  return new Set(
    less.flatMap((topic) =>
      ledger
        .list(scopeOf(ledger, { ...asked, ...topic }, today).filter, 'newest', MOST_LEFT_OUT)
        .map(({ id }) => id as number),
    ),
  );
}

function rows(
  asked: Asked,
  filter: LedgerFilter,
  order: LedgerOrder,
  limit: number,
): { shown: readonly Lancamento[]; lines: readonly string[] } {
  const { ledger, today } = asked;
  const out = leftOut(asked);
  const shown = ledger
    .list(filter, order, limit + out.size)
    .filter(({ id }) => !out.has(id))
    .slice(0, limit);
  const sign = (entry: Lancamento): string =>
    filter.kind === 'fluxo' ? (entry.kind === 'receita' ? '➕ ' : '➖ ') : '';
  return { shown, lines: numberedLines(shown.map((entry) => `${sign(entry)}${entryLine(entry, today)}`)) };
}

/** The newest few of any day until today, or of the period that was asked for: "últimos 3 gastos". */
function newestFew(asked: Asked, few: number): Answer {
  const { ledger, question, today } = asked;
  const scope = scopeOf(ledger, question, today);
  const { from: _from, to: _to, ...anyTime } = scope.filter;
  const filter = question.period === undefined ? { ...anyTime, to: today } : scope.filter;
  const { shown, lines } = rows(asked, filter, 'newest', Math.min(few, MOST_LISTED));
  if (shown.length === 0) return nothingFound(asked, scope.about, scope.when);
  const sum = (kind: Lancamento['kind']): string =>
    reais(shown.reduce((cents, entry) => (entry.kind === kind ? cents + entry.cents : cents), 0));
  const total =
    filter.kind === 'fluxo'
      ? `entraram ${sum('receita')}, saíram ${sum('despesa')}`
      : reais(shown.reduce((cents, entry) => cents + entry.cents, 0));
  const when = question.period === undefined ? '' : ` ${scope.when}`;
  const which = shown.length === 1 ? 'O último lançamento' : `Os últimos ${countWords(shown.length)}`;
  return { text: [{ bold: `${which}${scope.about}${when}: ${total}` }, ...lines], shown };
}
const MOST_LISTED = 50;

export function listAnswer(asked: Asked): Answer {
  if (asked.question.limit !== undefined) return newestFew(asked, asked.question.limit);
  const { ledger, question, today } = asked;
  const { filter, when, about } = scopeOf(ledger, question, today);
  const { cents, count } = ledger.total(filter);
  if (count === 0) return nothingFound(asked, about, when);
  const { shown, lines } = rows(asked, filter, 'newest', MOST_ROWS);
  const more = count > shown.length ? [`\n… e mais ${count - shown.length}.`] : [];
  const total = filter.kind === 'fluxo' ? flowTotal(asked, filter) : reais(cents);
  return {
    text: [{ bold: `${sentence(when)}${about}: ${countWords(count)}, ${total}` }, ...lines, ...more],
    shown,
  };
}

function flowTotal({ ledger }: Asked, filter: LedgerFilter): string {
  const of = (kind: 'despesa' | 'receita'): string => reais(ledger.total({ ...filter, kind }).cents);
  return `entraram ${of('receita')}, saíram ${of('despesa')}`;
}

/** The most recent entry of all time, unless a period was given. */
export function lastAnswer(asked: Asked): Answer {
  const { ledger, question, today } = asked;
  const scope = scopeOf(ledger, question, today);
  const { from: _from, to: _to, ...anyTime } = scope.filter;
  const filter = question.period === undefined ? { ...anyTime, to: today } : scope.filter;
  const [entry] = ledger.list(filter, 'newest', 1);
  if (entry === undefined)
    return {
      text: [`${wordsFor(question.type).none}${scope.about}${question.period === undefined ? '' : ` ${scope.when}`}.`],
    };
  return { text: ['Foi ', { bold: entryLine(entry, today) }, '.'], shown: [entry] };
}

export function extremeAnswer(asked: Asked, which: 'max' | 'min'): Answer {
  const { ledger, question, today } = asked;
  if (question.group_by !== undefined) return rankedGroups(asked, which);
  const { filter, when, about } = scopeOf(ledger, question, today);
  const limit = Math.min(question.top_n ?? 1, MOST_ROWS);
  const { shown, lines } = rows(asked, filter, which === 'max' ? 'largest' : 'smallest', limit);
  const [first] = shown;
  if (first === undefined) return nothingFound(asked, about, when);
  const word = which === 'max' ? 'Maior' : 'Menor';
  const noun = question.type === 'income' ? 'entrada' : 'gasto';
  if (limit === 1)
    return { text: [`${word} ${noun}${about} ${when}: `, { bold: entryLine(first, today) }, '.'], shown };
  return { text: [{ bold: `${which === 'max' ? 'Maiores' : 'Menores'} ${noun}s${about} ${when}:` }, ...lines], shown };
}
