// Gets one valid answer from a model: parses it, validates it against the person's own words, and sends it back with
// the problem while tries remain.

import type { Instant } from '../domain/ids.ts';
import type { LlmMessage } from '../domain/llm.ts';
import type { Llm, Log, Prompts } from '../ports.ts';
import { type AnyToolName, allTools, isToolName } from '../tools/registry.ts';
import { answerSchema, toolLines } from './answer-schema.ts';
import { type Known, unproven } from './provenance.ts';
import { type AgentLLMResponse, readResponse } from './response.ts';
import { spoken, unsayable } from './sayable.ts';

export type PlannerAsk = {
  /** This turn's tools, derived from the person's own words. */
  readonly may: ReadonlySet<AnyToolName>;
  readonly known: Known;
  /** The conversation, the words to plan, and the lookups made for them. */
  readonly messages: readonly LlmMessage[];
  /** What is on the person's screen, for a planner that refers to it. */
  readonly screen: string;
  readonly deadline: Instant;
};

/** `llm` is already bound to the conversation (asked-in). */
export type PlannerDeps = { readonly llm: Llm; readonly prompts: Prompts; readonly log: Log };

export type OneAnswer = {
  /** undefined: no model gave a valid answer. */
  readonly response: AgentLLMResponse | undefined;
  readonly modelCalls: number;
  /** Answers that were rejected. */
  readonly refused: number;
};

export const MOST_TOKENS = 500;

const EXPOSED = new Set((Object.keys(allTools) as AnyToolName[]).filter((name) => allTools[name].exposedToModel));
/** Built when the first plan is requested, to keep the start fast. */
const offered = (() => {
  let lines: string | undefined;
  return () => {
    lines ??= toolLines(EXPOSED);
    return lines;
  };
})();
/** Every tool an old history may mention. */
export const EVERY_TOOL = Object.keys(allTools).toSorted();

/** @param tries how many answers may be rejected before giving up; at least one is requested. */
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

/** In characters: longer than any plan. A runaway answer is truncated before it is sent back. */
const LONGEST_SENT_BACK = 1_000;

const sentBack = (said: string, problem: string): LlmMessage[] => [
  { role: 'assistant', parts: [{ kind: 'text', text: said.slice(0, LONGEST_SENT_BACK) }] },
  {
    role: 'user',
    parts: [{ kind: 'text', text: `Resposta recusada: ${problem}. Responda de novo, só o objeto JSON.` }],
  },
];
