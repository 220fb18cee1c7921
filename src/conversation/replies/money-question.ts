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
import { factWords } from '../../finance/replies/told-reply.ts';
import { toldSubject } from '../../finance/replies/told-subject.ts';
import { recurrenceWords } from '../../finance/replies/told-words.ts';
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
    case 'set_recurring':
      return ['Guardo ', { bold: recurrenceWords(call.args.told.value) }, '?'];
    case 'tell_money': {
      const { told } = call.args;
      const subject = told.kind === 'perfil' ? factWords(told) : toldSubject(told);
      if (subject === '') return undefined;
      return [told.kind === 'perfil' ? 'Anoto que ' : 'Guardo ', { bold: subject }, '?'];
    }
    default:
      return undefined;
  }
}

/** In entries: more are shown as they were typed. */
const MOST_LINES = 12;
const IN_WORDS: Readonly<Record<number, string>> = { 2: 'dois', 3: 'três' };

const linesOf = (entries: readonly Draft[], today: LocalDate): RichText | undefined =>
  entries.length > MOST_LINES
    ? undefined
    : [
        `Anoto estes ${IN_WORDS[entries.length] ?? entries.length}?`,
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
