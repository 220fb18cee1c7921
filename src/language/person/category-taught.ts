// Taught categories: "mercado do Zé é feira", "ifood conta como lazer": a name, a classifying cue, a category word, and no other verb.

import { CATEGORIES, type Category } from '../categories/category.ts';
import type { Reading } from '../reading/reading.ts';
import { asks } from '../signals/asks.ts';

export type Taught = { readonly merchant: string; readonly category: Category };

const FORBIDDEN = [
  'memory_any',
  'v_delete',
  'remind_me',
  'q_compare',
  'degree',
  'feeling',
  'due_word',
  'v_want',
  'limit_noun',
  'balance_noun',
  'concept',
  'why',
  'how',
  'diag_noun',
  'v_explain',
  'v_show',
  'v_find',
] as const;

function cueAt(r: Reading): number {
  for (let i = r.head + 1; i < r.tail; i++) {
    const norm = r.norm(i);
    if (norm === '=' || norm === '→') return i;
    if (!r.is(i, 'teach_cue')) continue;
    // A bare "e" is a conjunction unless written "é" or followed only by the category's own name.
    const named = r.tail - i === 2 && r.is(i + 1, 'cat_name');
    if (norm === 'e' && !/^(?:é|É|eh)/.test(r.raw(i, i + 1)) && !named) continue;
    return i;
  }
  return -1;
}

function categoryAfter(r: Reading, cue: number): { category: Category; at: number } | undefined {
  for (let i = cue + 1; i < r.tail; i++) {
    if (r.is(i, 'not')) return undefined;
    const entry = r.units[i]?.entry;
    const slug = r.norm(i) as Category;
    if (CATEGORIES.includes(slug)) return { category: slug, at: i };
    const sense = entry?.out ?? entry?.in;
    if (sense !== undefined) return { category: sense.category, at: i };
  }
  return undefined;
}

/** "… é feira, não supermercado". */
const DENIES = /^(?:, |e )+(?:nao|n) (?:e )?[a-z]+/;

/** Undefined while a question is open, and for anything with an amount. */
export function categoryTaught(r: Reading): Taught | undefined {
  if (!r.equated && !r.has('teach_cue')) return undefined;
  if (
    asks(r) ||
    r.amounts.length > 0 ||
    r.context.pending !== undefined ||
    r.tail - r.head > 12 ||
    r.hasAny(...FORBIDDEN) ||
    // "Porcentagem que vai pra moradia" asks.
    r.fits(/\bque vai p|\b(?:nome|descricao) .*(?:errad|cert)[oa]/)
  )
    return undefined;
  const cue = cueAt(r);
  if (
    cue < 0 ||
    r.isAny(r.head, 'demo', 'v_correct', 'not') ||
    r.norm(r.head) === 'categoria' ||
    r.norm(r.head + 1) === 'categoria'
  )
    return undefined;
  const found = categoryAfter(r, cue);
  if (found === undefined) return undefined;
  const strong =
    r.norm(cue) !== 'e' ||
    (found.at === cue + 1 &&
      (r.is(found.at, 'cat_name') || DENIES.test(r.words(r.units[found.at + 1]?.from ?? 0, r.tokens.length)))) ||
    r.tail - cue === 2;
  if (!strong) return undefined;
  let end = cue;
  // "pra mim é", "deve entrar como", "sempre é" are part of the cue.
  while (
    end > r.head + 1 &&
    (/^(?:pra|para|mim|deve|devia|tem|que|sempre|agora|ser|,|:)$/.test(r.norm(end - 1)) ||
      r.isAny(end - 1, 'teach_cue', 'should'))
  )
    end--;
  return { merchant: r.raw(r.head, end).replace(/^[oa]s? /i, ''), category: found.category };
}
