// A model that answers from a script, for tests and replays. Each word counts as one token.

import type { LlmAnswer, LlmRequest } from '../domain/llm.ts';
import type { Llm } from '../ports.ts';

export type Line = string | LlmAnswer;

export type ScriptedLlm = Llm & { readonly asked: readonly LlmRequest[] };

/** The script has no line for a request: an error of the test. */
class ScriptEnded extends Error {}

/** @param script lines in order, or a function of the request and how many came before it. */
export function scriptedLlm(script: readonly Line[] | ((request: LlmRequest, nth: number) => Line)): ScriptedLlm {
  const asked: LlmRequest[] = [];
  const lineFor = (request: LlmRequest, nth: number): Line => {
    if (typeof script === 'function') return script(request, nth);
    const line = script[nth];
    if (line === undefined) throw new ScriptEnded(`no line ${nth + 1} for ${request.purpose}`);
    return line;
  };
  return {
    asked,
    async ask(request) {
      const line = lineFor(request, asked.length);
      asked.push(request);
      if (typeof line !== 'string') return line;
      const usage = { model: 'scripted', input: 0, cacheRead: 0, cacheWrite: 0, output: line.split(/\s+/u).length };
      return { kind: 'said', text: line, usage, ms: 0, calls: 1 };
    },
  };
}
