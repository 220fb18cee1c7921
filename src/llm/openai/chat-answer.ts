// The body of a chat completion, as OpenAI and compatible servers really send it: any part may be absent or of another type.

import * as z from 'zod/mini';
import { ModelFailure } from '../model-call.ts';

const part = z.object({ type: z.optional(z.string()), text: z.optional(z.nullable(z.string())) });
const body = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.optional(z.nullable(z.string())),
        message: z.object({
          content: z.optional(z.nullable(z.union([z.string(), z.array(part)]))),
          refusal: z.optional(z.nullable(z.string())),
        }),
      }),
    )
    .check(z.minLength(1)),
});

export type ChatAnswer = { readonly text: string; readonly refused: boolean; readonly stopped: string };

/** @throws ModelFailure when it is no completion. */
export function chatAnswer(answered: unknown): ChatAnswer {
  const read = body.safeParse(answered);
  const choice = read.data?.choices[0];
  if (choice === undefined) throw new ModelFailure('answered gibberish', { retryable: true });
  const { content, refusal } = choice.message;
  const text = Array.isArray(content) ? content.map((one) => one.text ?? '').join('') : (content ?? '');
  return { text, refused: (refusal ?? '') !== '', stopped: choice.finish_reason ?? 'nothing' };
}
