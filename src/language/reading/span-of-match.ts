// Maps a pattern's match in the line back to units of the message.

import type { Reading } from './reading.ts';

/** The units [from, to) the pattern's match covers, or undefined. */
export function spanOfMatch(r: Reading, pattern: RegExp): { readonly from: number; readonly to: number } | undefined {
  const found = r.match(pattern);
  if (found === null || found[0].trim() === '') return undefined;
  const lead = found[0].length - found[0].trimStart().length;
  const from = r.unitOf(tokenAt(r.line, found.index + lead));
  return { from, to: r.unitOf(tokenAt(r.line, found.index + found[0].trimEnd().length - 1)) + 1 };
}

/** The line is its tokens joined by single spaces. */
export function tokenAt(line: string, offset: number): number {
  let token = 0;
  for (let i = 0; i < offset; i++) if (line.charCodeAt(i) === 32) token++;
  return token;
}
