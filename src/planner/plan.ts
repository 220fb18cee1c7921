// Plans one message with a model, when the rules were unsure. The planner may make a few lookups and read the results;
// every answer is validated against the person's own words. Nothing is executed here: lookups only read, and the result
// is a plan that the turn commits once.

import { asMessages, isLook, type Look, type LookCall, sameLook, type Taken } from './look.ts';
import { oneAnswer, type PlannerAsk, type PlannerDeps } from './one-answer.ts';
import type { AgentLLMResponse } from './response.ts';

export type PlanAsk = PlannerAsk & { readonly look: Look };

export type Plan = {
  /** undefined: no valid plan, so the rules' decision stands. A lookup here is to be shown without being read. */
  readonly response: AgentLLMResponse | undefined;
  /** Lookups whose results the planner read. */
  readonly taken: readonly Taken[];
  readonly modelCalls: number;
};

/** Lookups a planner may read per message. */
export const MOST_LOOKS = 3;
/** Rejected answers per turn before the rules decide: the first try and one more (SPEC section 1). */
export const MOST_REFUSED = 2;

/** Never rejects: a model that fails or stays invalid gives a plan without acts. `modelCalls` counts every try. */
export async function plan(ask: PlanAsk, deps: PlannerDeps): Promise<Plan> {
  const taken: Taken[] = [];
  let { messages, known } = ask;
  let modelCalls = 0;
  let refused = 0;
  for (;;) {
    const answer = await oneAnswer({ ...ask, messages, known }, MOST_REFUSED - refused, deps);
    modelCalls += answer.modelCalls;
    refused += answer.refused;
    const call = lookOf(answer.response);
    if (call === undefined || taken.length === MOST_LOOKS || taken.some((one) => sameLook(one.call, call)))
      return { response: answer.response, taken, modelCalls };
    const one: Taken = { call, looked: await ask.look(call) };
    messages = [...messages, ...asMessages(one, taken.length)];
    known = { ...known, ids: new Set([...known.ids, ...one.looked.items.map(({ id }) => id)]) };
    taken.push(one);
  }
}

const lookOf = (response: AgentLLMResponse | undefined): LookCall | undefined =>
  response?.action === 'CALL_TOOL' && isLook(response) ? response : undefined;
