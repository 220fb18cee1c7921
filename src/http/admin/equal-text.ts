// Constant-time comparison of tokens.

import { equalBytes } from '../../domain/equal-bytes.ts';

const encoder = new TextEncoder();

export const equalText = (given: string, expected: string): boolean =>
  equalBytes(encoder.encode(given), encoder.encode(expected));
