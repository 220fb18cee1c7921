// Constant-time comparison of tokens.

import { equalBytes } from '../../domain/equal-bytes.ts';

const encoder = new TextEncoder();

/** False for different lengths, in the same time. */
export const equalText = (given: string, expected: string): boolean =>
  equalBytes(encoder.encode(given), encoder.encode(expected));
