// The words of a sum, read from left to right: numbers with their currency, marks, and what is counted.

import { type NumberRead, readNumber } from '../numbers/spelled-numbers.ts';
import type { Token } from '../tokens/token.ts';
import { tokenize } from '../tokens/tokenize.ts';
import type { Sum } from './sum.ts';

/** "12x8" and "80/4" as separate words, "10%" and "12x" too. */
const spread = (text: string): string =>
  text
    .replace(/(\d)\s*[x×]\s*(?=\d)/gi, '$1 x ')
    .replace(/(\d)\s*([-/+*÷:])\s*(?=\d)/g, '$1 $2 ')
    .replace(/(\d)\s*x(?![a-z0-9])/gi, '$1 x ')
    .replace(/[()%]/g, ' $& ');

const CURRENCY = ['reais', 'real', 'conto', 'pila'];

export class SumCursor {
  readonly #tokens: readonly Token[];
  #at = 0;
  /** A currency was said. */
  money = false;
  /** A sign or a word was read that only sums have. */
  told = false;
  /** Terms read so far: a sum has a bound. */
  terms = 0;

  constructor(text: string) {
    this.#tokens = tokenize(spread(text));
  }

  get ended(): boolean {
    return this.#at === this.#tokens.length;
  }

  /** The word `ahead` of the next one, normalised; '' past the end. */
  norm(ahead = 0): string {
    return this.#tokens[this.#at + ahead]?.norm ?? '';
  }

  skip(count = 1): void {
    this.#at += count;
  }

  /** Takes the words when they come next. */
  take(...norms: readonly string[]): boolean {
    if (!norms.every((norm, k) => this.norm(k) === norm)) return false;
    this.#at += norms.length;
    return true;
  }

  takeAny(norms: readonly string[]): boolean {
    return norms.some((norm) => this.take(norm));
  }

  /** What `read` finds from here; when it finds nothing, nothing is taken. */
  attempt<T>(read: (c: SumCursor) => T | undefined): T | undefined {
    const { money, told } = this;
    const at = this.#at;
    const found = read(this);
    if (found !== undefined) return found;
    this.#at = at;
    this.money = money;
    this.told = told;
    return undefined;
  }

  /** The number `ahead`, without taking it. */
  seesNumber(ahead = 0): boolean {
    return readNumber(this.#tokens, this.#at + ahead) !== undefined;
  }

  number(): NumberRead | undefined {
    const read = readNumber(this.#tokens, this.#at);
    if (read !== undefined) this.#at = read.to;
    return read;
  }

  /** A number with its currency. */
  value(): Sum | undefined {
    const marked = this.takeAny(['r$', '$']);
    const read = this.number();
    if (read === undefined) return undefined;
    const cents = this.takeAny(['centavos', 'centavo']);
    if (marked || cents || this.takeAny(CURRENCY)) this.money = true;
    return { kind: 'number', value: read.cents / (cents ? 10_000 : 100) };
  }

  /** A percentage with its mark. */
  percent(): number | undefined {
    return this.attempt(() => {
      const read = this.number();
      const marked = this.take('%') || this.take('por', 'cento') || this.take('porcento');
      return read === undefined || !marked ? undefined : read.cents / 100;
    });
  }

  /** Whether a word stands there that is none of `others` and no number. */
  seesNoun(ahead: number, others: ReadonlySet<string>): boolean {
    const token = this.#tokens[this.#at + ahead];
    return token?.kind === 'word' && !others.has(token.norm) && !this.seesNumber(ahead);
  }
}
