// The recorded entry a message refers to: the last one, or one identified by noun, value or day.

import { folded } from '../../domain/fold.ts';
import { isContent } from '../money/describe.ts';
import { takenUnits } from '../money/taken-units.ts';
import type { Reading } from '../reading/reading.ts';
import { present } from '../slots/present.ts';
import type { TxTarget } from '../slots/slots.ts';

/** Words for entries in general, which identify none. */
function isGenericNoun(r: Reading, i: number): boolean {
  return (
    r.isAny(i, 'tx_only', 'item_noun', 'v_delete', 'v_correct', 'correction', 'self_repair', 'last', 'v_undo') ||
    /^(?:o que|que|quem|era|eram|foi|foram|conta|data|metodo|forma|categoria|valor|nome|titulo|descricao|ruim|(?:muda|troca) de|duas vezes|vezes|duas|(?:efetu|realiz|registr|lanc|duplic)ad[oa]|repetid[oa])$/.test(
      r.norm(i),
    )
  );
}

/** Noun phrase that identifies the entry in units [from, to). */
export function nounIn(r: Reading, from: number, to: number): string | undefined {
  const taken = takenUnits(r, [], false);
  for (let i = from; i < to; i++) {
    // "Quem pagou foi a Carol" names no entry.
    if (r.norm(i) === 'quem') return undefined;
    if (isGenericNoun(r, i) || !isContent(r, i, taken)) continue;
    let end = i + 1;
    while (
      end < to &&
      ((isContent(r, end, taken) && !isGenericNoun(r, end)) ||
        (r.is(end, 'prep_of') && isContent(r, end + 1, taken) && end + 1 < to))
    )
      end++;
    return r.raw(i, end).toLowerCase();
  }
  return undefined;
}

/** The target named in units [from, to). */
export function targetIn(r: Reading, from: number, to: number): TxTarget {
  const description = nounIn(r, from, to);
  const amount = r.amounts.find((candidate) => r.unitOf(candidate.from) >= from && r.unitOf(candidate.from) < to);
  const date = r.past.find((candidate) => r.unitOf(candidate.from) >= from && r.unitOf(candidate.from) < to);
  if (description === undefined && amount === undefined && date === undefined) return 'last';
  return present({ description, amount_cents: amount?.cents, date: date?.date });
}

/** A named entry other than the last one: "na real foi 98 o presente", said after the market. */
export function namedElsewhere(r: Reading): TxTarget | undefined {
  const last = r.context.lastTx?.description;
  if (last === undefined || r.amounts.length === 0 || r.amounts.length > 2) return undefined;
  for (let i = r.head + 1; i < r.tail; i++) {
    if (!r.isAny(i, 'cat', 'merchant') || !/^d?[oa]s?$/.test(r.norm(i - 1))) continue;
    const noun = r.raw(i, i + 1).toLowerCase();
    return folded(last).includes(r.norm(i)) ? undefined : { description: noun };
  }
  return undefined;
}
