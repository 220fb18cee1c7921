// Bounded Damerau-Levenshtein distance: one error, or two in a long word. Without a matrix; stops at the bound.

/** Whether two different words are one insertion, deletion, substitution or transposition apart. */
export function isOneSlip(a: string, b: string): boolean {
  const short = a.length <= b.length ? a : b;
  const long = a.length <= b.length ? b : a;
  const gap = long.length - short.length;
  if (gap > 1) return false;
  let i = 0;
  while (i < short.length && short.charCodeAt(i) === long.charCodeAt(i)) i++;
  if (gap === 1) return short.slice(i) === long.slice(i + 1);
  if (i === short.length) return false;
  if (short.slice(i + 1) === long.slice(i + 1)) return true;
  return (
    short.charCodeAt(i) === long.charCodeAt(i + 1) &&
    short.charCodeAt(i + 1) === long.charCodeAt(i) &&
    short.slice(i + 2) === long.slice(i + 2)
  );
}

/** Whether two long words differ by a transposition or two substitutions. */
export function isTwoSlips(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let different = 0;
  for (let i = 0; i < a.length; i++) if (a.charCodeAt(i) !== b.charCodeAt(i) && ++different > 2) return false;
  return different === 2;
}
