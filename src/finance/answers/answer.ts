// The answer to a question: its text, the entries it lists (so "apaga o 2" can refer to them), and whether there are more.

import type { LocalDate } from '../../domain/dates.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import type { LedgerReads } from '../../domain/ledger-repos.ts';
import type { KeyedList } from '../../domain/remembered.ts';
import type { RichText } from '../../domain/text.ts';
import type { Question } from '../question.ts';

export type Answer = {
  readonly text: RichText;
  /** Entries numbered in the text, in this order. */
  readonly shown?: readonly Lancamento[];
  /** Other numbered items of the text (told facts), in this order. */
  readonly keyed?: KeyedList;
  /** The entries behind the figure can be listed on request ("mostra"). */
  readonly more?: true;
  /** A chart exists for it (chart-of-question). */
  readonly drawable?: true;
};

export type Asked = { readonly ledger: LedgerReads; readonly question: Question; readonly today: LocalDate };

/** Capitalises the first letter: 'neste mês' -> 'Neste mês'. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Count with its noun: '1 lançamento', '3 lançamentos'. */
export const countWords = (count: number, one = 'lançamento', many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Prefixes each line with its number, from 1. */
export const numberedLines = (lines: readonly string[]): readonly string[] =>
  lines.map((line, index) => `\n${index + 1}. ${line}`);
