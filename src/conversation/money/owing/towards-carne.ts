// "Paguei a parcela do sofá" after "comprei um sofá no carnê em 10x": the purchase was recorded in full, so the payment is no new
// expense. It lowers what is still owed.

import { folded } from '../../../domain/fold.ts';
import { carneConta } from '../../../finance/conta.ts';
import type { Draft } from '../../../finance/draft.ts';
import { parcelasOf } from '../../../finance/parcelas.ts';
import { sameName } from '../../../finance/same-name.ts';
import type { Loaded } from '../../loaded.ts';

/** "Carnê" needs its accent or a masculine article: "a carne" is meat. */
const PARCELA = /(?<![a-zà-ÿ])(?:parcel(?:a|inha)s?|presta[çc](?:[ãa]o|[õo]es)|carn[êe]s?|credi[áa]rio)(?![a-zà-ÿ])/i;
const MEAT = /(?<![a-zà-ÿ])(?:a|da|na|de|pra|uma|quilos?) carne(?![a-zà-ÿ])/i;
const PARCELA_OF = /^(?:(?:a |o |uma |\d+[aª]? )?(?:parcel\w*|prestac\w*|carnes?|crediario)(?: d[aeo])? ?)/u;

/** The draft unchanged unless exactly one open purchase fits. */
export function towardsCarne(draft: Draft, text: string, { carnes }: Loaded): Draft {
  const { kind, pending, parcelas = 1, description = '', currency } = draft;
  if (kind !== 'despesa' || pending === true || parcelas > 1 || currency !== undefined) return draft;
  if (!PARCELA.test(text) || MEAT.test(text)) return draft;
  const thing = folded(description).replace(PARCELA_OF, '');
  const owed = carnes().filter(({ purchase }) => purchase.from === carneConta());
  const meant = thing === '' ? owed : owed.filter(({ purchase }) => sameName(purchase.description, thing));
  const [carne, ...others] = meant;
  if (carne === undefined || others.length > 0) return draft;
  const { purchase } = carne;
  return {
    kind: 'transferencia',
    date: draft.date,
    to: carneConta(),
    category: 'transferencias',
    description: `parcela de ${purchase.description}`,
    cents: draft.cents ?? parcelasOf(purchase)[0]?.cents ?? purchase.cents,
    ...(draft.method === undefined || draft.method === 'cartao' ? {} : { method: draft.method }),
  };
}
