// "Gastei 50 no mercado⏎me lembra da luz amanhã⏎quanto gastei hoje?": each line is a message of its own. Read as one
// sentence, the value of one line would go to the noun of another, and an order would be lost.

import { pattern } from '../domain/pattern.ts';
import { filed } from '../finance/draft.ts';
import type { Intent } from '../language/intent.ts';
import type { Understanding } from '../language/understanding.ts';
import type { Decision } from './decision.ts';
import { COURTESY, joined } from './joined.ts';
import { draftsOf } from './money/entry/drafts-of.ts';
import { keepOrAsk } from './money/entry/keep-or-ask.ts';
import { reworded, type Situation } from './situation.ts';
import { SURE } from './sure.ts';
import { LINE_MARK } from './wording/line-mark.ts';

const MOST = 15;
/** In characters. A longer line is a paragraph. */
const LONGEST_LINE = 160;
const GOES_ON = /^(?:(?:e|a[íi]|ah|depois|tamb[ée]m),?\s+)+(?=[a-zà-ÿ])/i;
/** Alone on the first line it stands before each of the others. */
const REMINDS = /^(?:por favor,? )?(?:me (?:lembr[ae]|avis[ae])(?: de| d[ao]s?| pra mim)?|lembretes?)\s*:?$/i;
/** Words that only a message of its own begins with: what follows a note may else be the rest of it. */
const OPENS = pattern('i')`
  ^(?:
    gastei|paguei|comprei|recebi|ganhei|vendi|me (?:lembr|avis)|lembr|anot|guard|salv|quero (?:ver|assistir)|
    (?:j[áa] )?(?:vi|assisti) |quant|qua(?:l|is)|cad[êe]|apag|exclu|tir[ae] |cancel|mostr|minhas?|meus?
  )
`;

const READS: ReadonlySet<Intent> = new Set<Intent>(['simplista', 'complexa', 'search', 'list_all', 'quote']);
const DOES: ReadonlySet<Intent> = new Set<Intent>([
  'save',
  'mark_item',
  'budget_set',
  'goal_set',
  'debt_set',
  'account_set',
]);

/** @param alone decides one line as if it were the whole message. Undefined unless every line stands by itself. */
export function decideLinesApart(situation: Situation, alone: (line: Situation) => Decision): Decision | undefined {
  const { text, read, message } = situation;
  if (!text.includes('\n') || message.forwarded) return undefined;
  const lines = linesOf(text);
  if (lines.length > MOST || lines.some((line) => line.length > LONGEST_LINE)) return undefined;
  const told = lines
    .map((line) => reworded(situation, line))
    .filter((line) => !COURTESY.has(line.understanding.intent));
  if (told.length < 2 || !told.every(standsAlone) || readsAsOne(told, read(text))) return undefined;
  const afterNote = told.findIndex(({ understanding }) => understanding.intent === 'save') + 1;
  if (afterNote > 0 && told.slice(afterNote).some((line) => !OPENS.test(line.text))) return undefined;
  return joined(told.map((line) => ({ line: line.text, part: entryOf(line) ?? alone(line) })));
}

function linesOf(text: string): readonly string[] {
  const lines = text.split('\n').flatMap((line) => line.trim().replace(LINE_MARK, '').replace(GOES_ON, '') || []);
  const [first = '', ...rest] = lines;
  return REMINDS.test(first) ? rest.map((line) => `me lembra de ${line}`) : lines;
}

/** A list of expenses has its own reading, which knows the day of its first line and the total of its last. What is still to come is none of it. */
const readsAsOne = (told: readonly Situation[], whole: Understanding): boolean =>
  whole.intent === 'lancamento' &&
  whole.slots.items?.length === told.length &&
  told.every(
    ({ understanding: { intent, slots } }, i) =>
      intent === 'lancamento' && slots.status === whole.slots.items?.[i]?.status,
  );

function standsAlone({ understanding: meant, text }: Situation): boolean {
  const { intent, confidence } = meant;
  if (meant.intent === 'lancamento') return meant.slots.description !== undefined && meant.slots.items === undefined;
  if (confidence < SURE) return false;
  if (READS.has(intent)) return text.endsWith('?') || OPENS.test(text);
  if (DOES.has(intent)) return true;
  switch (meant.intent) {
    case 'recurring_set':
      return meant.slots.amount_cents !== undefined;
    case 'reminder_set':
      return meant.slots.content !== undefined && (meant.slots.remind_at ?? meant.slots.recurrence) !== undefined;
    case 'split_settle':
      return meant.slots.counterpart !== undefined;
    case 'delete_item':
      return meant.slots.query !== undefined;
    case 'undo_transaction':
    case 'edit_transaction':
      return typeof meant.slots.target === 'object';
    default:
      return false;
  }
}

/** An entry with its value and its name. */
function entryOf(line: Situation): Decision | undefined {
  const { intent, slots } = line.understanding;
  if (intent !== 'lancamento' || slots.amount_cents === undefined || slots.missing?.join() !== 'category')
    return undefined;
  return keepOrAsk(draftsOf(slots, line).map(filed), line);
}
