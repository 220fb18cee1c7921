// What a bill told by its name and its value is: nothing moved, so it is read as if it had been paid.

import type { LancamentoSlots } from '../../../language/slots/lancamento-slots.ts';
import type { Situation } from '../../situation.ts';

type Bill = {
  readonly cents: number;
  readonly category: LancamentoSlots['category'];
  /** The name as an entry has it. */
  readonly description: string | undefined;
};

/** @param value as typed @returns undefined when no value can be read */
export function billOf(name: string, value: string, read: Situation['read']): Bill | undefined {
  const paid = read(`paguei ${value} de ${name}`);
  if (paid.intent !== 'lancamento' || paid.slots.amount_cents === undefined) return undefined;
  const { amount_cents: cents, category, description } = paid.slots;
  return { cents, category, description };
}
