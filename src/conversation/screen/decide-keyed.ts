// "Apaga o 1" when a list of reminders, recurring entries or goals is on the screen.

import type { KeyedList } from '../../domain/remembered.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';

/** @returns undefined without such a list on the screen or a number in the message. */
export function decideKeyed({ loaded, understanding }: Situation): Decision | undefined {
  const { shownKeyed } = loaded;
  const { intent, slots } = understanding;
  if (shownKeyed === undefined || (intent !== 'delete_item' && intent !== 'undo_transaction')) return undefined;
  const { selection = [] } = slots as { readonly selection?: readonly number[] };
  const { kind, keys } = shownKeyed;
  if (kind === 'lixeira') return inTrashAlready(selection);
  const wrong = selection.find((position) => keys[position - 1] === undefined);
  if (wrong !== undefined) return say(phrases.noSuchNumber(wrong, keys.length));
  const [first, ...rest] = selection.map((position) => removalOf(kind, keys[position - 1] ?? ''));
  return first === undefined ? undefined : run(first, ...rest);
}

/** What is already in the trash cannot be deleted again. */
function inTrashAlready([position]: readonly number[]): Decision | undefined {
  return position === undefined ? undefined : say(phrases.inTrashAlready(position));
}

/** What takes one line off a list of that kind. */
export function removalOf(kind: Exclude<KeyedList['kind'], 'lixeira'>, key: string): ToolCall {
  switch (kind) {
    case 'lembrete':
      return { tool: 'cancel_reminder', args: { key } };
    case 'recorrencia':
      return { tool: 'change_recurring', args: { did: 'cancel', words: key } };
    case 'meta':
      return { tool: 'forget_goal', args: { key } };
    default:
      return kind satisfies never;
  }
}
