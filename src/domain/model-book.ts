// What language models cost, call by call and added up.

import type { LocalDate } from './dates.ts';
import type { ItemVector, Meant } from './embedding.ts';
import type { ConversationId, Instant, ItemId } from './ids.ts';
import type { Item } from './item.ts';
import type { ItemFilter } from './item-filter.ts';
import type { LlmPurpose, LlmUsage } from './llm.ts';
import type { Summary } from './summary.ts';

/** What tokens are spent on. */
export type MeteredPurpose = LlmPurpose | 'transcription' | 'embedding';

export type ModelCallRow = LlmUsage & {
  readonly conversation: ConversationId | undefined;
  readonly at: Instant;
  readonly day: LocalDate;
  readonly purpose: MeteredPurpose;
  /** 1e-9 US$. */
  readonly nanoDollars: number;
  readonly ms: number;
};

/** Sums of one account. */
export type ModelCost = { readonly calls: number; readonly tokens: number; readonly nanoDollars: number };

/** The book of what models cost: read before a call, written when it is answered. */
export interface ModelBook {
  /** Tokens billed on a day: of the conversation's account, and of everybody this book knows. */
  tokensOn(
    day: LocalDate,
    conversation: ConversationId | undefined,
  ): { readonly account: number; readonly all: number };
  write(call: ModelCallRow): Promise<void>;
}

/** What models left behind, of one account. */
export interface ModelReads {
  /** The middle of a long conversation, as far as it was told in short. */
  summary(conversation: ConversationId): Summary | undefined;
  /** What means nearly the same, nearest first, at most `filter.limit`. */
  alike(meant: Meant, filter: ItemFilter): readonly ItemId[];
  /** Whether anything can be found by what it means. */
  knowsMeanings(model: string): boolean;
  /** Newest first: what has no vector of that model for its present words. */
  unembedded(model: string, most: number): readonly Item[];
  /** What models cost from a day on; of one conversation where given. */
  cost(from: LocalDate, conversation?: ConversationId): ModelCost;
}

export interface ModelRepos extends ModelReads {
  saveSummary(conversation: ConversationId, summary: Summary): void;
  /** Replaces what each item meant before. */
  saveVectors(model: string, vectors: readonly ItemVector[]): void;
}
