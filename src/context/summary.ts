// Summarises the middle of a long conversation. The summary is stored and extended, never rebuilt from the start.
// Without a model, the beginnings of the person's messages stand in for it.

import type { ChatEvent } from '../domain/event.ts';
import type { Instant } from '../domain/ids.ts';
import type { Summary } from '../domain/summary.ts';
import type { Llm } from '../ports.ts';
import { redact } from './redact.ts';

const LONGEST = 1_500;
const LONGEST_LINE = 80;
const MOST_TOKENS = 400;

const linesOf = (events: readonly ChatEvent[]): string[] =>
  events.flatMap(({ body }) => {
    if (body.kind !== 'user' && body.kind !== 'assistant') return [];
    // What is remembered of a conversation identifies nobody (SPEC 4.3); the notebook keeps what they asked it to keep.
    const words = redact(body.text).replace(/\s+/gu, ' ').trim();
    return words === '' ? [] : [`${body.kind === 'user' ? 'Pessoa' : 'Caderneta'}: ${words.slice(0, LONGEST_LINE)}`];
  });

/** The newest lines that fit: what is oldest fades first. */
function told(before: string, lines: readonly string[]): string {
  const text = [...(before === '' ? [] : [before]), ...lines].join('\n');
  return text.length <= LONGEST ? text : `…${text.slice(text.length - LONGEST + 1)}`;
}

/** Code's own summary: the person's words, newest kept. */
export function plainSummary(known: Summary | undefined, middle: readonly ChatEvent[]): Summary | undefined {
  const fresh = middle.filter(({ seq }) => seq > (known?.upTo ?? 0));
  const last = fresh.at(-1);
  if (last === undefined) return known;
  const lines = linesOf(fresh).filter((line) => line.startsWith('Pessoa'));
  return { text: told(known?.text ?? '', lines), upTo: last.seq };
}

/** A model's, from the one before and what is new; code's own when the model is silent. */
export async function extendedSummary(
  known: Summary | undefined,
  middle: readonly ChatEvent[],
  { llm, instructions, deadline }: { readonly llm: Llm; readonly instructions: string; readonly deadline: Instant },
): Promise<Summary | undefined> {
  const fresh = middle.filter(({ seq }) => seq > (known?.upTo ?? 0));
  const last = fresh.at(-1);
  if (last === undefined) return known;
  const text = [`Resumo até aqui:\n${known?.text ?? '(nada)'}`, `Mensagens novas:\n${linesOf(fresh).join('\n')}`];
  const answer = await llm.ask({
    purpose: 'summary',
    system: [{ text: instructions, keep: true }],
    messages: [{ role: 'user', parts: [{ kind: 'text', text: text.join('\n\n') }] }],
    maxTokens: MOST_TOKENS,
    deadline,
  });
  if (answer.kind !== 'said') return plainSummary(known, middle);
  return { text: redact(answer.text).trim().slice(0, LONGEST), upTo: last.seq };
}

/** The line a model reads in place of the middle. */
export const summaryLine = ({ text }: Summary, messages: number): string =>
  `[Resumo de ${messages} mensagens: ${text}]`;
