// Intervals within a day: "de 8 em 8 horas", "a cada 4h".

import { readWhole } from '../numbers/spelled-numbers.ts';
import type { Token, TokenSpan } from '../tokens/token.ts';

export type Hourly = { readonly hours: number; readonly span: TokenSpan };

const HOURS = /^(?:hr?s?|horas?)$/;
const LONGEST = 24;

/** "8 horas", "8h", "oito horas", "hora" at `at`. */
function hoursAt(tokens: readonly Token[], at: number): { readonly hours: number; readonly to: number } | undefined {
  const norm = tokens[at]?.norm ?? '';
  const glued = /^(\d{1,2})hr?s?$/.exec(norm)?.[1];
  if (glued !== undefined) return { hours: Number(glued), to: at + 1 };
  if (norm === 'hora') return { hours: 1, to: at + 1 };
  const count = readWhole(tokens, at);
  return count !== undefined && HOURS.test(tokens[count.to]?.norm ?? '')
    ? { hours: count.value, to: count.to + 1 }
    : undefined;
}

/** The first interval; undefined when there is none. */
export function findHourly(tokens: readonly Token[]): Hourly | undefined {
  for (let at = 0; at < tokens.length - 1; at++) {
    const norm = tokens[at]?.norm;
    const from = norm === 'cada' ? at + 1 : norm === 'de' ? secondOf(tokens, at + 1) : undefined;
    const found = from === undefined ? undefined : hoursAt(tokens, from);
    if (found === undefined || found.hours < 1 || found.hours >= LONGEST) continue;
    return {
      hours: found.hours,
      span: { from: norm === 'cada' && tokens[at - 1]?.norm === 'a' ? at - 1 : at, to: found.to },
    };
  }
  return undefined;
}

/** The second number, after "8 em" or "8h em" at `at`. */
function secondOf(tokens: readonly Token[], at: number): number | undefined {
  const first = hoursAt(tokens, at)?.to ?? readWhole(tokens, at)?.to;
  return first !== undefined && tokens[first]?.norm === 'em' ? first + 1 : undefined;
}
