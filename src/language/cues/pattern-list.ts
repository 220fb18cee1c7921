// Alternatives tested together: one joined pattern takes several times as long to compile, and separate tests cost one look-up each.

import { OFTEN, patternBit } from './line-cues.ts';

export class PatternList {
  readonly patterns: readonly RegExp[];
  #asked = 0;
  #bits: readonly number[] | undefined;

  constructor(sources: readonly (RegExp | string)[]) {
    this.patterns = sources.map((source) => (typeof source === 'string' ? new RegExp(source) : source));
  }

  /** Bits of the patterns; undefined while the list has been tested too rarely to be analysed. */
  get bits(): readonly number[] | undefined {
    if (this.#bits === undefined && ++this.#asked > OFTEN) this.#bits = this.patterns.map(patternBit);
    return this.#bits;
  }
}
