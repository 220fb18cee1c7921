// The answer to a question: its text, the entries it puts on the screen ("apaga o 2"), and whether there are more.

import type { LocalDate } from '../../domain/dates.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import type { KeyedList } from '../../domain/remembered.ts';
import type { RichText } from '../../domain/text.ts';
import type { LedgerReads } from '../../ports.ts';
import type { Question } from '../question.ts';

export type Answer = {
  readonly text: RichText;
  /** Numbered in the text in this order. */
  readonly shown?: readonly Lancamento[];
  /** What else is numbered in the text, in this order. */
  readonly keyed?: KeyedList;
  /** The rows behind the figure can be listed ("mostra"). */
  readonly more?: true;
  /** It can be seen as a picture (chart-of-question). */
  readonly drawable?: true;
};

export type Asked = { readonly ledger: LedgerReads; readonly question: Question; readonly today: LocalDate };

/** 'neste mês' -> 'Neste mês'. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** '1 lançamento', '3 lançamentos'. */
export const countWords = (count: number, one = 'lançamento', many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Numbered lines, one record each. */
export const numberedLines = (lines: readonly string[]): readonly string[] =>
  lines.map((line, index) => `\n${index + 1}. ${line}`);
