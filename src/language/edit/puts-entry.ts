// Assigns an existing entry to a category or account: "põe o etanol na conta do C6", "o último bota como família".

import type { Reading } from '../reading/reading.ts';
import { asks } from '../signals/asks.ts';
import type { TxTarget } from '../slots/slots.ts';
import { contrastTarget } from './field-owner.ts';
import { changesIn } from './read-changes.ts';
import { nounIn, targetIn } from './read-target.ts';

const ORDER = '(?:poe|bota|bote|ponha|coloca|coloque|passa|passe|joga)\\b';
const PUTS = new RegExp(`\\b${ORDER}(?: [a-z\\d,.]+){0,6} (?:em|na|no|como|pra|para) [a-z]`);

/** Whether a category or an account is assigned to an existing entry. */
export function putsEntry(r: Reading): boolean {
  if (
    !r.fits(PUTS) ||
    asks(r) ||
    r.fits(/\b(?:sempre|tudo que)\b/) ||
    r.context.pending !== undefined ||
    r.tail - r.head > 14
  )
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

/** With an article it may be one unit: "põe o". */
const VERB = new RegExp(`^${ORDER}`);
const POINTS = /^(?:es[st]|is[st]o|aquel)/;
const INTO = /^(?:em|na|no|como|pra|para|pro)$/;

/** The entry put elsewhere, between the verb and the preposition or before the verb; the last one when none is named. */
export function putTarget(r: Reading): TxTarget {
  const verb = r.units.findIndex((unit) => VERB.test(unit.norm));
  const into = r.units.findLastIndex((unit, at) => at > verb && at < r.tail - 1 && INTO.test(unit.norm));
  if (POINTS.test(r.norm(verb + 1)) || r.is(r.head, 'last')) return 'last';
  const before = targetIn(r, r.head, verb);
  const named = before === 'last' ? targetIn(r, verb + 1, into) : before;
  return named === 'last' || named.description === undefined ? contrastTarget(r) : named;
}
