// What the last undoable turn did, derived from its journalled changes: what it set, removed or restored.

import type { Change, ItemText, JournalEntry } from '../../domain/change.ts';
import type { Scheduled } from '../../domain/due.ts';
import type { ChatEvent } from '../../domain/event.ts';
import type { Instant } from '../../domain/ids.ts';
import type { Item } from '../../domain/item.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import type { ToldValues } from '../../domain/told.ts';
import type { Reads } from '../../ports.ts';

/** An import changes thousands of entries in one turn; only this many are inspected. */
export const MOST_LAST = 10;

/** The items a turn saved, restored or changed, without those it removed. */
export const itemsOf = (changes: readonly Change[]): Item['id'][] =>
  changes.flatMap((change) =>
    change.op === 'add' || change.op === 'edit' || change.op === 'restore' || change.op === 'mark' ? [change.item] : [],
  );

/** Whether a turn kept something and changed nothing else. */
export const onlyAdds = (changes: readonly Change[]): boolean =>
  changes.length > 0 &&
  changes.every((change) => change.op === 'add' || (change.op === 'lancamento' && change.before === 0));

/** Whether the change removed something that existed before. */
const took = (change: Change, read: Reads): boolean =>
  change.op === 'trash' ||
  (change.op === 'schedule' &&
    change.before !== null &&
    !read.scheduled(change.kind).some(({ key }) => key === change.key)) ||
  (change.op === 'told' &&
    change.before !== null &&
    !read.ledger.told(change.kind).some(({ key }) => key === change.key)) ||
  (change.op === 'lancamento' && change.before > 0 && liveEntry(read, change.lancamento) === undefined);

const goneOf = (changes: readonly Change[], read: Reads): readonly Lancamento[] =>
  changes.flatMap((change) =>
    change.op === 'lancamento' && took(change, read) ? (read.ledger.lancamento(change.lancamento) ?? []) : [],
  );

/** Tools that remove something. */
export const REMOVING: ReadonlySet<string> = new Set([
  'remove_transaction',
  'delete_memory',
  'delete_all_memories',
  'cancel_reminder',
  'forget_goal',
  'forget_budget',
  'forget_fact',
  'forget_card',
  'change_recurring',
]);

const LISTING: ReadonlySet<string> = new Set(['search_items', 'list_reminders', 'query_ledger']);

/** When both happened in the same millisecond, the order of the history decides. */
function isAfter(done: Instant, shown: Instant | undefined, events: readonly ChatEvent[]): boolean {
  if (shown === undefined || done !== shown) return shown === undefined || done > shown;
  const last = events.findLast(({ body }) => body.kind === 'tool_use')?.body;
  return last?.kind === 'tool_use' && !LISTING.has(last.tool);
}

function reminderOf(changes: readonly Change[], read: Reads): { readonly reminder?: Scheduled } {
  const set = changes.findLast((change) => change.op === 'schedule' && change.kind === 'reminder');
  const key = set?.op === 'schedule' ? set.key : undefined;
  const reminder = key === undefined ? undefined : read.scheduled('reminder').find((one) => one.key === key);
  return reminder === undefined ? {} : { reminder };
}

/** The one that it cancelled, if that was all. */
function cancelledBy(changes: readonly Change[], read: Reads): Scheduled | undefined {
  const [only, ...others] = changes;
  if (only?.op !== 'schedule' || only.kind !== 'reminder' || others.length > 0 || !took(only, read)) return undefined;
  return only.before ?? undefined;
}

function toldOf(
  changes: readonly Change[],
  read: Reads,
): Pick<Done, 'goal' | 'budget' | 'recurring' | 'debt' | 'ended'> {
  const told = changes.findLast((change) => change.op === 'told');
  if (told?.op !== 'told') return {};
  if (told.kind === 'orcamento') return { budget: told.key };
  if (told.kind === 'recorrencia') return { recurring: told.key, ...endedBy(told, read) };
  if (told.kind === 'divida') return { debt: told.key };
  return told.kind === 'meta' ? { goal: told.key } : {};
}

const endedBy = (told: Extract<Change, { op: 'told' }>, read: Reads): Pick<Done, 'ended'> =>
  took(told, read) ? { ended: told.before as ToldValues['recorrencia'] } : {};

/** Undefined for an entry that was removed, or is not of this ledger. */
export function liveEntry(read: Reads, id: Lancamento['id']): Lancamento | undefined {
  const entry = read.ledger.lancamento(id);
  return entry?.voidedAt === null ? entry : undefined;
}

/** Searches from the newest change: an import may have thousands. */
export function lastEntryOf(read: Reads, changes: readonly Change[]): Lancamento | undefined {
  for (const change of changes.toReversed()) {
    const entry = change.op === 'lancamento' ? liveEntry(read, change.lancamento) : undefined;
    if (entry !== undefined) return entry;
  }
  return undefined;
}

/** In the order of the changes, without those removed since. */
export const entriesOf = (read: Reads, changes: readonly Change[]): Lancamento[] =>
  changes.flatMap((change) => (change.op === 'lancamento' ? (liveEntry(read, change.lancamento) ?? []) : []));

function beforeIn(changes: readonly Change[]): ItemText | Scheduled | undefined {
  return changes
    .flatMap((change) => (change.op === 'edit' || change.op === 'schedule' ? (change.before ?? []) : []))
    .at(-1);
}

export type Done = {
  /** Whether it happened after the list on the screen was shown. */
  readonly afterList: boolean;
  readonly removed: () => boolean;
  /** Whether it only changed the text of what was kept before. */
  readonly rewrote: () => boolean;
  /** What the note it changed said, or when the reminder it moved rang. */
  readonly was: () => ItemText | Scheduled | undefined;
  /** The entries it removed. */
  readonly gone: () => readonly Lancamento[];
  /** The reminder it set. */
  readonly reminder?: Scheduled;
  /** The reminder it cancelled. */
  readonly cancelled: () => Scheduled | undefined;
  /** The goal it set, if that was recent. */
  readonly goal?: string;
  /** The budget it set or dropped, if that was recent. */
  readonly budget?: string;
  /** What repeats that it set or changed, if that was recent. */
  readonly recurring?: string;
  /** What repeated until it was cancelled just now. */
  readonly ended?: ToldValues['recorrencia'];
  /** The debt it told of, if that was recent. */
  readonly debt?: string;
};

type Around = {
  readonly recent: boolean;
  readonly shownAt: Instant | undefined;
  readonly events: readonly ChatEvent[];
};

/** Describes the newest undoable turn. */
export const doneOf = ({ at, changes }: JournalEntry, { recent, shownAt, events }: Around, read: Reads): Done => ({
  afterList: isAfter(at, shownAt, events),
  removed: () => changes.length > 0 && changes.slice(0, MOST_LAST).every((change) => took(change, read)),
  rewrote: () => changes.length > 0 && changes.every(({ op }) => op === 'edit'),
  was: () => beforeIn(changes),
  gone: () => goneOf(changes.slice(0, MOST_LAST), read),
  cancelled: () => cancelledBy(changes, read),
  ...reminderOf(changes, read),
  ...(recent ? toldOf(changes, read) : {}),
});
