// "A fatura veio 8700", "só consigo pagar 1200": what is owed and what of it can be paid, told in two messages. Centavos.

import { folded } from '../../domain/fold.ts';
import type { Figures } from '../../domain/hard-question.ts';
import type { Situation } from '../situation.ts';
import { ONLY_PAYS } from './case-rows.ts';

const PAYS = new RegExp(ONLY_PAYS);
const BILL = /\b(?:fatura|cartao)\b/;

export const paysPart = (text: string): boolean => PAYS.test(folded(text));

export function billTold(texts: readonly string[], { readingOf }: Situation): Figures {
  let told: Figures = {};
  for (const text of texts) {
    const words = folded(text);
    const cents = readingOf(text).figures.flatMap((figure) => ('cents' in figure ? [figure.cents] : []));
    const [first, last] = [cents[0], cents.at(-1)];
    if (first === undefined || last === undefined) continue;
    if (BILL.test(words) && !/%/u.test(text)) told = { ...told, debts: [{ name: 'fatura', cents: first }] };
    if (PAYS.test(words)) told = { ...told, payment: last };
  }
  return told;
}
