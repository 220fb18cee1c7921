// "Anota isso": what the person said, or the answer to what they asked, and never what was said before a question.

import type { Situation } from '../situation.ts';

const FOUND_NOTHING = /^(?:N[ãa]o|Ainda n[ãa]o|Nada|Nenhum)(?![a-zà-ÿ])/u;

/** Of an answer, its first line; undefined where it knew nothing, or nothing was said. */
export function saidJustBefore({ loaded }: Situation): string | undefined {
  const { lastSaid, previous, state } = loaded;
  if (state.at !== 'idle' || lastSaid?.trimEnd().endsWith('?') !== true) return previous;
  const [first = ''] = loaded.lastReply()?.text.split('\n') ?? [];
  if (first !== '' && !first.endsWith('?') && !FOUND_NOTHING.test(first)) return first;
  return previous === lastSaid ? previous : undefined;
}
