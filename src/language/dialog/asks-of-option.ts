// "Qual é o elenco do 2?", "o 1 ou o 2?": what is asked of the options chooses none yet.

import type { Reading } from '../reading/reading.ts';

const ASKS_OF = /^(?:e )?(?:qual|quais|quem|quant[oa]s?|onde|como|de (?:que|quando)) (?!,)|\bou [oa] /;
const WHICH = /^(?:e )?[oa] \S+ ou [oa] /;

export const asksOf = (r: Reading): boolean => r.marked && r.fits(ASKS_OF);

export const asksWhich = (r: Reading): boolean =>
  r.context.pending?.kind === 'select_option' && r.marked && r.fits(WHICH);
