// cyrb53 over UTF-16 units (bryc, public domain): well distributed, not cryptographic, and 53 bits fit a JavaScript
// number.

const FIRST = 0xdeadbeef;
const SECOND = 0x41c6ce57;

/** A number below 2^53; two different texts collide with a probability of 1 in 9e15. */
export function fingerprint(text: string): number {
  let a = FIRST;
  let b = SECOND;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}
