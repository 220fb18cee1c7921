// "1400", "12 mil", "30 reais": a bare amount, read as it would be in a purchase.

import type { Situation } from '../situation.ts';

/** In centavos; undefined when the words hold no value. */
export function valueSaid(words: string, { read }: Pick<Situation, 'read'>): number | undefined {
  const bought = read(`gastei ${words} no mercado`);
  return bought.intent === 'lancamento' ? bought.slots.amount_cents : undefined;
}
