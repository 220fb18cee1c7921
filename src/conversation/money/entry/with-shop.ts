// The shop a purchase was made at becomes part of its description, so that "quanto gastei no giraffas?" finds "almoço no giraffas".

import { folded } from '../../../domain/fold.ts';
import type { Draft } from '../../../finance/draft.ts';
import { boughtAt } from '../../../language/money/bought-at.ts';
import type { Reading } from '../../../language/reading/reading.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';

/** Bills and money sent are named by what they are, wherever they were paid. */
const NOT_BOUGHT: ReadonlySet<string> = new Set([
  'contas',
  'dividas',
  'assinaturas',
  'transferencias',
  'impostos_taxas',
]);

/** What was bought, when no word of it is known: "comprei forma nova 35,90 na shopee". */
const THING = new RegExp(
  `^(?:(?:hoje|ontem|eu|a[íi]),? )*(?:comprei|pedi|peguei|encomendei|levei) (?:(?:uma?s?|[oa]s?|mais|outr[oa]s?|\\d{1,2}) )*(?<thing>(?!(?:hoje|ontem|de|por|em|na|no|online|coisas?|umas?)(?![a-zà-ÿ]))[a-zà-ÿ]{3,}(?: (?!(?:n[ao]|por|de|hoje|ontem)(?![a-zà-ÿ]))[a-zà-ÿ]+){0,2}?)(?: (?:de |por |a )?${TYPED_AMOUNT})? n[ao]s? `,
  'i',
);

/** @param reading the whole message, which tells of this one purchase */
export function withShop(draft: Draft, reading: Reading): Draft {
  const { kind, category = '', description, pending } = draft;
  if (kind !== 'despesa' || description === undefined || pending || NOT_BOUGHT.has(category)) return draft;
  const at = boughtAt(reading);
  if (at === undefined) return draft;
  const [place, what] = [folded(at.place), folded(description)];
  if (what === place) {
    const { thing } = THING.exec(reading.text.trim())?.groups ?? {};
    return thing === undefined ? draft : { ...draft, description: `${thing.toLowerCase()} ${at.prep} ${at.place}` };
  }
  if (place.split(' ').some((word) => what.includes(word))) return draft;
  return { ...draft, description: `${description} ${at.prep} ${at.place}` };
}
