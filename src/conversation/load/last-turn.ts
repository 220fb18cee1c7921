// What "isso", "o último" and "foi 85" refer to: what the last undoable turn left behind.

import type { ConversationId, Instant } from '../../domain/ids.ts';
import type { Item } from '../../domain/item.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import type { Reads } from '../../ports.ts';
import { LATELY_MS } from '../lately.ts';
import type { OnScreen } from './on-screen.ts';
import type { QuotedMoment } from './quoted-moment.ts';
import { type Done, doneOf, entriesOf, itemsOf, lastEntryOf, MOST_LAST, REMOVING } from './what-was-done.ts';

export type LastTurn = {
  /** The newest turn that can be undone. */
  readonly done?: Done;
  /** The entry it created or changed last, while that is recent. */
  readonly lastEntry?: Lancamento;
  /** All entries it created or changed, in order, while that is recent. */
  readonly lastEntries: () => readonly Lancamento[];
  /** All items it saved or changed, in order. */
  readonly lastItems: () => readonly Item[];
  /** The item saved or changed last, or the only result of a search since. */
  readonly lastSaved?: Item;
  /** Whether the last tool that ran removed something. */
  readonly justRemoved: boolean;
  /** Whether the last tool that ran was an undo. */
  readonly justUndid: boolean;
};

/** @param moment its events are the newest of the conversation or of the quoted moment, oldest first. */
export function lastTurn(
  read: Reads,
  conversation: ConversationId,
  screen: OnScreen,
  { events, of }: QuotedMoment,
  now: Instant,
): LastTurn {
  const entry = of === 'nothing' ? undefined : read.undoable(conversation, of);
  // What is quoted is meant however long ago it was.
  const recent = entry !== undefined && (of !== undefined || now - entry.at <= LATELY_MS);
  const use = events.findLast(({ body }) => body.kind === 'tool_use')?.body;
  const lastTool = use?.kind === 'tool_use' ? use.tool : '';
  const [only, ...others] = screen.shown;
  const done = entry && doneOf(entry, { recent, shownAt: screen.shownAt, events }, read);
  // After a search with a single result, that result is what "isso" refers to, unless something was done since.
  const found = others.length === 0 && lastTool === 'search_items' && done?.afterList !== true ? only?.item : undefined;
  return {
    lastEntries: () => (recent ? entriesOf(read, entry.changes.slice(-MOST_LAST)) : []),
    lastItems: () => read.itemsById(itemsOf(entry?.changes ?? []).slice(0, MOST_LAST)),
    justUndid: lastTool === 'undo',
    justRemoved: REMOVING.has(lastTool),
    ...withoutUndefined({
      done,
      // What was recorded before a hard question was answered is no longer the last thing spoken of.
      lastEntry:
        recent && (lastTool !== 'study_question' || of !== undefined) ? lastEntryOf(read, entry.changes) : undefined,
      lastSaved: found ?? read.itemsById(itemsOf(entry?.changes ?? [])).at(-1),
    }),
  };
}
