// One verb of income applies to the following items: "vendi 3 bolos 90 e 2 tortas 80", "recebi 100 da Ana e 50 da Bia".

import type { Reading } from '../reading/reading.ts';
import { MOVED } from '../signals/about.ts';
import { ANY_TENSE, INFINITIVE, PAST_MINE } from '../verbs/tense.ts';
import { isPerson, skipDeterminers } from './counterpart.ts';
import type { EntryRange } from './movement.ts';

/** A payer or a piece of work: "da Ana", "do cliente", "60 do corte". */
function namesGiver(r: Reading, from: number, to: number): boolean {
  for (let i = from; i < to - 1; i++) {
    if (!r.is(i, 'prep_of')) continue;
    const who = skipDeterminers(r, i + 1);
    if (isPerson(r, who) || r.is(who, 'money_in') || (r.units[i - 1]?.kind === 'number' && /^d[oa]s?$/.test(r.norm(i))))
      return true;
  }
  return false;
}

/** The cue by which the range is income too; undefined when it states its own direction. */
export function earnedOn(r: Reading, before: EntryRange | undefined, range: EntryRange): string | undefined {
  // The "e" before the next item is not a verb.
  const to = r.norm(range.to - 1) === 'e' ? range.to - 1 : range.to;
  if (before === undefined || r.findSomeVerb(MOVED, ANY_TENSE, range.from, to) >= 0) return undefined;
  if (r.findVerb('v_sell', PAST_MINE) >= 0) return 'vendi';
  if (before.earned !== undefined) return before.earned;
  return r.findVerb('v_receive', PAST_MINE | INFINITIVE, 0, before.to) >= 0 && namesGiver(r, range.from, range.to)
    ? 'recebi'
    : undefined;
}
