// "O salário cai dia 5, 3.100", then "adiantamento dia 20 de 1.240": behind what is expected, one more that is.

import { pattern } from '../../domain/pattern.ts';
import { reworded, type Situation } from '../situation.ts';
import { TYPED_AMOUNT } from './typed-amount.ts';

const ONE_MORE = pattern('i')`
  ^(?:(?:e|a[íi]|mais|tamb[ée]m),? )*(?:[oa] )?(?<what>[a-zà-ÿ]{3,}(?: [a-zà-ÿ]{2,}){0,3}?)[, ]+(?:(?:no|pro|em|cai|vem) )?(?<day>dia \d{1,2}(?:/\d{1,2}| de [a-zà-ÿ]+)?)
  [, ]+(?:(?:de|por|uns|umas) )?(?<value>${TYPED_AMOUNT})[.!]*$
`;

/** Undefined unless the last entry is income that has not come yet. */
export function stillToCome(situation: Situation): Situation | undefined {
  const { text, loaded } = situation;
  const { what, day, value } = ONE_MORE.exec(text.trim())?.groups ?? {};
  const { lastEntry: last, wroteLast } = loaded;
  if (what === undefined || last?.kind !== 'receita' || last.status !== 'pendente' || !wroteLast()) return undefined;
  return reworded(situation, `vou receber ${value} de ${what} ${day}`);
}
