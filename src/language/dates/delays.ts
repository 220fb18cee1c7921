// Delays from now: "em 10 minutos", "daqui a 2 horas", "dentro de meia hora".

import type { Token, TokenSpan } from '../tokens/token.ts';
import { countAt, isHalfHour, UNIT_MINUTES } from './counted-time.ts';

export type Delay = { readonly minutes: number; readonly span: TokenSpan };

/** In minutes; longer delays are given as days. */
const LONGEST = 7 * 24 * 60;

/** Start of the count when units [at, …) open a delay; undefined otherwise. */
function opened(tokens: readonly Token[], at: number): number | undefined {
  const first = tokens[at]?.norm;
  if (first === 'em') return at + 1;
  const second = tokens[at + 1]?.norm;
  if (first === 'daqui') return second === 'a' ? at + 2 : at + 1;
  return first === 'dentro' && second === 'de' ? at + 2 : undefined;
}

/** The first delay; undefined when there is none. */
export function findDelay(tokens: readonly Token[]): Delay | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const from = opened(tokens, at);
    if (from === undefined) continue;
    if (isHalfHour(tokens, from)) return { minutes: 30, span: { from: at, to: from + 2 } };
    const glued = /^(\d{1,3})(h|min)s?$/.exec(tokens[from]?.norm ?? '');
    if (glued !== null) {
      const minutes = Number(glued[1]) * (glued[2] === 'h' ? 60 : 1);
      if (minutes >= 1 && minutes <= LONGEST) return { minutes, span: { from: at, to: from + 1 } };
      continue;
    }
    const count = countAt(tokens, from);
    const unit = count === undefined ? undefined : UNIT_MINUTES[tokens[count.to]?.norm ?? ''];
    if (count === undefined || unit === undefined) continue;
    const minutes = count.value * unit;
    if (minutes >= 1 && minutes <= LONGEST) return { minutes, span: { from: at, to: count.to + 1 } };
  }
  return undefined;
}
