// "Nubank", "do itaú, em 2x", "crédito do inter", under "foi no crédito ou no débito?": which card, and how it was paid there.

import { pattern } from '../../../domain/pattern.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import type { Draft } from '../../../finance/draft.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { BANKS } from '../../wording/bank-names.ts';
import { draftOf } from './draft-of.ts';

type CardTold = Pick<Draft, 'bank' | 'parcelas'> & { readonly method?: 'credito' | 'debito' };

const TOLD = pattern('i')`
  ^(?:(?:foi|era|é|eh|com|pelo|n?[oa]|d[oa]|meu|minha|cart[ãa]o|cr[ée]dito|d[ée]bito),? )*
  (?:(?<bank>${BANKS})|(?:em |de )?(?<parcels>\d{1,2}) ?(?:x|vezes))(?![a-zà-ÿ])
`;

/** Undefined unless a bank or a number of instalments is told. Instalments are of a credit card. */
export function cardTold({ text, read, asking, zone }: Situation): CardTold | undefined {
  const words = text.trim();
  if (!TOLD.test(words)) return undefined;
  const told = read(`gastei 10 no cartão ${words.replace(/^(?:foi|era|é|eh) /i, '')}`);
  if (told.intent !== 'lancamento') return undefined;
  const { method, bank, parcelas = 1 } = draftOf(told.slots, localDate(asking.said, zone), text);
  const inParts = parcelas > 1 ? parcelas : undefined;
  if (bank === undefined && inParts === undefined) return undefined;
  const how = method === 'credito' || method === 'debito' ? method : undefined;
  return withoutUndefined({ method: how ?? (inParts === undefined ? undefined : 'credito'), bank, parcelas: inParts });
}
