// "Apaga o último", with nothing named: the last thing done, unless a list was shown after it.

import { folded } from '../domain/fold.ts';
import type { ToolCall } from '../tools/registry.ts';
import type { Situation } from './situation.ts';

const BARE_LAST =
  /^(?:apaga|apague|exclui|exclua|deleta|delete|remove|remova|tira|tire|cancela|cancele) (?:[oae] )?ultim[oa](?: (?:ai|que (?:eu )?(?:fiz|anotei|mandei|salvei|guardei)))?$/u;

/** The call that takes it away; undefined when the words mean something else. */
export function removalOfLast({ text, loaded }: Situation): ToolCall | undefined {
  const { done, lastEntry, lastSaved, pointedAt } = loaded;
  if (
    !BARE_LAST.test(
      folded(text)
        .replace(/[.!]+$/u, '')
        .trim(),
    ) ||
    pointedAt !== undefined
  )
    return undefined;
  if (done?.afterList !== true) return undefined;
  if (lastEntry !== undefined) return { tool: 'remove_transaction', args: { pointer: { ids: [lastEntry.id] } } };
  if (done.reminder !== undefined) return { tool: 'cancel_reminder', args: { key: done.reminder } };
  return lastSaved === undefined ? undefined : { tool: 'delete_memory', args: { item_id: lastSaved.id } };
}
