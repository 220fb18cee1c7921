// "O da pressão" after "tomar o remédio do colesterol": the same, of another. The noun is the one before.

const LAST_OF = /(?<![a-zà-ÿ])d[aeo]s? [^\d]{2,40}$/i;

/** "Do 9o", of "reunião com o 8o ano": the figure that tells one from the other. */
const ORDINAL = /(?<!\d)\d{1,2}[oaºª°](?!\p{Ll})(?: ?[A-F](?!\p{L}))?/u;

/** @param of 'da pressão'. Undefined when there is none, or what was said before is of nothing. */
export function sameOf(before: string, of: string | undefined): string | undefined {
  if (of === undefined) return undefined;
  const other = ORDINAL.exec(of)?.[0];
  if (other !== undefined && ORDINAL.test(before)) return before.replace(ORDINAL, other);
  return LAST_OF.test(before) ? before.replace(LAST_OF, of) : undefined;
}
