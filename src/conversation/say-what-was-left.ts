// Something else said while a question is open: the question is given up, and what had been told to it is not lost without a word
// (TRAPS 7).

import type { PendingAction } from '../dialogue/pending-action.ts';
import { reais } from '../finance/money.ts';
import type { ToolCall } from '../tools/registry.ts';
import type { Decision } from './decision.ts';
import type { Situation } from './situation.ts';

/** What is told but not yet kept, as it would be named; undefined where leaving the question loses nothing. */
function toldBy(act: ToolCall): string | undefined {
  switch (act.tool) {
    case 'record_transaction':
      return act.args.entries
        .map(({ description, cents }) =>
          [description, cents === undefined ? undefined : reais(cents)].filter((part) => part !== undefined).join(', '),
        )
        .filter((part) => part !== '')
        .join('; ');
    case 'save_movie':
    case 'save_tv_show':
      return act.args.title;
    default:
      return undefined;
  }
}

/** A sim/não question offers what the person did not order. */
const actOf = (action: PendingAction<ToolCall>): ToolCall | undefined =>
  action.kind === 'fill_slot' ? action.act : action.kind === 'confirm' ? undefined : action.options[0]?.act;

/** Who says so needs not be told. */
const GIVES_UP = /^\s*(?:esquece|esque[çc]a|deixa|deixe|cancela|cancele|n[ãa]o precisa|desisti)\b/iu;

/** The decision for the other thing, with what the question it left had been told. */
export function sayWhatWasLeft(other: Decision, { loaded: { state }, asking, text }: Situation): Decision {
  if (state.at !== 'pending' || asking.now >= state.expiresAt || GIVES_UP.test(text)) return other;
  const act = actOf(state.action);
  const told = act && toldBy(act);
  return told === undefined || told === '' ? other : { do: 'interrupted', other, told, next: other.next };
}
