// Confirmation of a ledger write the rules are unsure about: it states what would be written, not what was typed.

import type { LocalDate } from '../../domain/dates.ts';
import type { RichText } from '../../domain/text.ts';
import { categoryLabel } from '../../finance/category-labels.ts';
import { type Draft, missingPiece } from '../../finance/draft.ts';
import { fieldsOf } from '../../finance/draft-fields.ts';
import type { EntryChanges } from '../../finance/entry-changes.ts';
import type { EntryPointer } from '../../finance/entry-pointer.ts';
import { reais } from '../../finance/money.ts';
import { dayWords } from '../../finance/replies/day-words.ts';
import { entryLine, methodLabel } from '../../finance/replies/entry-words.ts';
import type { ToolCall } from '../../tools/registry.ts';

/** @returns undefined for what cannot be said in one short question. */
export function moneyQuestion(call: ToolCall, today: LocalDate): RichText | undefined {
  switch (call.tool) {
    case 'record_transaction': {
      const { entries } = call.args;
      const [draft, ...others] = entries;
      if (draft === undefined || entries.some((one) => one.kind === 'estorno' || missingPiece(one) !== undefined))
        return undefined;
      if (others.length > 0) return entries.some(({ pending }) => pending) ? undefined : linesOf(entries, today);
      const ahead = draft.kind === 'receita' ? 'Anoto a receber: ' : 'Anoto como conta a pagar: ';
      const opening = draft.pending ? ahead : 'Anoto ';
      return [opening, { bold: entryLine(fieldsOf(draft), today) }, '?'];
    }
    case 'edit_transaction': {
      const becomes = changeWords(call.args.changes, today);
      return becomes === undefined
        ? undefined
        : ['Corrijo ', { bold: pointed(call.args.pointer) }, ` para ${becomes}?`];
    }
    case 'remove_transaction':
      return call.args.all === undefined ? ['Tiro ', { bold: pointed(call.args.pointer) }, '?'] : undefined;
    default:
      return undefined;
  }
}

/** In entries: more are shown as they were typed. */
const MOST_LINES = 3;

const linesOf = (entries: readonly Draft[], today: LocalDate): RichText | undefined =>
  entries.length > MOST_LINES
    ? undefined
    : [
        `Anoto ${entries.length === 2 ? 'estes dois' : 'estes três'}?`,
        ...entries.map((entry) => `\n• ${entryLine(fieldsOf(entry), today)}`),
      ];

function pointed(pointer: EntryPointer): string {
  if ('words' in pointer && pointer.words !== undefined) return pointer.words;
  return 'cents' in pointer && pointer.cents !== undefined ? `o de ${reais(pointer.cents)}` : 'o último lançamento';
}

/** One change in words; several are asked as they were typed. */
function changeWords(
  { cents, date, category, method, parcelas, ...rest }: EntryChanges,
  today: LocalDate,
): string | undefined {
  const said = [
    ...(cents === undefined ? [] : [reais(cents)]),
    ...(category === undefined ? [] : [categoryLabel(category)]),
    ...(method === undefined ? [] : [methodLabel(method)]),
    ...(parcelas === undefined ? [] : [`${parcelas}x`]),
    ...(date === undefined ? [] : [dayWords(date, today)]),
  ];
  return said.length === 0 || Object.keys(rest).length > 0 ? undefined : said.join(', ');
}
