// "Minha mãe calça 36 e meu pai 42", "meu marido usa 42 de sapato": sizes, which are no prices. Offered as a note.

import { pattern, piece } from '../../domain/pattern.ts';
import type { Decision } from '../decision.ts';
import { offerNote } from '../plan/offer-note.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { WORN } from './worn.ts';

/** Not "uma calça 42", which is what was bought. */
const WHO = piece`
  (?:
    eu|el[ea]|
    (?:(?:[oa]|meu|minha|nosso|nossa) )+(?!(?:nov[ao]|outr[ao]|cal[çc]a)(?![a-zA-ZÀ-ÿ]))[a-zA-ZÀ-ÿ]+(?: d[aeo] [a-zA-ZÀ-ÿ]+)?|
    (?!(?:uma?|ess[ea]|est[ea]|comprei|paguei|nov[ao]|d[aeo]|n[ao])(?![a-zA-ZÀ-ÿ]))[a-zA-ZÀ-ÿ]{2,}
  )
`;
const SIZE = '(?:\\d{1,2}(?:[,./]\\d{1,2})?|[pmg]{1,2}|xg)';
const OF = `(?: de (?:${WORN}))`;
const WEARS = piece`
  (?:agora |j[áa] )?(?:t[áa] |est[áa] )?(?:cal[çc]a|cal[çc]am|cal[çc]o|cal[çc]ando|veste|vestem|visto|vestindo)
  (?: n[úu]mero| tamanho)? ${SIZE}${OF}?
`;
const SIZES = pattern('i')`
  ^(?:agora )?${WHO} (?:${WEARS}|us[ao] (?:n[úu]mero |tamanho )?${SIZE}${OF})
  (?:(?:,| e|, e) (?:${WHO} )?(?:(?:cal[çc]a|veste|usa) )?(?:(?:${WORN}) )?${SIZE}${OF}?){0,5}(?: agora)?[.!]*$
`;
const SIZE_OF = pattern('i')`
  ^(?:(?:eu )?cal[çc]o (?:n[úu]mero )?\d{2}(?:[.,/]\d{1,2})?|(?:o )?(?:p[ée]|manequim|tamanho) (?:d[aeo] .{2,25}?|del[ea]) (?:é|eh) \d{1,2})[.!]*$
`;

/** Undefined when no size is told. */
export function offerSizes(situation: Situation): Decision | undefined {
  const text = situation.text.trim();
  const { intent, confidence } = situation.understanding;
  // Kept by itself where the rules are sure that it is a note.
  if (intent === 'save' && confidence >= SURE) return undefined;
  return SIZES.test(text) || SIZE_OF.test(text) ? offerNote(text, '', situation) : undefined;
}
offerSizes.says = [SIZES, SIZE_OF];
