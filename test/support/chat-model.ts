// The language model of a golden conversation: it says the chat's own lines, in order, one to each time it is asked, and is slow or
// silent on the chat's clock.

import { scriptedLlm } from '../../src/llm/scripted-llm.ts';
import type { After, Llm } from '../../src/ports.ts';

/** `afterMs`: how long it thinks; Infinity: for ever. `tokens`: what it is billed beyond its own words. */
export type ModelLine = { readonly text: string; readonly afterMs: number; readonly tokens: number };

export type ChatModel = {
  readonly llm: Llm;
  teach(line: ModelLine): void;
  /** It was asked, and says nothing until the clock is moved. */
  thinks(): boolean;
  /** What went otherwise than the chat says: lines never asked for, questions without a line. */
  faults(): readonly string[];
};

/** Environment under which missions ask a model: it has a name and a key, and the script answers in its place. */
export const CHAT_MODEL_ENV = {
  SYNTHESIS_MODEL: 'gpt-6-luna',
  OPENAI_API_KEY: 'sk-nobody',
  TRANSCRIPTION_MODEL: 'off',
};

export function chatModel(after: After): ChatModel {
  const script: ModelLine[] = [];
  const unanswered: string[] = [];
  let thinking = 0;
  return {
    llm: {
      async ask(request) {
        const line = script.shift();
        if (line === undefined) {
          unanswered.push(`the model was asked (${request.purpose}) and the chat has no line for it`);
          return { kind: 'silent', why: 'down', calls: 0 };
        }
        if (line.afterMs > 0) {
          thinking += 1;
          await new Promise<void>((resolve) => void (line.afterMs === Infinity || after(line.afterMs, resolve)));
          thinking -= 1;
        }
        const answer = await scriptedLlm([line.text]).ask(request);
        return answer.kind === 'said' ? { ...answer, usage: { ...answer.usage, input: line.tokens } } : answer;
      },
    },
    teach: (line) => void script.push(line),
    thinks: () => thinking > 0,
    faults: () => [...unanswered, ...script.map(({ text }) => `the model was never asked for: ${text}`)],
  };
}
