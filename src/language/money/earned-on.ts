// One verb of income applies to the following items: "vendi 3 bolos 90 e 2 tortas 80", "recebi 100 da Ana e 50 da Bia".

import type { Entry } from '../lexicon/entry.ts';
import type { Reading } from '../reading/reading.ts';
import { MOVED } from '../signals/about.ts';
import { ANY_TENSE, INFINITIVE, PAST_MINE, PAST_THEIRS } from '../verbs/tense.ts';
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
  // "99 pagou 198 e uber 244".
  const paid = r.findVerb('v_pay', PAST_THEIRS, before.from, before.to);
  if (r.is(paid - 1, 'merchant') && r.is(range.from, 'merchant')) return 'recebi';
  const received = r.findVerb('v_receive', PAST_MINE | INFINITIVE, 0, before.to) >= 0;
  const like = soldAlike(r, before, range) && (received || r.findVerb('v_arrive', PAST_THEIRS, 0, before.to) >= 0);
  return like || (received && namesGiver(r, range.from, range.to)) ? 'recebi' : undefined;
}

/** What stands behind the amount: "85 da progressiva". */
function ofWhat(r: Reading, { amount }: EntryRange): Entry | 'new' | undefined {
  const at = amount === undefined ? -1 : r.unitOf(amount.to);
  return r.is(at, 'prep_of') ? (r.units[skipDeterminers(r, at + 1)]?.entry ?? 'new') : undefined;
}

/** "Entrou 85 da progressiva e 40 de corte", both made or done; "caiu 3 mil de salário e 40 de gasolina", which was spent. */
function soldAlike(r: Reading, before: EntryRange, range: EntryRange): boolean {
  const [one, other] = [ofWhat(r, before), ofWhat(r, range)];
  if (one === undefined || other === undefined) return false;
  return other === 'new' || other.in !== undefined || (one !== 'new' && one.in?.category !== 'salario');
}
