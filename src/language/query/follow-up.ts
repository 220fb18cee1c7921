// Follow-up questions repeat the previous one with a change: "e em maio?", "e de gasolina?".

import { askedOfNotes, searchWords } from '../memory/asked-note.ts';
import { openQuestion } from '../memory/open-question.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import { Reading } from '../reading/reading.ts';
import { didIt } from '../remarks/did-it.ts';
import { aboutMemory, statesMoney } from '../signals/about.ts';
import type { SimplistaSlots } from '../slots/simplista-slots.ts';
import { tokenize } from '../tokens/tokenize.ts';
import { mend } from '../typo/mend.ts';
import { ORDER_OR_INFINITIVE } from '../verbs/tense.ts';
import { filtersOf } from './filters.ts';
import { readQuery } from './read-query.ts';

/** Longer messages are questions of their own. */
const LONGEST = 8;

/** Whether the message only changes a filter of the previous question. */
export function isFollowUp(r: Reading): boolean {
  return mayFollow(r) && !isOfNotes(previous(r)) && Object.keys(filtersOf(r)).length > 0;
}

/** The search words of "e a de caruru?" behind "cadê a receita de vatapá?"; undefined when nothing is looked for further. */
export const searchedNext = oncePerReading((r): string | undefined =>
  mayFollow(r) && (joins(r, 0) || joins(r, r.head)) && isOfNotes(previous(r))
    ? searchWords(r.raw(r.head, r.tail).replace(/^e /i, ''))
    : undefined,
);

const isOfNotes = (before: Reading): boolean =>
  askedOfNotes(before) !== undefined ||
  openQuestion(before) !== undefined ||
  (aboutMemory(before) && before.hasAny('v_find', 'where', 'is_there'));

/** The question before. */
function previous({ context }: Reading): Reading {
  const text = context.prevQuestion ?? '';
  return new Reading(text, { now: context.now }, mend(tokenize(text), text));
}

function mayFollow(r: Reading): boolean {
  if (r.context.prevQuestion === undefined || r.tail - r.head > LONGEST || r.money?.marked === true) return false;
  // "E paguei 30 de uber", "no sicoob tem mil", "na nota do óleo troca pra 10w40" are independent statements.
  if (aboutMemory(r) || r.has('remind_me') || ORDERS.some((verb) => r.hasVerb(verb, ORDER_OR_INFINITIVE))) return false;
  if (r.money !== undefined && !r.marked && (didIt(r) || statesMoney(r) || r.has('v_have'))) return false;
  return (
    joins(r, 0) ||
    joins(r, r.head) ||
    (r.is(r.head, 'prep') &&
      r.norm(r.head) !== 'a' &&
      !isVerb(r, r.head) &&
      r.hasAny('cat', 'merchant', 'time', 'month')) ||
    r.fits(/^(?:mas|so|agora) (?:em|no|na|de|com)\b/)
  );
}

const ORDERS = ['v_keep', 'v_remind', 'v_delete', 'v_correct', 'v_watch', 'v_export'] as const;

/** The conjunction "e", not "é". */
const joins = (r: Reading, i: number): boolean =>
  /^e(?: ess[ae])?$/.test(r.norm(i)) && r.tokens[r.units[i]?.from ?? -1]?.raw.toLowerCase() !== 'é';

/** "Dá" as a verb; without its accent it is a contraction. */
const isVerb = (r: Reading, i: number): boolean => /^dá$/i.test(r.tokens[r.units[i]?.from ?? -1]?.raw ?? '');

/** Slots of the previous question, overridden by those of this message. */
export function followUp(r: Reading): SimplistaSlots {
  const base: Partial<SimplistaSlots> = { ...readQuery(previous(r)) };
  const changed = filtersOf(r, base.type === 'income' ? 'income' : 'expense');
  if (changed.category !== undefined || changed.merchant !== undefined || changed.counterpart !== undefined) {
    for (const key of ['category', 'merchant', 'counterpart'] as const) delete (base as Record<string, unknown>)[key];
  }
  return { ...base, ...changed } as SimplistaSlots;
}
