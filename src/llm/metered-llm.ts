// An Llm with a daily budget: unavailable when it is spent, and every answer is recorded with its cost.

import type { Llm } from '../ports.ts';
import type { TokenBudget } from './token-budget.ts';

export function meteredLlm(llm: Llm, budget: TokenBudget): Llm {
  return {
    async ask(request) {
      const { conversation, turn, purpose } = request;
      if (budget.exhausted(conversation)) return { kind: 'silent', why: 'budget', calls: 0 };
      const answer = await llm.ask(request);
      if (answer.kind !== 'silent')
        await budget.record({ conversation, turn, purpose, usage: answer.usage, ms: answer.ms });
      return answer;
    },
  };
}
