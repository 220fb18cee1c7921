// The duplicate key of a note: what it says, however it is typed. 53 bits are enough to find a candidate; whoever
// finds one compares the words before calling it a duplicate.

const FIRST = 0xdeadbeef;
const SECOND = 0x41c6ce57;

/** Case, accents, punctuation and spacing do not make a note another note. */
export const sameWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** cyrb53 over UTF-16 units of `sameWords`, in base 36. A note of symbols only hashes as written. */
export function contentHash(text: string): string {
  const words = sameWords(text) || text;
  let a = FIRST;
  let b = SECOND;
  for (let i = 0; i < words.length; i++) {
    const unit = words.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
