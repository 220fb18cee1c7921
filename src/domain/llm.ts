// One call of a language model, in words every provider shares. The model is stateless: all it knows is in the request, and all
// it says is data.

import type { ConversationId, InboxId, Instant } from './ids.ts';

/** What the call is for; the configuration says which models serve it, in order. */
export type LlmPurpose =
  | 'planner'
  | 'chat'
  | 'continuity'
  | 'summary'
  | 'coordinator'
  | 'synthesis'
  | 'junior'
  | 'vision';

/** Stable text first, volatile last: a provider keeps the longest prefix it has seen. `keep` ends a prefix worth keeping. */
export type LlmSystemBlock = { readonly text: string; readonly keep?: true };

export type LlmPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tool_use'; readonly id: string; readonly tool: string; readonly args: unknown }
  | { readonly kind: 'tool_result'; readonly id: string; readonly output: string; readonly failed?: true }
  /** base64 */
  | { readonly kind: 'image'; readonly mime: string; readonly data: string };

/** tool_use stands in an assistant message and its tool_result in the user message right after it. */
export type LlmMessage = { readonly role: 'user' | 'assistant'; readonly parts: readonly LlmPart[] };

export type LlmRequest = {
  readonly purpose: LlmPurpose;
  /** Whose budget it is spent from; absent: the house's. */
  readonly conversation?: ConversationId;
  /** Under which a log tells of it; absent: beside any turn. */
  readonly turn?: InboxId;
  /** Overrides the configured list: an agent may name its own model. */
  readonly model?: string;
  readonly system: readonly LlmSystemBlock[];
  readonly messages: readonly LlmMessage[];
  /** Every tool the history may mention, in one order for ever. The model calls none: it answers in words or JSON. */
  readonly tools?: readonly string[];
  /** JSON schema (draft-7) of the answer; absent = prose. */
  readonly schema?: { readonly name: string; readonly schema: Record<string, unknown> };
  readonly maxTokens: number;
  /** No answer is of use after it: fallbacks and retries end before. */
  readonly deadline: Instant;
};

/** Tokens as the provider reported them; `input` counts neither `cacheRead` nor `cacheWrite`. */
export type LlmUsage = {
  readonly model: string;
  readonly input: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly output: number;
};

export type LlmAnswer =
  | {
      readonly kind: 'said';
      readonly text: string;
      readonly usage: LlmUsage;
      readonly ms: number;
      readonly calls: number;
    }
  /** Cut short or declined: never a plan, never shown. */
  | {
      readonly kind: 'cut';
      readonly why: 'max_tokens' | 'refusal';
      readonly usage: LlmUsage;
      readonly ms: number;
      readonly calls: number;
    }
  /** No model configured, the budget spent, the deadline reached, or everybody down. */
  | { readonly kind: 'silent'; readonly why: 'off' | 'budget' | 'deadline' | 'down'; readonly calls: number };
