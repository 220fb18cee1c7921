// Reverts what a turn changed: the newest turn not yet undone, or the one a button names.

import * as z from 'zod/mini';
import type { AgentChange, Change, ItemChange, JournalEntry, LedgerChange, ScheduleChange } from '../domain/change.ts';
import { inboxIdSchema } from '../domain/ids.ts';
import type { Told } from '../domain/told.ts';
import { subjectWords } from '../finance/replies/entry-words.ts';
import { toldSubject } from '../finance/replies/told-subject.ts';
import { isList } from '../memories/note-list.ts';
import { rewrite } from './edit-memory.ts';
import { restoreAgent } from './own-agent.ts';
import { defineTool, type ToolContext } from './tool.ts';

export type Undone =
  | {
      readonly kind: 'undone';
      readonly what: 'add' | 'trash' | 'edit' | 'restore' | 'mark';
      readonly of: 'item' | 'lancamento' | 'told' | 'agent' | 'lembrete';
      readonly count: number;
      /** The first thing reverted; '' when it has no name. */
      readonly title: string;
      /** The turn had done things of other kinds, too. */
      readonly others?: true;
      /** An undo was redone. */
      readonly again?: true;
    }
  | { readonly kind: 'nothing_to_undo' | 'nothing_to_redo' }
  | { readonly kind: 'money_read_only' };

type Named = Pick<Extract<Undone, { kind: 'undone' }>, 'what' | 'of' | 'title'>;

const isLedger = (change: Change): change is LedgerChange => change.op === 'lancamento' || change.op === 'told';

/** Changes of data the household shares: its ledger, but not facts about a person. */
const ofHousehold = (change: Change): boolean =>
  isLedger(change) && !(change.op === 'told' && change.kind === 'perfil');

function revertItem(change: ItemChange, context: ToolContext): void {
  const { tx, now } = context;
  switch (change.op) {
    case 'add':
    case 'restore':
      tx.trashItems([change.item], now);
      break;
    case 'trash':
      tx.trashItems([change.item], null);
      break;
    case 'edit': {
      const [item] = tx.itemsById([change.item]);
      if (item) rewrite(item, change.before, context);
      break;
    }
    case 'mark':
      tx.markItem(change.item, change.before);
      break;
    default:
      change satisfies never;
  }
}

type LancamentoChange = Extract<Change, { op: 'lancamento' }>;
const isOfEntry = (change: Change): change is LancamentoChange => change.op === 'lancamento';

const removes = ({ lancamento, before }: LancamentoChange, { tx }: ToolContext): boolean =>
  tx.ledger.versions(lancamento).find(({ version }) => version === before + 1)?.voided === true;

/** Without the corrections of entries that another turn took out since: taking those back would bring the entries back. */
function standing(changes: readonly Change[], context: ToolContext): readonly Change[] {
  const ofEntries = changes.filter(isOfEntry);
  const removed = new Set(ofEntries.filter((one) => removes(one, context)).map(({ lancamento }) => lancamento));
  const isGone = ({ lancamento }: LancamentoChange): boolean =>
    !removed.has(lancamento) && (context.tx.ledger.lancamento(lancamento)?.voidedAt ?? null) !== null;
  return changes.filter((change) => !isOfEntry(change) || change.before === 0 || !isGone(change));
}

/** Reverts an entry to its previous version; an entry created by that turn is removed. Both add a version. */
function revertLedger(change: LedgerChange, { tx, turn, now }: ToolContext): void {
  if (change.op === 'told') {
    tx.ledger.tell(change.kind, change.key, change.before, now);
    return;
  }
  const current = tx.ledger.lancamento(change.lancamento);
  if (current === undefined) return;
  const earlier = tx.ledger.versions(change.lancamento).find(({ version }) => version === change.before);
  tx.ledger.revise(current.id, earlier ?? { ...current, voided: true }, turn, now);
}

function revertSchedule({ kind, key, before }: ScheduleChange, { tx }: ToolContext): void {
  if (before === null) tx.unschedule(kind, key);
  else tx.schedule(before);
}

/** The text of a pending reminder. */
function reminderTitle({ kind, key, before }: ScheduleChange, { tx }: ToolContext): string {
  const due = (tx.scheduled(kind).find((one) => one.key === key) ?? before)?.due;
  return due?.kind === 'reminder' ? due.content : '';
}

/** A list is described by its lines, which are what changed. */
function itemTitle({ op, item: id }: ItemChange, { tx }: ToolContext): string {
  const [item] = tx.itemsById([id]);
  if (item === undefined) return '';
  return op === 'edit' && isList(item) ? `${item.title}: ${item.body}` : item.title;
}

function agentNamed({ agent, name, was }: AgentChange, { tx }: ToolContext): Named {
  const here = tx.agents.own().some(({ id }) => id === agent);
  return { what: was === 'absent' ? 'add' : here ? 'edit' : 'trash', of: 'agent', title: name };
}

function namedTold({ kind, key, before }: Extract<Change, { op: 'told' }>, { tx }: ToolContext): Named {
  const now = tx.ledger.told(kind).find((one) => one.key === key);
  const value = now?.value ?? before;
  const what = before === null ? 'add' : now === undefined ? 'trash' : 'edit';
  // A row's kind says which values it holds.
  return { what, of: 'told', title: value === null ? '' : toldSubject({ kind, key, value } as Told) };
}

/** Describes an undone change. Called before and after, since a trashed item is visible only once restored. */
function named(change: Change, context: ToolContext): Named {
  if (change.op === 'own_agent') return agentNamed(change, context);
  if (change.op === 'schedule') {
    const there = context.tx.scheduled(change.kind).some(({ key }) => key === change.key);
    const what = change.before === null ? 'add' : there ? 'edit' : 'trash';
    return { what, of: 'lembrete', title: reminderTitle(change, context) };
  }
  if (!isLedger(change)) return { what: change.op, of: 'item', title: itemTitle(change, context) };
  if (change.op === 'told') return namedTold(change, context);
  const now = context.tx.ledger.lancamento(change.lancamento);
  const what = change.before === 0 ? 'add' : now?.voidedAt === null ? 'edit' : 'trash';
  return { what, of: 'lancamento', title: now === undefined ? '' : subjectWords(now) };
}

/** The change that would restore the current state, read before reverting. Agents cannot be redone. */
function inverseOf(change: Change, { tx }: ToolContext): readonly Change[] {
  switch (change.op) {
    case 'add':
    case 'restore':
      return [{ op: 'trash', item: change.item }];
    case 'trash':
      return [{ op: 'restore', item: change.item }];
    case 'edit':
    case 'mark': {
      const [item] = tx.itemsById([change.item]);
      if (item === undefined) return [];
      const { title, body, reason, watchedAt, rating, stopped } = item;
      return change.op === 'edit'
        ? [{ op: 'edit', item: item.id, before: { title, body, reason } }]
        : [{ op: 'mark', item: item.id, before: { watchedAt, rating, stopped } }];
    }
    case 'lancamento': {
      const entry = tx.ledger.lancamento(change.lancamento);
      return entry === undefined ? [] : [{ ...change, before: entry.version }];
    }
    case 'told': {
      const now = tx.ledger.told(change.kind).find(({ key }) => key === change.key);
      return [{ ...change, before: now?.value ?? null }];
    }
    case 'schedule':
      return [{ ...change, before: tx.scheduled(change.kind).find(({ key }) => key === change.key) ?? null }];
    case 'own_agent':
      return [];
    default:
      return change satisfies never;
  }
}

/** Kind of the record a change is about. Changes are counted by kind, since one entry may also have set a category. */
function subjectOf(change: Change): Named['of'] {
  if (change.op === 'own_agent') return 'agent';
  if (change.op === 'schedule') return 'lembrete';
  if (!isLedger(change)) return 'item';
  return change.op === 'told' ? 'told' : 'lancamento';
}

/** Whether a message asked for things of several kinds: an entry and a reminder, a note and a film. */
const severalKinds = (changes: readonly Change[]): boolean =>
  new Set(
    changes.flatMap((change) =>
      change.op === 'lancamento' || (change.op === 'schedule' && change.kind === 'reminder') || 'item' in change
        ? [subjectOf(change)]
        : [],
    ),
  ).size > 1;

/** Whether the change removes an entry from the totals. */
function took({ before, after }: { readonly before: Named; readonly after: Named }): boolean {
  return before.of === 'lancamento' && before.what === 'edit' && after.what === 'trash';
}

function takeBack({ changes }: JournalEntry, context: ToolContext): Omit<Extract<Undone, { kind: 'undone' }>, 'kind'> {
  const [first] = changes;
  const before = first === undefined ? undefined : named(first, context);
  for (const change of changes.toReversed()) {
    if (change.op === 'own_agent') restoreAgent(change, context);
    else if (change.op === 'schedule') revertSchedule(change, context);
    else if (isLedger(change)) revertLedger(change, context);
    else revertItem(change, context);
  }
  if (first === undefined || before === undefined) return { what: 'edit', of: 'told', count: 0, title: '' };
  const after = named(first, context);
  const title = before.what === 'edit' ? after.title || before.title : before.title || after.title;
  const what = took({ before, after }) ? 'add' : before.what;
  const count = changes.filter((change) => subjectOf(change) === before.of).length;
  return { what, of: before.of, count, title, ...(severalKinds(changes) ? { others: true } : {}) };
}

export const undo = defineTool({
  name: 'undo',
  description: 'Desfaz a última mudança.',
  args: z.strictObject({}),
  internal: { turn: z.exactOptional(inboxIdSchema) },
  effect: 'write',
  exposedToModel: false,
  run: ({ turn }, context): Undone => {
    const { tx, conversation, now } = context;
    const entry = tx.undoable(conversation, turn);
    const done = entry === undefined ? [] : standing(entry.changes, context);
    if (entry === undefined || done.length === 0) return { kind: 'nothing_to_undo' };
    if (!tx.mayChangeMoney() && done.some(ofHousehold)) return { kind: 'money_read_only' };
    const changes = done.toReversed().flatMap((change) => inverseOf(change, context));
    const undone = takeBack({ ...entry, changes: done }, context);
    tx.markUndone(entry.turn, now);
    if (changes.length === done.length) context.undid(entry.turn, changes);
    return { kind: 'undone', ...undone };
  },
});

/** "Desfaz o desfaz": redoes what the last undo reverted. */
export const redo = defineTool({
  name: 'redo',
  description: 'Refaz o que acabou de ser desfeito.',
  args: z.strictObject({}),
  internal: {},
  effect: 'write',
  exposedToModel: false,
  run: (_, context): Undone => {
    const { tx, conversation, now } = context;
    const undoing = tx.undoable(conversation, 'undoing');
    const since = tx.undoable(conversation);
    if (undoing?.undid === undefined || (since !== undefined && since.turn > undoing.turn))
      return { kind: 'nothing_to_redo' };
    if (!tx.mayChangeMoney() && undoing.changes.some(ofHousehold)) return { kind: 'money_read_only' };
    const redone = takeBack(undoing, context);
    tx.markUndone(undoing.turn, now);
    tx.markUndone(undoing.undid, null);
    return { kind: 'undone', ...redone, again: true };
  },
});
