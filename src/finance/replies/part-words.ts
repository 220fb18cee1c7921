// One part of what was just recorded, as it is asked for: its category and why, its day, how it was paid.

import type { LocalDate } from '../../domain/dates.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import type { RichText } from '../../domain/text.ts';
import { categoryLabel } from '../category-labels.ts';
import { whenWords } from './day-words.ts';
import { detailWords, methodLabel, named, subjectWords } from './entry-words.ts';

export type Part = 'category' | 'why' | 'day' | 'method' | 'whole';

/** Movements between one's own accounts are of no category. */
const HAS_CATEGORY: ReadonlySet<Lancamento['kind']> = new Set(['despesa', 'receita', 'estorno']);

/** A line for each entry, and how to put it right. */
export function partWords(asked: Part, entries: readonly Lancamento[], today: LocalDate): RichText {
  const part = asked === 'day' || entries.every(({ kind }) => HAS_CATEGORY.has(kind)) ? asked : 'whole';
  const lines = entries.map((entry, n): RichText => [...(n === 0 ? [] : ['\n']), ...line(part, entry, today)]);
  const [only, ...others] = entries;
  return [...lines.flat(), ...(only === undefined || others.length > 0 ? [] : [hint(part, only)])];
}

function line(part: Part, entry: Lancamento, today: LocalDate): RichText {
  const subject = subjectWords(entry);
  const category = { bold: categoryLabel(entry.category) };
  switch (part) {
    case 'category':
      return [`${subject} ficou em `, category, '.'];
    case 'why':
      return [`Pelo nome: “${named(entry)}” costuma ser `, category, '.'];
    case 'day':
      return [`${subject} ficou com a data de `, { bold: dated(entry, today) }, '.'];
    case 'method':
      return entry.method === ''
        ? [`${subject}: você não me disse como pagou.`]
        : [`${subject} ficou assim: `, { bold: methodLabel(entry.method) }, `${detailWords(entry, today)}.`];
    case 'whole':
      return [`Anotei ${subject}${detailWords(entry, today)}.`];
    default:
      return part satisfies never;
  }
}

function hint(part: Part, entry: Lancamento): string {
  const other = entry.kind !== 'despesa' ? 'renda extra' : entry.category === 'lazer' ? 'mercado' : 'lazer';
  switch (part) {
    case 'category':
      return ` Se for outra: “muda pra ${other}”.`;
    case 'why':
      return ` Se não for, diga “muda pra ${other}”, ou “${named(entry)} é sempre ${other}” e eu passo a fazer assim.`;
    case 'day':
      return ' Se foi outro dia: “foi ontem”.';
    case 'method':
      return entry.method === '' ? ' É só dizer: “foi no pix”, “foi no crédito”.' : '';
    case 'whole':
      return '';
    default:
      return part satisfies never;
  }
}

/** 'hoje, 18/11': what was read and the day on the calendar. */
function dated(entry: Lancamento, today: LocalDate): string {
  const words = whenWords(entry, today);
  const [, month = '', day = ''] = entry.date.split('-');
  return /\d/u.test(words) || entry.precision !== 'day' ? words : `${words}, ${day}/${month}`;
}
