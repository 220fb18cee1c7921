// A message as a move in the dialogue: an answer to the open question, or a command that leaves it behind.

import type { Move } from '../dialogue/machine.ts';
import type { Situation } from './situation.ts';

/** What does not leave a question behind: courtesies and words that mean nothing by themselves. */
const NOT_A_COMMAND = new Set(['unknown', 'smalltalk', 'answer_slot']);

export function readMove({ understanding, text }: Situation): Move {
  switch (understanding.intent) {
    case 'confirm':
      return { kind: 'yes' };
    case 'deny':
      return { kind: 'no' };
    case 'cancel':
      return { kind: 'cancel' };
    case 'select_option':
      return { kind: 'select', positions: understanding.slots.selection };
    default:
      return NOT_A_COMMAND.has(understanding.intent) ? { kind: 'words', text } : { kind: 'command' };
  }
}
