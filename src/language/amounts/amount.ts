// One parsed amount of money, before interpretation: whole centavos and the token span it came from, so that a description can be cut around it.

import type { TokenSpan } from '../tokens/token.ts';

export type Currency = 'BRL' | 'USD' | 'EUR';

export type Amount = TokenSpan & {
  /** Whole centavos (or cents of `currency`), never negative. A unit price is already multiplied by its count. */
  readonly cents: number;
  readonly currency: Currency;
  /** Has an explicit money marker: R$, reais, conto, pila, centavos, an animal note… */
  readonly marked: boolean;
  /** "uns 50", "quase 80", "30 e poucos". */
  readonly approx: boolean;
  /** Explicit sign: "-30" and "+30"; 0 without one. */
  readonly sign: -1 | 0 | 1;
  /** "3 cafés de 6": the factors of `cents`. */
  readonly unitPrice?: { readonly count: number; readonly eachCents: number };
  readonly form: 'digits' | 'words' | 'slang' | 'clock';
};
