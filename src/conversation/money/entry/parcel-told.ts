// "Parcela 3/10 da tv 150": one instalment is paid, and what is left of them is known from then on.

import { folded } from '../../../domain/fold.ts';
import type { Draft } from '../../../finance/draft.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import type { Situation } from '../../situation.ts';

/** The debt as it stands after this payment; none when the position, the total or the name is not said, or it is known. */
export function parcelTold(entries: readonly Draft[], { reading, loaded }: Situation): ToolCall | undefined {
  const { number, count } = reading.installments ?? {};
  const [draft, ...others] = entries;
  if (number === undefined || count === undefined || draft === undefined || others.length > 0) return undefined;
  const { kind, cents, description, category, counterpart, pending, parcelas } = draft;
  if (kind !== 'despesa' || cents === undefined || description === undefined) return undefined;
  if (pending === true || parcelas !== undefined) return undefined;
  // A purchase recorded with its instalments counts them itself.
  if (loaded.entries({ words: description }).some((one) => one.parcelas > 1)) return undefined;
  const owed = category === 'dividas' && counterpart !== undefined ? counterpart : description;
  const key = folded(owed);
  // A payment filed as one of debts is taken off by itself.
  const paid = category === 'dividas' ? number - 1 : number;
  const value = { name: owed, cents: count * cents, parcelas: count, parcelaCents: cents, paid };
  return { tool: 'tell_money', args: { told: { kind: 'divida', key, value } } };
}
