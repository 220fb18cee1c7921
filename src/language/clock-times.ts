import type { Token, TokenSpan } from './token.ts';

export type ClockTime = { readonly hour: number; readonly minute: number; readonly span: TokenSpan };
export function findClockTime(_tokens: readonly Token[]): ClockTime | undefined {
  return undefined;
}
