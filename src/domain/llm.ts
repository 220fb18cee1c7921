// One language model call in provider-neutral terms. The model is stateless: everything it knows is in the request, and
// everything it returns is data.

import type { ConversationId, InboxId, Instant } from './ids.ts';

/** The purpose; the configuration lists the models that serve it, in order. */
export type LlmPurpose =
  | 'planner'
  | 'chat'
  | 'continuity'
  | 'summary'
  | 'coordinator'
  | 'synthesis'
  | 'junior'
  | 'vision';

/** Stable text first, volatile last: providers cache the longest known prefix. `keep` ends a prefix worth caching. */
export type LlmSystemBlock = { readonly text: string; readonly keep?: true };

export type LlmPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tool_use'; readonly id: string; readonly tool: string; readonly args: unknown }
  | { readonly kind: 'tool_result'; readonly id: string; readonly output: string; readonly failed?: true }
  /** base64 */
  | { readonly kind: 'image'; readonly mime: string; readonly data: string };

/** A tool_use in an assistant message is followed by its tool_result in the next user message. */
export type LlmMessage = { readonly role: 'user' | 'assistant'; readonly parts: readonly LlmPart[] };

export type LlmRequest = {
  readonly purpose: LlmPurpose;
  /** The conversation it is charged to; absent: the house. */
  readonly conversation?: ConversationId;
  /** The turn it is logged under; absent: outside any turn. */
  readonly turn?: InboxId;
  /** Overrides the configured list: an agent may name its own model. */
  readonly model?: string;
  readonly system: readonly LlmSystemBlock[];
  readonly messages: readonly LlmMessage[];
  /**
   * Every tool the history may mention, always in the same order. The model cannot call them: it answers in text or
   * JSON.
   */
  readonly tools?: readonly string[];
  /** JSON schema (draft-7) of the answer; absent = prose. */
  readonly schema?: { readonly name: string; readonly schema: Record<string, unknown> };
  readonly maxTokens: number;
  /** Deadline: fallbacks and retries must end before it. */
  readonly deadline: Instant;
};

/** Tokens as reported by the provider; `input` excludes `cacheRead` and `cacheWrite`. */
export type LlmUsage = {
  readonly model: string;
  readonly input: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly output: number;
};

export type LlmAnswer = {
  /** What unusable answers before this one were billed, and at most can have been that were not waited for. */
  readonly wasted?: readonly LlmUsage[];
} & (
  | {
      readonly kind: 'said';
      readonly text: string;
      readonly usage: LlmUsage;
      readonly ms: number;
      readonly calls: number;
    }
  /** Truncated or refused: never used as a plan or shown. */
  | {
      readonly kind: 'cut';
      readonly why: 'max_tokens' | 'refusal';
      readonly usage: LlmUsage;
      readonly ms: number;
      readonly calls: number;
    }
  /** No model configured, budget spent, deadline passed, or all providers failed. */
  | { readonly kind: 'silent'; readonly why: 'off' | 'budget' | 'deadline' | 'down'; readonly calls: number }
);
