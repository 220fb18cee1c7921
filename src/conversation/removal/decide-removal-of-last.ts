// "Apaga o último", "cancela ele" without a name: refers to the last thing done, or to the only line of a list shown
// after it.

import { folded } from '../../domain/fold.ts';
import { listedIn } from '../../memories/list-marks.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { REMOVE } from '../wording/removal-orders.ts';

const VERB = `(?:${REMOVE}|cancel(?:a|e|ar)|zera|zerar)`;
const AFTER = '(?: (?:ai|agora|por favor|que (?:eu )?(?:fiz|anotei|mandei|salvei|guardei)))*';
const OPENS = '(?:(?:nao|opa|ops|pode|deixa|ah|melhor|esquece|entao) )';
/** "Não, tira", of what was set by the turn before. */
const REGRETS = new RegExp(`^${OPENS}+${VERB}$`, 'u');
const BARE_LAST = new RegExp(`^${OPENS}*${VERB} (?:(?:[oae]|ess[ea]) )?ultim[oa]${AFTER}$`, 'u');
const POINTED = new RegExp(`^${OPENS}*${VERB} (?:el[ea]|ess[ea]|iss[oe]|est[ea]|isto)(?: mesmo)?${AFTER}$`, 'u');

/** Alone, of the note just kept. */
const BARE = /^(?:apaga|apague|exclui|deleta)$/u;
/** A reminder just set may be called a note. */
const POINTED_NOTE = new RegExp(`^${OPENS}*${VERB} (?:ess[ea]|est[ea]) (?:nota|anotacao|lembrete|aviso)${AFTER}$`, 'u');

/** "Então nem precisa lembrar", of the reminder just set. */
const NEED_NOT =
  /^(?:(?:nao|ah|entao|ok|e|agora) )*(?:nem|nao) precisa(?: mais)?(?: me)? (?:lembrar|avisar|acordar|chamar)(?: (?:mais|d?isso|disso|entao|nao))*[.!]*$/u;

/** The call that removes it; undefined when the message means something else. */
function removalOfLast({ text, loaded }: Situation): ToolCall | undefined {
  const { done, lastEntry, lastSaved, pointedAt } = loaded;
  const words = folded(text);
  if (NEED_NOT.test(words) && done?.reminder !== undefined && lastEntry === undefined)
    return { tool: 'cancel_reminder', args: { key: done.reminder.key } };
  const pointed =
    POINTED.test(words) ||
    (BARE.test(words) && lastEntry === undefined && lastSaved !== undefined) ||
    (REGRETS.test(words) && done?.reminder !== undefined && loaded.wroteLast());
  if (pointedAt === undefined && done?.afterList === true && lastEntry === undefined && POINTED_NOTE.test(words))
    return done.reminder === undefined ? undefined : { tool: 'cancel_reminder', args: { key: done.reminder.key } };
  if (pointedAt !== undefined || (!pointed && !BARE_LAST.test(words))) return undefined;
  if (done?.afterList !== true) return pointed ? removalOfOnlyShown(loaded) : undefined;
  if (lastEntry !== undefined) return { tool: 'remove_transaction', args: { pointer: { ids: [lastEntry.id] } } };
  if (done.reminder !== undefined) return { tool: 'cancel_reminder', args: { key: done.reminder.key } };
  // What was just told, of which "isso" is all that was done.
  const told = pointed ? (done.budget ?? done.goal ?? done.recurring ?? done.debt) : undefined;
  if (told !== undefined && !done.removed()) return { tool: 'undo', args: {} };
  // "Tira ela", behind a line put on a list, is that line, and never the list.
  if (lastSaved !== undefined && pointed && done.rewrote() && listedIn(lastSaved) !== undefined)
    return { tool: 'undo', args: {} };
  return lastSaved === undefined ? undefined : { tool: 'delete_memory', args: { item_id: lastSaved.id } };
}

/** Removes it without confirmation; undefined when the message means something else. */
export function decideRemovalOfLast(situation: Situation): Decision | undefined {
  const call = removalOfLast(situation);
  return call && run(call);
}

function removalOfOnlyShown({ shown, shownEntries, shownKeyed }: Situation['loaded']): ToolCall | undefined {
  const [item, ...items] = shown;
  if (item?.item !== undefined && items.length === 0) return { tool: 'delete_memory', args: { item_id: item.item.id } };
  const [entry, ...entries] = shownEntries;
  if (entry !== undefined && entries.length === 0)
    return { tool: 'remove_transaction', args: { pointer: { ids: [entry.id] } } };
  const [key, ...keys] = shownKeyed?.kind === 'lembrete' ? shownKeyed.keys : [];
  return key === undefined || keys.length > 0 ? undefined : { tool: 'cancel_reminder', args: { key } };
}
