// Constant-time comparison of digests. Hand-written, because timingSafeEqual throws on unequal lengths (an unguarded
// throw is a 500) and exists on one runtime only.

/** Whether two digests are equal; timing reveals only their lengths. */
export function equalBytes(given: Uint8Array, expected: Uint8Array): boolean {
  let difference = given.length ^ expected.length;
  for (let i = 0; i < given.length; i += 1) difference |= (given[i] ?? 0) ^ (expected[i % expected.length] ?? 0);
  return difference === 0;
}
