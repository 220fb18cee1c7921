// Rebuilds the history as messages any provider accepts: alternating roles, starting with the person, every tool call
// followed by its result. The event store is not trusted: a missing part is replaced by a note that it is missing.

import type { ChatEvent, EventBody } from '../domain/event.ts';
import type { LlmMessage, LlmPart } from '../domain/llm.ts';

/** The result of a call that never wrote one: the process died, or the row is gone. */
const LOST = 'sem resultado registrado';

type Call = { readonly kind: 'call'; readonly use: LlmPart; readonly result: LlmPart };
type Step = { readonly kind: 'user' | 'assistant'; readonly text: string } | Call;

/** @param events of one conversation, in any order; `seq` decides. */
export const historyMessages = (events: readonly ChatEvent[]): readonly LlmMessage[] =>
  alternating(stepsOf(events.toSorted((a, b) => a.seq - b.seq)));

function stepsOf(events: readonly ChatEvent[]): Step[] {
  const taken = new Set<number>();
  return events.flatMap(({ seq, body }): Step[] => {
    switch (body.kind) {
      case 'user':
      case 'assistant': {
        const text = body.text.trim();
        if (text === '') return [];
        // Words of an agent that was spoken to meanwhile, which the notebook must not take for its own.
        return 'agent' in body
          ? [{ kind: 'user', text: `[outro agente respondeu: ${text}]` }]
          : [{ kind: body.kind, text }];
      }
      case 'tool_use': {
        const answer = events.find((one) => one.seq > seq && !taken.has(one.seq) && isResult(one.body, body.id));
        if (answer !== undefined) taken.add(answer.seq);
        return [callOf(seq, body, answer?.body)];
      }
      case 'tool_result':
        return [];
      default:
        return body satisfies never;
    }
  });
}

const isResult = (body: EventBody, id: string): boolean => body.kind === 'tool_result' && body.id === id;

/** Ids are made of `seq`: ours hold characters that one provider refuses, and old ones may repeat. */
function callOf(seq: number, use: Extract<EventBody, { kind: 'tool_use' }>, answer: EventBody | undefined): Call {
  const id = `call_${seq}`;
  const args = typeof use.args === 'object' && use.args !== null && !Array.isArray(use.args) ? use.args : {};
  const part: LlmPart = { kind: 'tool_use', id, tool: use.tool, args };
  if (answer?.kind !== 'tool_result') {
    return { kind: 'call', use: part, result: { kind: 'tool_result', id, output: LOST, failed: true } };
  }
  const output = answer.error ?? JSON.stringify(answer.output ?? null);
  const failed = answer.error === undefined ? {} : { failed: true as const };
  return { kind: 'call', use: part, result: { kind: 'tool_result', id, output: output || LOST, ...failed } };
}

/** Nothing before the person's first words is kept: a provider takes no conversation that we begin. */
function alternating(steps: readonly Step[]): LlmMessage[] {
  const first = steps.findIndex(({ kind }) => kind === 'user');
  const messages: { role: LlmMessage['role']; parts: LlmPart[] }[] = [];
  const say = (role: LlmMessage['role'], part: LlmPart): void => {
    const last = messages.at(-1);
    if (last?.role === role) last.parts.push(part);
    else messages.push({ role, parts: [part] });
  };
  for (const step of first === -1 ? [] : steps.slice(first)) {
    if (step.kind !== 'call') {
      say(step.kind, { kind: 'text', text: step.text });
      continue;
    }
    say('assistant', step.use);
    say('user', step.result);
  }
  return messages;
}

/** The history and then the words to answer: the last message is always the person's. */
export function withWords(history: readonly LlmMessage[], text: string): readonly LlmMessage[] {
  const part: LlmPart = { kind: 'text', text };
  const last = history.at(-1);
  if (last?.role !== 'user') return [...history, { role: 'user', parts: [part] }];
  return [...history.slice(0, -1), { role: 'user', parts: [...last.parts, part] }];
}
