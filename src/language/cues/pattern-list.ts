// Several patterns any of which will do, asked about together: long lists joined into one pattern take several times as
// long to compile, and asked one by one each costs a look-up.

import { OFTEN, patternBit } from './line-cues.ts';

export class PatternList {
  readonly patterns: readonly RegExp[];
  #asked = 0;
  #bits: readonly number[] | undefined;

  constructor(sources: readonly (RegExp | string)[]) {
    this.patterns = sources.map((source) => (typeof source === 'string' ? new RegExp(source) : source));
  }

  /** The bits that words wake the patterns by; undefined while the list has been asked about too seldom to be read. */
  get bits(): readonly number[] | undefined {
    if (this.#bits === undefined && ++this.#asked > OFTEN) this.#bits = this.patterns.map(patternBit);
    return this.#bits;
  }
}
