// One message to one plan, with a model where the rules were unsure: the answer is read, held to the person's own words, and sent back
// once with what is wrong; then the rules have the word. Nothing is carried out here.

import type { ConversationId, Instant } from '../domain/ids.ts';
import type { LlmMessage, LlmPurpose } from '../domain/llm.ts';
import type { Llm, Log, Prompts } from '../ports.ts';
import { type AnyToolName, allTools, isToolName } from '../tools/registry.ts';
import { answerSchema, toolLines } from './answer-schema.ts';
import { type Known, unproven } from './provenance.ts';
import { type AgentLLMResponse, readResponse } from './response.ts';
import { spoken, unsayable } from './sayable.ts';

export type PlanAsk = {
  /** The tools of this turn, from the person's own words. */
  readonly may: ReadonlySet<AnyToolName>;
  readonly known: Known;
  /** The conversation and, last, the words to plan. */
  readonly messages: readonly LlmMessage[];
  /** What the person sees, for a planner that has to point at it. */
  readonly screen: string;
  readonly conversation: ConversationId;
  readonly deadline: Instant;
};

export type Plan = {
  /** undefined: no model had a plan that may be carried out; the rules' own decision stands. */
  readonly response: AgentLLMResponse | undefined;
  readonly modelCalls: number;
};

export type PlannerDeps = { readonly llm: Llm; readonly prompts: Prompts; readonly log: Log };

/** The first try and one more. */
const MOST_TRIES = 2;
const MOST_TOKENS = 500;

const EXPOSED = new Set((Object.keys(allTools) as AnyToolName[]).filter((name) => allTools[name].exposedToModel));
/** Written once, when the first plan is asked for: the start has better things to do. */
const offered = (() => {
  let lines: string | undefined;
  return () => {
    lines ??= toolLines(EXPOSED);
    return lines;
  };
})();
/** What old histories may mention. */
const EVERY_TOOL = Object.keys(allTools).toSorted();

export async function plan(ask: PlanAsk, { llm, prompts, log }: PlannerDeps): Promise<Plan> {
  let { messages } = ask;
  let modelCalls = 0;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await llm.ask({
      purpose: 'planner',
      conversation: ask.conversation,
      system: [
        { text: `${prompts('planner')}\nFerramentas:\n${offered()}`, keep: true },
        { text: `Permitidas nesta mensagem: ${[...ask.may].join(', ') || 'nenhuma'}.\n${ask.screen}` },
      ],
      messages,
      tools: EVERY_TOOL,
      schema: { name: 'plan', schema: answerSchema(ask.may) },
      maxTokens: MOST_TOKENS,
      deadline: ask.deadline,
    });
    modelCalls += answer.calls;
    if (answer.kind !== 'said') break;
    const read = readResponse(answer.text, ask.may);
    if (read.repairs.length > 0) log.info('plan repaired', { model: answer.usage.model, repairs: read.repairs });
    const problem = read.ok ? problemOf(read.response, ask.known) : read.problem;
    if (read.ok && problem === undefined) return { response: inWords(read.response), modelCalls };
    log.info('plan refused', { model: answer.usage.model, tries, problem });
    messages = [...messages, ...sentBack(answer.text, problem ?? '')];
  }
  return { response: undefined, modelCalls };
}

const problemOf = (response: AgentLLMResponse, known: Known): string | undefined => {
  if (response.action === 'CALL_TOOL') return isToolName(response.tool) ? unproven(response, known) : 'tool: unknown';
  return response.action === 'RESPOND' ? unsayable(response.message, known.typed) : undefined;
};

const inWords = (response: AgentLLMResponse): AgentLLMResponse =>
  response.action === 'RESPOND' ? { action: 'RESPOND', message: spoken(response.message) } : response;

/** Longer than any plan; what a runaway wrote is not paid for twice. */
const LONGEST_SENT_BACK = 1_000;

const sentBack = (said: string, problem: string): LlmMessage[] => [
  { role: 'assistant', parts: [{ kind: 'text', text: said.slice(0, LONGEST_SENT_BACK) }] },
  {
    role: 'user',
    parts: [{ kind: 'text', text: `Resposta recusada: ${problem}. Responda de novo, só o objeto JSON.` }],
  },
];

/** Free words, answered in free words; undefined when no model has any that may be said. */
export async function converse(
  ask: Pick<PlanAsk, 'messages' | 'known' | 'conversation' | 'deadline'>,
  { llm, prompts }: Pick<PlannerDeps, 'llm' | 'prompts'>,
  purpose: LlmPurpose = 'chat',
): Promise<{ readonly message: string | undefined; readonly modelCalls: number }> {
  const answer = await llm.ask({
    purpose,
    conversation: ask.conversation,
    system: [{ text: prompts('chat'), keep: true }],
    messages: ask.messages,
    tools: EVERY_TOOL,
    maxTokens: MOST_TOKENS,
    deadline: ask.deadline,
  });
  const usable = answer.kind === 'said' && unsayable(answer.text, ask.known.typed) === undefined;
  return { message: usable ? spoken(answer.text) : undefined, modelCalls: answer.calls };
}
