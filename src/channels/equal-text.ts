// Comparison whose duration tells nothing about where a typed secret first differs from ours.

/** Whether two texts are the same; the time depends on the length of `given` alone, which its sender knows anyway. */
export function equalText(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let i = 0; i < given.length; i++) {
    difference |= given.charCodeAt(i) ^ (expected.length === 0 ? 0 : expected.charCodeAt(i % expected.length));
  }
  return difference === 0;
}
