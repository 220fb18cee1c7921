// Several movements of one message; each inherits from the previous one what it omits.

import type { Reading } from '../reading/reading.ts';
import { readingOf } from '../reading/reading-of.ts';
import type { LancamentoSlots } from '../slots/lancamento-slots.ts';
import { present } from '../slots/present.ts';
import { PAST_MINE } from '../verbs/tense.ts';
import { earnedOn } from './earned-on.ts';
import type { EntryRange } from './movement.ts';
import { another, isAnother, nameOfOne } from './one-and-another.ts';
import { readEntry } from './read-entry.ts';

const isOnlyName = ({ counterpart, description }: LancamentoSlots): boolean =>
  typeof counterpart === 'string' && description === counterpart.toLowerCase();

/** Fills in an omitted noun from the previous item: "uber ida 22 e volta 13", "comprei milho por 90 e revendi por 210". */
function goingOn(before: LancamentoSlots | undefined, item: LancamentoSlots, elided: boolean): LancamentoSlots {
  if (before === undefined) return item;
  // "50 de mesada pro Davi e 30 pra Lívia": the same to each.
  if (isOnlyName(item) && !isOnlyName(before) && before.counterpart !== undefined && item.type === before.type) {
    const { missing: _, ...known } = item;
    const description = before.description?.replace(/^pix .+/, `pix para ${String(item.counterpart)}`);
    // "Emprestei 100 pra Ana e 50 pra Bia": both owe it.
    const receivable_cents = before.receivable_cents && item.amount_cents;
    return { ...known, ...present({ description, category: before.category, receivable_cents }) };
  }
  if (item.missing === undefined) return item;
  const { missing, ...rest } = item;
  // "presente da prof 35 e o da coleguinha 28": another of the same kind.
  if (elided && missing.length === 1 && missing[0] === 'category' && before.category !== undefined)
    return { ...rest, category: before.category };
  const nameless = missing.includes('description');
  if (before.missing === undefined && nameless && item.type === before.type)
    return {
      ...rest,
      ...present({ category: before.category, description: before.description?.replace(/\bida$/, 'volta') }),
    };
  const sold = nameless && item.category !== undefined && before.description !== undefined;
  const sent =
    !nameless && item.type === before.type && item.counterpart !== undefined && before.counterpart !== undefined;
  if (!sold && !sent) return item;
  const category = sent ? (item.category ?? before.category) : item.category;
  const open = missing.filter(
    (slot) => !(sold && slot === 'description') && !(slot === 'category' && category !== undefined),
  );
  return {
    ...rest,
    ...present({
      category,
      description: sold ? before.description : item.description,
      missing: open.length > 0 ? open : undefined,
    }),
  };
}

/** All items after the colon are income: "hoje rendeu: 4 escovas de 45 e duas progressivas a 160 cada". */
const EARNED_LIST = /\b(?:rendeu|renderam|entrou|entraram|recebi|ganhei|faturei|apurei|atendi)(?: [a-z\d]+){0,3} :/;

/** "Rodei o dia todo, fiz 310 e botei 90 de gasolina": where an item has a verb of its own, nothing said before turns its side. */
function byOwnVerb(r: Reading, { from, to, amount }: EntryRange, item: LancamentoSlots): LancamentoSlots {
  const said = (i: number): boolean => ((r.units[i]?.entry?.tenses ?? 0) & PAST_MINE) !== 0;
  if (amount === undefined || !r.units.slice(from, to).some((_, i) => said(from + i))) return item;
  const alone = readingOf(r.raw(from, to).replace(/[\s,;]+(?:e\s*)?$/, ''), r.context);
  if (alone.amounts.length !== 1 || alone.money?.cents !== amount.cents) return item;
  const read = readEntry(alone, { from: alone.head, to: alone.tail, amount: alone.money });
  // "Fiz escova na Jô 50 e progressiva na Bete 220": what follows may tell that the first was work.
  return read.type === item.type || (from <= r.head && read.type === 'expense')
    ? item
    : { ...read, ...present({ date: item.date }) };
}

/** "Quebrou o óculos, armação 180 e lente 240": where each is named before its price, the first does not take the name of the whole. */
function byOwnLabel(r: Reading, range: EntryRange, item: LancamentoSlots): LancamentoSlots {
  const at = r.unitOf(range.amount?.unitPrice === undefined ? (range.amount?.from ?? 0) : 0);
  let from = at;
  while (at - from < 3 && r.units[from - 1]?.kind === 'word') from--;
  if (at === from || range.from >= from - 1 || !/^[,:]$/.test(r.norm(from - 1)) || item.type !== 'expense') return item;
  return { ...item, ...present({ description: readEntry(r, { ...range, from }).description }) };
}

/** The movements in text order. */
export function readItems(r: Reading, ranges: readonly EntryRange[]): LancamentoSlots[] {
  const items: LancamentoSlots[] = [];
  const worked = r.fits(EARNED_LIST) ? 'trabalhei' : undefined;
  for (const [k, range] of ranges.entries()) {
    const earned =
      range.earned ?? worked ?? (items.at(-1)?.type === 'income' ? earnedOn(r, ranges[k - 1], range) : undefined);
    const read = readEntry(r, earned === undefined ? range : { ...range, earned });
    const [, next] = ranges;
    const labelled = k === 0 && next?.amount !== undefined && r.unitOf(next.amount.to) >= next.to;
    const item = byOwnVerb(r, range, labelled ? byOwnLabel(r, range, read) : read);
    const before = items.at(-1);
    const isSame = item.category === undefined || item.category === 'outros';
    if (before !== undefined && range.amount !== undefined && isSame && isAnother(r, range.amount)) {
      const one = { ...before, ...present({ description: nameOfOne(before.description) }) };
      items.splice(-1, 1, one, another(one, item));
    } else items.push(goingOn(before, item, r.is(range.from, 'det') && r.is(range.from + 1, 'prep_of')));
  }
  return items;
}
