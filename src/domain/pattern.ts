// Regular expressions too long for one line, written with one piece or alternative below the other.

type Tag<T> = (lines: TemplateStringsArray, ...pieces: readonly string[]) => T;

/** Part of a regular expression. Line breaks and the indentation behind them are no part of it; backslashes stand for themselves. */
export const piece: Tag<string> = (lines, ...pieces) => String.raw(lines, ...pieces).replace(/\n\s*/gu, '');

/** A whole one, to be built once at module load: each call compiles. Never break a line beside a space that counts. */
export const pattern =
  (flags: 'i' | 'u' | 'gi' | 'gu' | '' = ''): Tag<RegExp> =>
  (lines, ...pieces) =>
    new RegExp(piece(lines, ...pieces), flags);
