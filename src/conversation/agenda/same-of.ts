// "O da pressão" after "tomar o remédio do colesterol": the same, of another. The noun is the one before.

const LAST_OF = /(?<![a-zà-ÿ])d[aeo]s? [^\d]{2,40}$/i;

/** @param of 'da pressão'. Undefined when there is none, or what was said before is of nothing. */
export const sameOf = (before: string, of: string | undefined): string | undefined =>
  of !== undefined && LAST_OF.test(before) ? before.replace(LAST_OF, of) : undefined;
