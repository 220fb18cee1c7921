// Finds where a message with two meanings is split: "paguei 8 no café e quanto já foi no mês?", "salva o filme Matrix e
// a série Dark".

import type { Intent } from './intent.ts';
import { classSet } from './lexicon/class-bits.ts';
import type { Reading } from './reading/reading.ts';
import { moneyVerb } from './signals/about.ts';
import { HELLO } from './signals/greeting.ts';
import { INFINITIVE, ORDER_OR_INFINITIVE, PRESENT_MINE } from './verbs/tense.ts';

const OPENERS = classSet(
  'how_much',
  'which',
  'what',
  'who',
  'when',
  'where',
  'why',
  'how',
  'wonder',
  'remind_me',
  'should',
);
const HINGES = new Set(['e', ',', '.', ';', '!', 'mas', 'entao']);

/** Asks for what was recorded, so that a price before it is told: "mercado 45, quanto já gastei no mês?". */
const OF_RECORDS = /^quanto (?:eu )?(?:ja |gast(?:ei|amos)|tenho de |(?:sobr|rest)ou d)/;

/** UTF-16 offset where the second part begins, or -1. Both parts need content words of their own. */
export function secondPartAt(r: Reading): number {
  if (r.money === undefined || r.tail - r.head < 5) return -1;
  const stated = moneyVerb(r);
  const end = Math.min(r.tail, 60);
  for (let i = r.head + 2; i < end - 1; i++) {
    // "Paguei 62 na pizza quanto já gastei esse mês", dictated.
    const dictated = /^quanto\b/.test(r.norm(i)) && stated >= 0 && stated < i && !r.units[i - 1]?.entry?.tenses;
    if (dictated && OF_RECORDS.test(r.words(r.units[i]?.from ?? 0, (r.units[i]?.from ?? 0) + 4)))
      return r.unitOf(r.money.from) < i ? r.startOf(i) : -1;
    if (!HINGES.has(r.norm(i))) continue;
    let next = i + 1;
    while (HINGES.has(r.norm(next)) || r.is(next, 'filler')) next++;
    const asks =
      r.isSome(next, OPENERS) ||
      (r.marked && r.has('or') && ((r.units[next]?.entry?.tenses ?? 0) & PRESENT_MINE) !== 0);
    if (!asks || r.unitOf(r.money.from) > i) continue;
    const { from = 0 } = r.units[next] ?? {};
    if ((stated >= 0 && stated < i) || (r.find('cat', 0, i) >= 0 && OF_RECORDS.test(r.words(from, from + 4))))
      return r.startOf(next);
  }
  return -1;
}

/** How what is done by itself begins, by what it does. */
const KEPT = '(?:[oa] |uma? )?(?:filme|s[ée]rie|nota|v[íi]deo|link|receita|ideia|dica|livro|lembrete)\\b';
const ACTS: readonly (readonly [does: Intent, says: RegExp])[] = [
  // "Anota que a Lu me deve um favor", "salva: botijão 110 no Chico".
  ['save', new RegExp(`^(?:por favor )?(?:salv|guard|adicion|anot)[ae](?: a[íi])? ?(?::|que\\b|${KEPT})`, 'i')],
  ['delete_item', new RegExp(`^(?:apag|delet|exclu|tir|remov)[aei] ${KEPT}`, 'i')],
  ['lancamento', /^(?:eu )?(?:gastei|paguei|comprei|recebi|ganhei)\b/i],
  ['reminder_set', /^(?:por favor )?me (?:lembr[ae]|avis[ae])\b/i],
  ['simplista', /^quanto (?:eu )?(?:ja )?(?:gastei|paguei|recebi|tenho|sobr)/i],
  ['enrich', /^me (?:diz|fala|conta) (?:qu|o(?:nde)? |do )/i],
];
const actAt = (text: string): Intent | undefined => ACTS.find(([, says]) => says.test(text))?.[0];

const GREETING = new RegExp(`^${HELLO}`, 'i');

export type TwoActs = {
  /** UTF-16 offsets: the end of the first part and the start of the second. */
  readonly end: number;
  readonly at: number;
  readonly does: readonly [Intent, Intent];
};

/** "Salva o filme Matrix e gastei 20 na pipoca", "guarda a série Dark e me lembra de ver sábado", in either order. */
export function twoActsAt(text: string): TwoActs | undefined {
  const first = actAt(text.replace(GREETING, ''));
  if (first === undefined) return undefined;
  for (const hinge of text.matchAll(/\s*(?:[,;.!]|\be\b)(?:\s+(?:e|tamb[ée]m|a[íi]))?\s+/gi)) {
    const at = hinge.index + hinge[0].length;
    const second = actAt(text.slice(at));
    if (second !== undefined && second !== first) return { end: hinge.index, at, does: [first, second] };
  }
  return undefined;
}

const ORDERS = classSet('v_keep', 'v_put');
const WORKS = classSet('movie_noun', 'tv_noun');
const namesWork = (r: Reading, i: number): boolean => r.isSome(i, WORKS);

export type SecondWork = {
  /** UTF-16 offset where the remainder begins. */
  readonly at: number;
  /** The order that applies to both: "salva", "quero assistir". */
  readonly order: string;
};

/** "… e a série Dark" after a work of another kind, or of the same kind named again. */
export function secondWorkAt(r: Reading): SecondWork | undefined {
  if (!r.hasSome(WORKS)) return undefined;
  const keep = r.findSomeVerb(ORDERS, ORDER_OR_INFINITIVE, r.head, r.head + 3);
  const verb = keep >= 0 ? keep : r.has('v_want') ? r.findVerb('v_watch', INFINITIVE, r.head, r.head + 3) : -1;
  if (verb < 0) return undefined;
  // "Quero ver Barbie e a série Dark": the first may be named by its title alone.
  for (let i = verb + 2; i < r.tail - 2; i++) {
    if (r.norm(i) !== 'e' && r.norm(i) !== ',') continue;
    const next = r.is(i + 1, 'det') ? i + 2 : i + 1;
    if (namesWork(r, next) && next < r.tail - 1) return { at: r.startOf(i + 1), order: r.raw(r.head, verb + 1) };
  }
  return undefined;
}
