// What one turn did and why.

import type { ConversationId, InboxId } from './ids.ts';

/** What one turn did, for the simulator's drawer, `chat --json` and logs. Never holds other people's data. */
export type Trace = {
  readonly conversation: ConversationId;
  readonly turn: InboxId;
  readonly text: string;
  readonly intent: string;
  readonly action: string;
  readonly confidence: number;
  readonly slots: Record<string, unknown>;
  readonly rule?: string;
  /** Which words of `text` said so: offsets in UTF-16 units. */
  readonly spans?: readonly { readonly what: string; readonly start: number; readonly end: number }[];
  readonly decision: string;
  readonly tool?: string;
  /** Each tool that ran, and how long it took. `cache` where its results are kept for a while: whether one was there. */
  readonly ran?: readonly { readonly tool: string; readonly ms: number; readonly cache?: 'hit' | 'miss' }[];
  readonly modelCalls: number;
  readonly stateBefore: string;
  readonly state: string;
  readonly timings: Record<string, number>;
};
