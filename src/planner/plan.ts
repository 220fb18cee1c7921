// One message to one plan, with a model where the rules were unsure. The planner may look, read what it found and plan on, a few
// times; every answer is held to the person's own words, whatever was read before it. Nothing is carried out here: looks only read,
// and the last word is a plan that the turn commits once.

import { asMessages, isLook, type Look, type LookCall, sameLook, type Taken } from './look.ts';
import { oneAnswer, type PlannerAsk, type PlannerDeps } from './one-answer.ts';
import type { AgentLLMResponse } from './response.ts';

export type PlanAsk = PlannerAsk & { readonly look: Look };

export type Plan = {
  /** undefined: no model had a plan that may be carried out; the rules' own decision stands. A look here is to be shown, unread. */
  readonly response: AgentLLMResponse | undefined;
  /** What was looked at and read on the way. */
  readonly taken: readonly Taken[];
  readonly modelCalls: number;
};

/** Results a planner reads for one message. */
export const MOST_LOOKS = 3;
/** Answers refused in one turn before the rules have the word: the first try and one more (SPEC section 1). */
export const MOST_REFUSED = 2;

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
