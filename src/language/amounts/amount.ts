// One amount of money as it was written, before anybody decides what it means.
// The value is always whole centavos; the span says which tokens it came from so that a description can be cut around it.

import type { TokenSpan } from '../tokens/token.ts';

export type Currency = 'BRL' | 'USD' | 'EUR';

export type Amount = TokenSpan & {
  /** Whole centavos (or cents of `currency`), never negative. A unit price is already multiplied by its count. */
  readonly cents: number;
  readonly currency: Currency;
  /** Written with R$, reais, conto, pila, centavos, an animal note... */
  readonly marked: boolean;
  /** "uns 50", "quase 80", "30 e poucos". */
  readonly approx: boolean;
  /** "-30" and "+30"; 0 when nothing was said. */
  readonly sign: -1 | 0 | 1;
  /** "3 cafés de 6": what `cents` was multiplied from. */
  readonly unitPrice?: { readonly count: number; readonly eachCents: number };
  readonly form: 'digits' | 'words' | 'slang' | 'clock';
};
