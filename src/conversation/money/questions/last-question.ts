// The last question about money in this conversation, read back from its history: the words and the question they
// became.

import type { ChatEvent } from '../../../domain/event.ts';
import type { Question } from '../../../finance/question.ts';

export type LastQuestion = { readonly text: string; readonly question: Question };

/** The newest, provided that no other command came after it. */
export const lastQuestion = (events: readonly ChatEvent[]): LastQuestion | undefined =>
  questionAt(
    events,
    events.findLastIndex(({ body }) => body.kind === 'tool_use'),
  );

/** All, newest first, including those before other commands. */
export const questionsAsked = (events: readonly ChatEvent[]): readonly LastQuestion[] =>
  events.flatMap((_, at) => questionAt(events, at) ?? []).reverse();

function questionAt(events: readonly ChatEvent[], at: number): LastQuestion | undefined {
  const use = events[at]?.body;
  if (use?.kind !== 'tool_use' || (use.tool !== 'query_ledger' && use.tool !== 'draw_chart')) return undefined;
  const asked = events.slice(0, at).findLast(({ body }) => body.kind === 'user')?.body;
  if (asked?.kind !== 'user') return undefined;
  return { text: asked.text, question: (use.args as { readonly question: Question }).question };
}
