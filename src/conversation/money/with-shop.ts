// The shop a purchase was made at becomes part of its description, so that "quanto gastei no giraffas?" finds "almoço no giraffas".

import { folded } from '../../domain/fold.ts';
import type { Draft } from '../../finance/draft.ts';
import { boughtAt } from '../../language/money/bought-at.ts';
import type { Reading } from '../../language/reading/reading.ts';

/** Bills and money sent are named by what they are, wherever they were paid. */
const NOT_BOUGHT: ReadonlySet<string> = new Set([
  'contas',
  'dividas',
  'assinaturas',
  'transferencias',
  'impostos_taxas',
]);

/** @param reading the whole message, which tells of this one purchase */
export function withShop(draft: Draft, reading: Reading): Draft {
  const { kind, category = '', description, pending } = draft;
  if (kind !== 'despesa' || description === undefined || pending || NOT_BOUGHT.has(category)) return draft;
  const at = boughtAt(reading);
  if (at === undefined) return draft;
  const [place, what] = [folded(at.place), folded(description)];
  if (place.split(' ').some((word) => what.includes(word))) return draft;
  return { ...draft, description: `${description} ${at.prep} ${at.place}` };
}
