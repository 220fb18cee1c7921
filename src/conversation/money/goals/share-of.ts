// A value that may be told as a percentage: "15", "10%", "10 por cento".

import type { Situation } from '../../situation.ts';
import { FIGURE } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';

/** Pattern of such a value, as it is typed. */
export const AMOUNT_OR_SHARE = `${FIGURE}(?: ?%| por cento| reais| real| contos?| pila)?`;

/** Centavos; a percentage is taken of `whole`. Undefined when the words hold no value. */
export function shareOf(value: string, whole: number, situation: Pick<Situation, 'read'>): number | undefined {
  if (!/%|por cento/u.test(value)) return valueSaid(value, situation);
  const percent = Number(/\d+(?:[.,]\d+)?/u.exec(value)?.[0].replace(',', '.'));
  return Math.round((whole * percent) / 100);
}
