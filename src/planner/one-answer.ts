// One answer of a model that may be acted on: read, held to the person's own words, and sent back with what is wrong as long as there are
// tries left.

import type { Instant } from '../domain/ids.ts';
import type { LlmMessage } from '../domain/llm.ts';
import type { Llm, Log, Prompts } from '../ports.ts';
import { type AnyToolName, allTools, isToolName } from '../tools/registry.ts';
import { answerSchema, toolLines } from './answer-schema.ts';
import { type Known, unproven } from './provenance.ts';
import { type AgentLLMResponse, readResponse } from './response.ts';
import { spoken, unsayable } from './sayable.ts';

export type PlannerAsk = {
  /** The tools of this turn, from the person's own words. */
  readonly may: ReadonlySet<AnyToolName>;
  readonly known: Known;
  /** The conversation, the words to plan and what was looked at for them. */
  readonly messages: readonly LlmMessage[];
  /** What the person sees, for a planner that has to point at it. */
  readonly screen: string;
  readonly deadline: Instant;
};

/** `llm` knows who asks. */
export type PlannerDeps = { readonly llm: Llm; readonly prompts: Prompts; readonly log: Log };

export type OneAnswer = {
  /** undefined: no model had one that may be acted on. */
  readonly response: AgentLLMResponse | undefined;
  readonly modelCalls: number;
  /** Answers that were sent back, or given up on. */
  readonly refused: number;
};

export const MOST_TOKENS = 500;

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
export const EVERY_TOOL = Object.keys(allTools).toSorted();

/** @param tries how many answers may be refused before nobody is asked any more; at least one is asked for. */
export async function oneAnswer(
  ask: PlannerAsk,
  tries: number,
  { llm, prompts, log }: PlannerDeps,
): Promise<OneAnswer> {
  let { messages } = ask;
  let modelCalls = 0;
  let refused = 0;
  do {
    const answer = await llm.ask({
      purpose: 'planner',
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
    if (read.ok && problem === undefined) return { response: inWords(read.response), modelCalls, refused };
    log.info('plan refused', { model: answer.usage.model, refused, problem });
    refused += 1;
    messages = [...messages, ...sentBack(answer.text, problem ?? '')];
  } while (refused < tries);
  return { response: undefined, modelCalls, refused };
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
