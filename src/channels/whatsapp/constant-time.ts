// Comparison whose duration tells nothing about where two secrets first differ. Written out because timingSafeEqual throws on
// unequal lengths (an unguarded throw is a 500) and exists on one runtime only.

/** Whether two digests are the same bytes. Only their lengths can be learnt from the time it takes. */
export function equalBytes(given: Uint8Array, expected: Uint8Array): boolean {
  let difference = given.length ^ expected.length;
  for (let i = 0; i < given.length; i++) difference |= (given[i] ?? 0) ^ (expected[i % expected.length] ?? 0);
  return difference === 0;
}

/** The same for text; the time depends on the length of `given` alone, which its sender knows anyway. */
export function equalText(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let i = 0; i < given.length; i++) {
    difference |= given.charCodeAt(i) ^ (expected.length === 0 ? 0 : expected.charCodeAt(i % expected.length));
  }
  return difference === 0;
}
