// The exact cost of a call: prices are decimal strings, sums are integers.

import type { LlmUsage } from '../../domain/llm.ts';
import type { ModelPrice } from './model-files.ts';

/** A price in millionths of a dollar per million tokens, which is picodollars a token. */
function picoPerToken(price: string): bigint {
  const [whole = '0', fraction = ''] = price.split('.');
  return BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0'));
}

/** Nanodollars (1e-9 US$), rounded half up: the unit costs are stored in. */
export function costOf(usage: LlmUsage, price: ModelPrice): number {
  const pico =
    BigInt(usage.input) * picoPerToken(price.input) +
    BigInt(usage.cacheRead) * picoPerToken(price.cachedInput) +
    BigInt(usage.cacheWrite) * picoPerToken(price.cacheWrite) +
    BigInt(usage.output) * picoPerToken(price.output);
  return Number((pico + 500n) / 1000n);
}
