// Parts of the day ("de manhã", "à noite", "essa tarde"): attached to the preceding day, or today when alone.

import type { Token } from '../tokens/token.ts';
import type { DateContext, DateRead } from './date-resolution.ts';
import { DAY_PARTS, PASSED, THIS } from './date-words.ts';

const BEFORE_DAY_PART = new Set('de a pela na no'.split(' '));

/** The token after a part of the day that starts at `at`, or `at` itself. */
export function skipDayPart(tokens: readonly Token[], at: number): number {
  const first = tokens[at]?.norm ?? '';
  if (first === 'cedo' || first === 'agora' || first === 'mesmo') return at + 1;
  if (first === 'bem' && tokens[at + 1]?.norm === 'cedo') return at + 2;
  if ((BEFORE_DAY_PART.has(first) || first === 'da') && DAY_PARTS.has(tokens[at + 1]?.norm ?? '')) return at + 2;
  return at;
}

/** A part of the day without its own day; `at` is the part itself. */
export function readDayPart(tokens: readonly Token[], at: number, ctx: DateContext): DateRead | undefined {
  const before = tokens[at - 1]?.norm ?? '';
  if (PASSED.has(tokens[at + 1]?.norm ?? '')) return { day: ctx.today - 1, precision: 'day', to: at + 2 };
  if (THIS.has(before)) return { day: ctx.today, precision: 'day', to: at + 1, from: at - 1, weak: true };
  if (!BEFORE_DAY_PART.has(before)) return undefined;
  return { day: ctx.today, precision: 'day', to: at + 1, from: at - 1, weak: true };
}
