// A model with a budget and a book: nothing is asked once the day's tokens are spent, and every answer is written down with its price
// when it comes, whatever becomes of the turn that asked.

import type { LocalDate } from '../domain/dates.ts';
import type { Instant } from '../domain/ids.ts';
import type { ModelBook } from '../domain/model-book.ts';
import type { Clock, Llm, Log } from '../ports.ts';
import { costOf } from './models/cost-of.ts';
import type { ModelCatalogue } from './models/model-catalogue.ts';

export type Meter = {
  readonly book: ModelBook;
  readonly catalogue: ModelCatalogue;
  readonly clock: Clock;
  readonly log: Log;
  /** The day an instant is of, on the owner's calendar. */
  readonly dayOf: (at: Instant) => LocalDate;
  readonly maxDailyTokens: number;
  readonly maxDailyTokensPerAccount: number;
};

export function meteredLlm(llm: Llm, meter: Meter): Llm {
  const { book, catalogue, clock, log, dayOf } = meter;
  return {
    async ask(request) {
      const { conversation, purpose } = request;
      const at = clock.now();
      const day = dayOf(at);
      const { account, all } = book.tokensOn(day, conversation);
      if (all >= meter.maxDailyTokens || account >= meter.maxDailyTokensPerAccount) {
        log.warn('model budget spent', { day, scope: all >= meter.maxDailyTokens ? 'all' : 'account' });
        return { kind: 'silent', why: 'budget', calls: 0 };
      }
      const answer = await llm.ask(request);
      if (answer.kind === 'silent') return answer;
      const price = catalogue.find(answer.usage.model)?.price;
      const nanoDollars = price === undefined ? 0 : costOf(answer.usage, price);
      await book
        .write({ ...answer.usage, conversation, at, day, purpose, nanoDollars, ms: answer.ms })
        .catch((error: unknown) => log.error('model call not written down', { error: String(error) }));
      return answer;
    },
  };
}
