// "E o resto?", "e depois?", of several debts: what comes after the one to be paid first, and when each ends.

import { folded } from '../../domain/fold.ts';
import type { PayableDebt, Payoff } from '../formulas/debt-payoff.ts';
import { exact } from '../formulas/exact.ts';
import type { Asked } from '../playbook.ts';
import { fractionText } from '../rate-words.ts';
import { debtNamed } from '../replies/debt-named.ts';

const THE_REST = /\b(?:resto|outr[oa]s?|depois|segund[oa]|proxim[oa])\b/;

/** "Dá pra eu pagar uns 700 por mês": a payment, though it may be read as what is spent. */
export const CAN_PAY = /\b(?:da (?:pra|para)|consigo|posso) (?:eu )?pagar\b|\bpagando (?:r )?\d/;

/** Not of a figure changed since. */
export const asksRest = ({ text, turned }: Asked): boolean => turned === undefined && THE_REST.test(folded(text));

/** @param queue the dearest first @param settled the month in which each ends, as far as that is known */
export function theRest(queue: readonly PayableDebt[], settled: Payoff['settled'] = []): string | undefined {
  const [first, ...others] = queue;
  if (first === undefined || others.length === 0) return undefined;
  const ends = (name: string): string => {
    const month = settled.find((one) => one.name === name)?.month;
    return month === undefined ? '' : ` (acaba no mês ${month})`;
  };
  const line = others.map(({ name, rate }) => `${debtNamed(name)}, a ${fractionText(exact(rate))} ao mês${ends(name)}`);
  return `Depois d${debtNamed(first.name)}${ends(first.name)} vem ${line.join('; então ')}. Até lá, só o mínimo de cada.`;
}
