// "Presente pra Lia, 79,90": whom a present is for is whom the entry is with, so that "quanto gastei com a Lia?" finds it.

import { pattern } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';

/** A name begins with a capital letter; "pro Natal" is a day. */
const FOR = pattern('u')`
  (?:presente|lembrancinha|lembran[çc]a|mimo|boneca|brinquedo|buqu[êe]|flores|cesta)
  (?: de \p{L}+)? (?:pr[ao]|para(?: [ao])?|d[ao]) (?<who>(?!Natal|P[áa]scoa|Dia)\p{Lu}\p{L}+)
`;

/** The draft unchanged unless it is a present that names somebody. */
export function giftFor(draft: Draft, text: string): Draft {
  if (draft.kind !== 'despesa' || draft.category !== 'presentes_doacoes' || draft.counterpart !== undefined)
    return draft;
  const who = FOR.exec(text)?.groups?.['who'];
  return who === undefined ? draft : { ...draft, counterpart: who };
}
