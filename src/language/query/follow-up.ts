// "e em maio?", "e de gasolina?": the question before is asked again with what changed.

import { Reading } from '../reading.ts';
import type { SimplistaSlots } from '../slots/simplista-slots.ts';
import { tokenize } from '../tokenize.ts';
import { mend } from '../typo/mend.ts';
import { filtersOf } from './filters.ts';
import { readQuery } from './read-query.ts';

/** Longer messages ask for themselves. */
const LONGEST = 8;

/** Whether the message only changes a filter of the previous question. */
export function isFollowUp(r: Reading): boolean {
  if (r.scene.prevQuestion === undefined || r.tail - r.head > LONGEST || r.money?.marked === true) return false;
  return (
    r.norm(0) === 'e' ||
    r.norm(r.head) === 'e' ||
    (r.is(r.head, 'prep') && r.norm(r.head) !== 'a' && r.hasAny('cat', 'merchant', 'time', 'month')) ||
    /^(?:mas|so|agora) (?:em|no|na|de|com)\b/.test(r.line)
  );
}

/** Slots of the previous question, overridden by what this one says. */
export function followUp(r: Reading): SimplistaSlots {
  const before = new Reading(
    r.scene.prevQuestion ?? '',
    { now: r.scene.now },
    mend(tokenize(r.scene.prevQuestion ?? ''), r.scene.prevQuestion ?? ''),
  );
  const previous = readQuery(before);
  const changed = filtersOf(r, previous.type === 'income');
  const base: Partial<SimplistaSlots> = { ...previous };
  if (changed.category !== undefined || changed.merchant !== undefined || changed.counterpart !== undefined) {
    for (const key of ['category', 'merchant', 'counterpart'] as const) delete (base as Record<string, unknown>)[key];
  }
  return { ...base, ...changed } as SimplistaSlots;
}
