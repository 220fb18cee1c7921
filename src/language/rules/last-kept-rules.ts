// Deletes the newest items by count: "Apaga os dois últimos que guardei", "tira as 3 últimas notas".

import { lastFew } from '../edit/undo-slots.ts';
import { itemTypeIn } from '../memory/item-type.ts';
import { removes } from '../signals/removes.ts';
import { present } from '../slots/present.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

const LAST_KEPT =
  /\b[oa]s? (?:(?:[a-z\d]+ )?(?:ultim[oa]s?|mais recentes?) (?:[a-z\d]+ )??(?:(?:nota|anotac|filme|serie|video|link|ite[mn]|coisa)[a-z]*$|(?:[a-z]+ )?que )|que (?:eu )?acabei de )(?:(?:eu )?(?:acabei de )?(?:guard|salv|anot)[a-z]+)?$/;

export const LAST_KEPT_RULES: readonly Rule[] = [
  {
    id: 'removal.last_kept',
    trust: 'sure',
    when: (r) =>
      r.fits(LAST_KEPT) && removes(r) && !r.hasAny('tx_only', 'expense_noun') && r.context.pending === undefined,
    read: (r) => ({
      intent: 'delete_item',
      slots: present({ target: 'last' as const, limit: lastFew(r), item_type: itemTypeIn(r) }),
    }),
    examples: PROOFS && [
      'apaga os dois últimos que guardei',
      'apaga as duas últimas notas',
      'tira os três últimos que salvei',
      'exclui o último que guardei',
      'apaga o que eu acabei de guardar',
    ],
  },
];
