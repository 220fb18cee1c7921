// Assigns an existing entry to a category or account: "põe o etanol na conta do C6", "o último bota como família".

import type { Reading } from '../reading/reading.ts';
import { asks } from '../signals/asks.ts';
import { changesIn } from './read-changes.ts';
import { nounIn } from './read-target.ts';

const PUTS =
  /\b(?:poe|bota|bote|ponha|coloca|coloque|passa|passe|joga)\b(?: [a-z\d,.]+){0,6} (?:em|na|no|como|pra|para) [a-z]/;

/** Whether a category or an account is assigned to an existing entry. */
export function putsEntry(r: Reading): boolean {
  if (!r.fits(PUTS) || asks(r) || r.says('sempre') || r.context.pending !== undefined || r.tail - r.head > 14)
    return false;
  if (
    r.hasAny('memory_any', 'v_keep', 'jar_noun', 'remind_me', 'budget_noun', 'recurring_noun', 'v_watch', 'list_noun')
  )
    return false;
  if (r.money !== undefined && !(r.has('demo') && r.is(r.unitOf(r.money.from) - 1, 'prep_of'))) return false;
  const { category, account } = changesIn(r);
  return (
    (category !== undefined || account !== undefined) &&
    (r.is(r.head, 'last') || nounIn(r, r.head, r.tail) !== undefined)
  );
}
