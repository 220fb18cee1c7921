// Checks the `context` of a labelled or asked message (docs/labelled-messages.md) before anything reads it.

import * as z from 'zod/mini';

const words = z.optional(z.string());
const entry = z.optional(z.looseObject({ description: words, amount_cents: z.optional(z.number()), date: words }));

/** Only what would otherwise break a reader; other keys are not looked at. */
const context = z.looseObject({
  pending: words,
  tx: entry,
  item: words,
  item_type: words,
  options: z.optional(z.array(z.string())),
  last_tx: entry,
  last_saved: words,
  previous: words,
  prev: words,
  list: z.optional(z.array(z.string())),
});

/** @returns a sentence about the first thing wrong; undefined when nothing is, or when there is no context. */
export function contextProblem(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const read = context.safeParse(value);
  if (read.success) return undefined;
  const path = ['context', ...(read.error.issues[0]?.path ?? [])].join('.');
  return `${path} não tem a forma esperada (veja docs/labelled-messages.md)`;
}
