// Symbols coded arithmetically, each bit by what stood in two contexts before: the learned weights and word lists take an eighth less than gzip makes
// of them. Only whole numbers and one quotient of doubles decide, which every engine rounds alike.

/** Probabilities are out of this. */
const WHOLE = 4096;
/** Six bits a digit, five digits a number: all stay small integers. */
const DIGIT = 6;
export const TOP = 2 ** 30 - 1;
/** First of the digits' characters; the backslash is passed over. */
export const ZERO = 35;
export const BACKSLASH = 92;

const TABLE_BITS = 17;
/** A context seen more often adapts no slower. */
const LIMIT = 60;
const TIMES = 255;
/** How far a chance moves at the first, second… time, out of 2^16. */
const MOVES = Int32Array.from({ length: LIMIT + 1 }, (_, times) => 65536 / (times + 1.6));

/** Reads what src/cli/eval/encode-symbols.ts wrote, which asks for the same symbols in the same order. */
export class CodedSymbols {
  /** Of each context its chance of a 1, and in the last eight bits how often it was seen. */
  readonly #states = new Int32Array(1 << TABLE_BITS).fill((WHOLE / 2) << 8);
  readonly #text: string;
  #at = 0;
  #value = 0;
  protected low = 0;
  protected high = TOP;

  constructor(text: string) {
    this.#text = text;
    for (let reach = TOP; reach > 0; reach >>= DIGIT) this.#shift();
  }

  #shift(): void {
    const char = this.#text.charCodeAt(this.#at++);
    this.#value = ((this.#value << DIGIT) & TOP) | (char > BACKSLASH ? char - ZERO - 1 : char - ZERO);
  }

  /** @param chance of a 1. */
  protected bit(chance: number): number {
    const middle = this.middle(chance);
    const bit = this.#value <= middle ? 1 : 0;
    this.narrow(bit, middle);
    return bit;
  }

  protected middle(chance: number): number {
    return this.low + Math.floor(((this.high - this.low) * chance) / WHOLE);
  }

  protected narrow(bit: number, middle: number): void {
    if (bit === 1) this.high = middle;
    else this.low = middle + 1;
    while ((this.low ^ this.high) >> 24 === 0) this.pass();
  }

  /** The first digit is settled. */
  protected pass(): void {
    this.low = (this.low << DIGIT) & TOP;
    this.high = ((this.high << DIGIT) & TOP) | 63;
    this.#shift();
  }

  /** A symbol of this many bits; `one` and `two` are the contexts it may depend on, numbers no other kind of symbol uses. */
  read(bits: number, one: number, two: number): number {
    const states = this.#states;
    let node = 1;
    while (node >> bits === 0) {
      const a = Math.imul(one * 128 + node, 0x2c1b3c6d) >>> (32 - TABLE_BITS);
      const b = Math.imul(two * 128 + node, 0x297a2d39) >>> (32 - TABLE_BITS);
      const first = states[a] as number;
      const second = states[b] as number;
      const known = (first & TIMES) * 2 + 1;
      const trusted = (second & TIMES) * 9 + 1;
      const chance = (((first >> 8) * known + (second >> 8) * trusted) / (known + trusted)) | 0;
      const bit = this.bit(chance);
      states[a] = moved(first, bit);
      states[b] = moved(second, bit);
      node = node * 2 + bit;
    }
    return node - (1 << bits);
  }
}

/** The chance stays between 1 and WHOLE - 1. */
function moved(state: number, bit: number): number {
  const times = state & TIMES;
  const chance = state >> 8;
  const by = ((bit * WHOLE - chance) * (MOVES[times] as number)) >> 16;
  const now = Math.max(1, Math.min(WHOLE - 1, chance + by));
  return (now << 8) | (times < LIMIT ? times + 1 : times);
}
