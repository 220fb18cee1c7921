// The words around a number, which say what part it plays.

import type { Token } from '../tokens/token.ts';

const REACH_BACK = 8;
const REACH_ON = 6;
const ENDS = new Set([',', ';', '?', '!', ':']);

/** Up to eight words before token `at`, never reaching back past `since`. */
export function wordsBefore(tokens: readonly Token[], at: number, since: number): string {
  let words = '';
  for (let i = Math.max(since, at - REACH_BACK); i < at; i++) words += ` ${tokens[i]?.norm}`;
  return words;
}

/** Up to six words from token `from`, stopping where the clause does; a full stop goes on, as in "a.m.". */
export function wordsAfter(tokens: readonly Token[], from: number): string {
  const words: string[] = [];
  for (let i = from; i < from + REACH_ON; i++) {
    const token = tokens[i];
    if (token === undefined || ENDS.has(token.norm)) break;
    words.push(token.norm);
  }
  return words.join(' ');
}
