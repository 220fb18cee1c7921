// Constant-time comparison of secrets and tokens.

/**
 * Whether both texts are equal. The duration depends only on the length of `given`, never on where the texts differ.
 */
export function equalText(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let i = 0; i < given.length; i++) {
    difference |= given.charCodeAt(i) ^ (expected.length === 0 ? 0 : expected.charCodeAt(i % expected.length));
  }
  return difference === 0;
}
