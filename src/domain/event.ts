// The append-only history of a conversation (SPEC section 2). `seq` orders it, never time.

import type { AgentId } from './agent.ts';
import type { ConversationId, Instant } from './ids.ts';
import type { MediaKind } from './message.ts';

/** A reminder that rang, with what is needed to snooze it. */
export type Rang = { readonly content: string; readonly dueAt: Instant };

export type EventBody =
  /** `media`: what came, with `text` as its caption. */
  | {
      readonly kind: 'user';
      readonly text: string;
      readonly messageId?: string;
      /** The message whose text this replaced; it has no `messageId` then. */
      readonly edits?: string;
      readonly forwarded?: boolean;
      /** Who wrote it, in a group. */
      readonly name?: string;
      /** The topic of the chat it was written in. */
      readonly topic?: string;
      readonly media?: MediaKind;
    }
  /** `agent`: whose words they are; absent when code wrote them. `rang`: set when the message is a reminder. */
  | { readonly kind: 'assistant'; readonly text: string; readonly agent?: AgentId; readonly rang?: Rang }
  | { readonly kind: 'tool_use'; readonly id: string; readonly tool: string; readonly args: unknown }
  | {
      readonly kind: 'tool_result';
      readonly id: string;
      readonly output?: unknown;
      readonly error?: string;
      /** Served from the result cache. */
      readonly cached?: true;
      readonly ms: number;
    };

export type ChatEvent = {
  readonly conversation: ConversationId;
  readonly seq: number;
  readonly at: Instant;
  readonly body: EventBody;
};
