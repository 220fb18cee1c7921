// An Llm with a daily budget: unavailable when it is spent, and every answer is recorded with its cost.

import type { Llm } from '../ports.ts';
import type { Purse } from './purse.ts';

export function meteredLlm(llm: Llm, purse: Purse): Llm {
  return {
    async ask(request) {
      const { conversation, turn, purpose } = request;
      if (purse.empty(conversation)) return { kind: 'silent', why: 'budget', calls: 0 };
      const answer = await llm.ask(request);
      if (answer.kind !== 'silent')
        await purse.pay({ conversation, turn, purpose, usage: answer.usage, ms: answer.ms });
      return answer;
    },
  };
}
