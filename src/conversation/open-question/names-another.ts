// Whether what is said under "quanto foi?" names something else than the entry that waits for its value.

import type { SlotQuestion } from '../../dialogue/pending-action.ts';
import { folded } from '../../domain/fold.ts';
import type { Understanding } from '../../language/understanding.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { SURE } from '../sure.ts';

/** Whose value in reais is asked for. */
const valueless = (act: Extract<ToolCall, { tool: 'record_transaction' }>) =>
  act.args.entries.find(({ cents, currency }) => cents === undefined || currency !== undefined);

/** "Passagem 9,60 por dia" is no value of what somebody paid. */
export function repeatsElse(alone: Understanding, { slot, act }: SlotQuestion<ToolCall>): boolean {
  if (alone.intent !== 'recurring_set' || alone.confidence < SURE) return false;
  if (slot !== 'amount' || act.tool !== 'record_transaction') return false;
  const { description, counterpart } = valueless(act) ?? {};
  const name = folded(alone.slots.description ?? '');
  return name !== '' && !folded(`${description} ${counterpart}`).includes(name);
}

/** "Ingresso 22" is not the price of the bread asked about; "22 na padaria" is. */
export function isOfAnotherKind(alone: Understanding, act: ToolCall): boolean {
  if (alone.intent !== 'lancamento' || act.tool !== 'record_transaction') return false;
  const asked = valueless(act);
  const { category, counterpart } = alone.slots;
  // A refund has no category of its own before its value is known.
  const known = asked?.category ?? (asked?.kind === 'estorno' ? 'reembolso' : undefined);
  return counterpart !== undefined || (known !== undefined && category !== undefined && category !== known);
}

/** Whether the question mentions what the entry is for. */
export function sharesWords(alone: Understanding, act: ToolCall): boolean {
  if (alone.intent !== 'lancamento' || act.tool !== 'record_transaction') return true;
  const asked = valueless(act)?.description;
  const words = new Set(folded(alone.slots.description ?? '').split(' '));
  return (
    asked === undefined ||
    folded(asked)
      .split(' ')
      .some((word) => words.has(word))
  );
}
