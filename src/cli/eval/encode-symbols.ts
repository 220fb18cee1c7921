// The text that language/coded-symbols.ts reads.

import { BACKSLASH, CodedSymbols, TOP, ZERO } from '../../language/coded-symbols.ts';

class Written extends CodedSymbols {
  #text = '';
  #at = 0;
  #symbol = 0;
  #left = 0;
  readonly #symbols: readonly number[];

  constructor(symbols: readonly number[]) {
    super('');
    this.#symbols = symbols;
  }

  protected override bit(chance: number): number {
    const bit = (this.#symbol >> --this.#left) & 1;
    this.narrow(bit, this.middle(chance));
    return bit;
  }

  protected override pass(): void {
    const digit = ZERO + (this.high >> 24);
    this.#text += String.fromCharCode(digit < BACKSLASH ? digit : digit + 1);
    super.pass();
  }

  override read(bits: number, one: number, two: number): number {
    this.#symbol = this.#symbols[this.#at++] ?? Number.NaN;
    if (!(this.#symbol >= 0 && this.#symbol < 1 << bits))
      throw new RangeError(`symbol ${this.#at - 1} is ${this.#symbol}, of ${bits} bits`);
    this.#left = bits;
    return super.read(bits, one, two);
  }

  end(): string {
    if (this.#at !== this.#symbols.length) throw new RangeError(`${this.#symbols.length - this.#at} symbols are left`);
    for (let reach = TOP; reach > 0; reach >>= 6) this.pass();
    return this.#text;
  }
}

/** @param read asks for exactly these symbols, as it will when reading. Deterministic. */
export function encodeSymbols(symbols: readonly number[], read: (from: CodedSymbols) => unknown): string {
  const written = new Written(symbols);
  read(written);
  return written.end();
}
