// Replies before and after importing a statement: how many movements of each kind, since when, and what is skipped and why.

import type { LocalDate } from '../../domain/dates.ts';
import type { StatementLine } from '../../domain/statement.ts';
import type { RichText } from '../../domain/text.ts';
import { categoryLabel } from '../category-labels.ts';
import { contaKey, contaLabel } from '../conta.ts';
import type { SortedLines } from '../import/new-lines.ts';
import { MOST_STATEMENT_LINES, type Statement, type UnreadStatement } from '../import/read-statement.ts';
import { reais } from '../money.ts';

const SHOWN = 5;

const day = (date: LocalDate): string => date.split('-').reverse().join('/');

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

function nameOf({ bank, card }: Statement): string {
  const slug = bank === '' ? (card ? 'cartao' : '') : bank;
  if (slug === '') return '';
  return ` (${contaLabel(contaKey(card ? 'cartao' : 'corrente', slug))})`;
}

function sums(lines: readonly StatementLine[]): string {
  const kinds = [
    ['receita', 'entrada', 'entradas'],
    ['despesa', 'despesa', 'despesas'],
    ['transferencia', 'transferência', 'transferências'],
    ['investimento', 'movimento de investimento', 'movimentos de investimento'],
  ] as const;
  return kinds
    .flatMap(([kind, one, many]) => {
      const of = lines.filter((line) => line.kind === kind);
      if (of.length === 0) return [];
      return `\n• ${counted(of.length, one, many)}: ${reais(of.reduce((sum, { cents }) => sum + cents, 0))}`;
    })
    .join('');
}

const rowOf = ({ date, kind, description, cents, category }: StatementLine): string =>
  `\n${day(date).slice(0, 5)} ${description}, ${kind === 'receita' ? '+' : ''}${reais(cents)} (${categoryLabel(category).toLowerCase()})`;

function skipped({ repeated, told }: SortedLines): string {
  return [
    ...(repeated.length === 0
      ? []
      : [
          `\n\n${counted(repeated.length, 'repetida que vou pular', 'repetidas que vou pular')}: já vieram de outro extrato.`,
        ]),
    ...(told.length === 0
      ? []
      : [
          `\n\n${counted(told.length, 'parece já anotada por você', 'parecem já anotadas por você')} e também vou pular.`,
        ]),
  ].join('');
}

/** Asks for confirmation; lists the lines that would be imported. */
export function statementPreview(statement: Statement, sorted: SortedLines): RichText {
  const { fresh } = sorted;
  const [first, last] = [fresh[0]?.date, fresh.at(-1)?.date];
  const period =
    first === undefined || last === undefined
      ? ''
      : first === last
        ? ` de ${day(first)}`
        : `, de ${day(first)} a ${day(last)}`;
  const unread =
    statement.unread === 0 ? '' : `\n\n${counted(statement.unread, 'linha eu não entendi', 'linhas eu não entendi')}.`;
  return [
    `📄 Li o extrato${nameOf(statement)}${period}:${sums(fresh)}`,
    `\n${fresh.slice(0, SHOWN).map(rowOf).join('')}`,
    fresh.length > SHOWN ? `\n… e mais ${fresh.length - SHOWN}.` : '',
    skipped(sorted),
    unread,
    '\n\nAnoto tudo?',
  ];
}

/** When no line is new: how many were recorded before. */
export const statementKnown = ({ lines }: Statement, { repeated, told }: SortedLines): RichText => [
  told.length === 0
    ? `Esse extrato eu já anotei: ${counted(repeated.length, 'linha', 'linhas')}, nenhuma nova.`
    : `Não tem nada novo nesse extrato: ${counted(lines.length, 'linha que já está anotada', 'linhas que já estão anotadas')}.`,
];

/** How many lines became entries, with their sums. */
export const statementImported = (lines: readonly StatementLine[]): RichText =>
  lines.length === 0
    ? ['Tudo isso já estava anotado.']
    : [`Pronto: anotei ${counted(lines.length, 'linha', 'linhas')} do extrato.${sums(lines)}`];

export const statementGone: RichText = ['Esse extrato já passou. Me mande o arquivo de novo?'];

const UNREAD: Readonly<Record<UnreadStatement | 'failed', string>> = {
  too_big: 'Esse arquivo é grande demais para mim: leio extratos de até 2 MB.',
  too_many: `Esse extrato tem linhas demais: leio até ${MOST_STATEMENT_LINES} por vez. Me mande um período menor?`,
  empty: 'Esse extrato não tem nenhum lançamento.',
  unknown: 'Não achei um extrato nesse arquivo. Leio OFX e CSV, do jeito que o banco exporta.',
  failed: 'Não consegui baixar esse arquivo agora. Me mande de novo daqui a pouco?',
};

/** Why the file could not be read, and what would help. */
export const statementUnread = (why: UnreadStatement | 'failed'): RichText => [UNREAD[why]];
