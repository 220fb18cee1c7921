// The daily token budget: no call once it is spent, and every answer is recorded with its cost when it arrives,
// whatever happens to its turn.

import type { LocalDate } from '../domain/dates.ts';
import type { ConversationId, InboxId, Instant } from '../domain/ids.ts';
import type { LlmUsage } from '../domain/llm.ts';
import type { MeteredPurpose, ModelBook } from '../domain/model-book.ts';
import type { Clock, Log } from '../ports.ts';
import { costOf } from './models/cost-of.ts';
import type { ModelCatalogue } from './models/model-catalogue.ts';

export type Meter = {
  readonly book: ModelBook;
  readonly catalogue: ModelCatalogue;
  readonly clock: Clock;
  readonly log: Log;
  /** The date of an instant in the owner's time zone. */
  readonly dayOf: (at: Instant) => LocalDate;
  readonly maxDailyTokens: number;
  readonly maxDailyTokensPerAccount: number;
};

type Call = {
  readonly conversation: ConversationId | undefined;
  readonly turn: InboxId | undefined;
  readonly purpose: MeteredPurpose;
  readonly usage: LlmUsage;
  readonly ms: number;
};

export interface TokenBudget {
  /** Whether today's tokens are used up: those of the deployment, or those of the conversation's account. */
  exhausted(conversation: ConversationId | undefined): boolean;
  /** Records a call in the store and the log. Never rejects: a failure to record is logged. */
  record(call: Call): Promise<void>;
}

/** Tokens of a local day, for the account and for everybody; a limit reached stops calls, not answers. */
export function tokenBudget({ book, catalogue, clock, log, dayOf, ...most }: Meter): TokenBudget {
  return {
    exhausted(conversation) {
      const day = dayOf(clock.now());
      const { account, all } = book.tokensOn(day, conversation);
      if (all < most.maxDailyTokens && account < most.maxDailyTokensPerAccount) return false;
      log.warn('model budget spent', { day, scope: all >= most.maxDailyTokens ? 'all' : 'account' });
      return true;
    },
    async record({ conversation, turn, purpose, usage, ms }) {
      log.info('model', { turn, conversation, purpose, ...usage, ms: Math.round(ms) });
      const at = clock.now();
      const price = catalogue.find(usage.model)?.price;
      const nanoDollars = price === undefined ? 0 : costOf(usage, price);
      await book
        .write({ ...usage, conversation, at, day: dayOf(at), purpose, nanoDollars, ms })
        .catch((error: unknown) => log.error('model call not recorded', { error: String(error) }));
    },
  };
}
