// A bare amount ("1400", "12 mil", "30 reais"), read as in a purchase.

import type { Situation } from '../situation.ts';

/** Centavos; undefined when the words hold no amount. */
export function valueSaid(words: string, { read }: Pick<Situation, 'read'>): number | undefined {
  if (words.trim() === '') return undefined;
  const bought = read(`gastei ${words} no mercado`);
  return bought.intent === 'lancamento' ? bought.slots.amount_cents : undefined;
}
