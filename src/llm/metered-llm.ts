// An Llm with a daily budget: unavailable when it is spent, and every answer is recorded with its cost,
// the unusable ones too.

import type { Llm } from '../ports.ts';
import type { TokenBudget } from './token-budget.ts';

/** @returns `silent` with 'budget' when today's is spent, without a call */
export function meteredLlm(llm: Llm, budget: TokenBudget): Llm {
  return {
    async ask(request) {
      const { conversation, turn, purpose } = request;
      if (budget.exhausted(conversation)) return { kind: 'silent', why: 'budget', calls: 0 };
      const answer = await llm.ask(request);
      for (const usage of answer.wasted ?? []) await budget.record({ conversation, turn, purpose, usage, ms: 0 });
      if (answer.kind !== 'silent')
        await budget.record({ conversation, turn, purpose, usage: answer.usage, ms: answer.ms });
      return answer;
    },
  };
}
