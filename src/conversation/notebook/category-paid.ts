// The category of something, as of a thing that was paid for.

import type { Situation } from '../situation.ts';

/** @param paid a whole message: 'comprei arroz por 10 reais' @returns undefined when nothing was paid, or nobody knows the thing */
export function categoryPaid(paid: string, read: Situation['read']): string | undefined {
  const { intent, slots } = read(paid);
  return intent === 'lancamento' ? slots.category : undefined;
}
