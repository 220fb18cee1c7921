// Yes, no, stop or none-of-these, when a message is made of nothing else.

import type { WordClass } from '../lexicon/word-class.ts';
import type { Reading } from '../reading.ts';

const PADDING: readonly WordClass[] = [
  'filler',
  'courtesy',
  'thanks',
  'kin',
  'pointer',
  'here',
  'laugh',
  'more',
  'demo',
  'time',
  'me',
  'i',
  'you',
  'det',
  'v_keep',
  'v_delete',
  'v_wipe',
  'v_want',
  'v_can',
  'v_be',
  'v_put',
  'prep',
  'greeting',
  'already',
  'all',
];

export function onlyOf(r: Reading, names: readonly WordClass[], padding: readonly WordClass[] = PADDING): boolean {
  let seen = false;
  for (let i = 0; i < r.units.length; i++) {
    const unit = r.units[i];
    if (unit === undefined || unit.kind === 'punct' || unit.kind === 'emoji') continue;
    if (names.some((name) => r.is(i, name))) seen = true;
    else if (!padding.some((name) => r.is(i, name))) return false;
  }
  return seen;
}

export type AnswerKind = 'yes' | 'no' | 'stop' | 'none';

/** How a pending question was answered; undefined when the words are about something else. */
export function answerKind(r: Reading): AnswerKind | undefined {
  const units = r.units.length;
  if (r.has('none_of') && units <= 8) return 'none';
  if (r.has('stop') && onlyOf(r, ['stop', 'no', 'yes'])) return 'stop';
  const leadsNo = r.is(r.head, 'no') || r.is(r.head, 'not') || r.is(0, 'no') || r.is(0, 'not');
  if (leadsNo && (units <= 8 || onlyOf(r, ['no', 'not']))) {
    // "não, pode apagar": what follows the comma is the answer.
    const comma = r.norm(r.head + 1) === ',' && r.is(r.head + 2, 'yes') && !r.is(r.head + 2, 'no');
    return comma ? 'yes' : 'no';
  }
  if (r.hasAny('no', 'bad') && units <= 6) return 'no';
  if (r.units.some((unit) => unit.norm === '👎')) return 'no';
  if (r.units.some((unit) => unit.kind === 'emoji' && /👍|✅|👌|🆗|🙌/u.test(unit.norm)) && r.head >= r.tail)
    return 'yes';
  if ((r.has('yes') || r.hasAny('thanks')) && onlyOf(r, ['yes', 'thanks'])) return 'yes';
  return undefined;
}
