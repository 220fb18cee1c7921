// Text as it may cross the edge. SQLite stores a lone surrogate as invalid UTF-8 and its length() stops at NUL
// (FACTS section 4), and platforms refuse both, so neither gets in or out.

/** The text with lone surrogates as U+FFFD and NUL removed; everything else as written. Linear. */
export function cleanText(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return whole.includes('\0') ? whole.replaceAll('\0', '') : whole;
}
