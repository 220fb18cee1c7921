// What a turn changed, one entry per write, so that it can be undone.

import type { AgentId } from './agent.ts';
import type { DueKind, Scheduled } from './due.ts';
import type { InboxId, Instant, ItemId, LancamentoId } from './ids.ts';
import type { ItemMark } from './item.ts';
import type { Told, ToldKind } from './told.ts';

/** One write, with enough of the previous state to revert it. */
export type Change = ItemChange | LedgerChange | AgentChange | ScheduleChange;

/** What an item says; `reason` only where the edit changed it. */
export type ItemText = { readonly title: string; readonly body: string; readonly reason?: string };

export type ItemChange =
  | { readonly op: 'add'; readonly item: ItemId }
  | { readonly op: 'trash'; readonly item: ItemId }
  | { readonly op: 'restore'; readonly item: ItemId }
  | { readonly op: 'edit'; readonly item: ItemId; readonly before: ItemText }
  | { readonly op: 'mark'; readonly item: ItemId; readonly before: ItemMark };

export type LedgerChange =
  /** `before` is the previous version; 0 when this turn created the entry. */
  | { readonly op: 'lancamento'; readonly lancamento: LancamentoId; readonly before: number }
  /** `before` is null when this turn stored the fact first. */
  | { readonly op: 'told'; readonly kind: ToldKind; readonly key: string; readonly before: Told['value'] | null };

/** The agent's previous text, and whether it existed before. */
export type AgentChange = {
  readonly op: 'own_agent';
  readonly agent: AgentId;
  readonly name: string;
  readonly instructions: string;
  readonly was: 'absent' | 'present';
};

/** `before` is null when nothing was scheduled under that key. */
export type ScheduleChange = {
  readonly op: 'schedule';
  readonly kind: DueKind;
  readonly key: string;
  readonly before: Scheduled | null;
};

export type JournalEntry = {
  readonly turn: InboxId;
  readonly at: Instant;
  readonly changes: readonly Change[];
  /** The turn this one undid: undoing this entry redoes it. */
  readonly undid?: InboxId;
};
