// Normalises text that enters or leaves the program. SQLite stores a lone surrogate as invalid UTF-8 and its length()
// stops at NUL (FACTS section 4), and both platforms reject such text.

/** Replaces lone surrogates by U+FFFD and removes NUL; everything else is unchanged. Linear in the length. */
export function cleanText(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return whole.includes('\0') ? whole.replaceAll('\0', '') : whole;
}
