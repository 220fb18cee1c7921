// Context words of a number, from which its role is inferred.

import type { Token } from '../tokens/token.ts';

const REACH_BACK = 8;
const REACH_ON = 6;
const ENDS = new Set([',', ';', '?', '!', ':']);

/** Up to eight words before token `at`, none before `since`. */
export function wordsBefore(tokens: readonly Token[], at: number, since: number): string {
  let words = '';
  for (let i = Math.max(since, at - REACH_BACK); i < at; i++) words += ` ${tokens[i]?.norm}`;
  return words;
}

/** Up to six words from token `from`, up to the end of the clause; a full stop does not end it, as in "a.m.". */
export function wordsAfter(tokens: readonly Token[], from: number): string {
  const words: string[] = [];
  for (let i = from; i < from + REACH_ON; i++) {
    const token = tokens[i];
    if (token === undefined || ENDS.has(token.norm)) break;
    words.push(token.norm);
  }
  return words.join(' ');
}
