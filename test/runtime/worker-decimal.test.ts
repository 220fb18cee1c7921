// What is left of decimal.js in the worker's bundle: reckons as the whole of it does, and has little more.

import { readFileSync } from 'node:fs';
import { Decimal } from 'decimal.js';
import { expect, it } from 'vitest';
import { onlyWhatReckons } from '../../src/runtime/decimal-for-worker.ts';

const source = readFileSync(new URL('decimal.mjs', import.meta.resolve('decimal.js')), 'utf8');
const left = onlyWhatReckons(source);
const { Decimal: Left } = (await import(`data:text/javascript,${encodeURIComponent(left)}`)) as {
  Decimal: typeof Decimal;
};
const settings = { precision: 34, rounding: Decimal.ROUND_HALF_UP };
const [Whole, Kept] = [Decimal.clone(settings), Left.clone(settings)];

it('reckons as the whole of it', () => {
  for (const [a, b] of [
    ['1.0091', '360'],
    ['2378.04', '0.115'],
    ['-7.5', '3'],
    ['0.000082', '1e-9'],
  ] as const) {
    const results = [Whole, Kept].map((One) => {
      const [x, y] = [new One(a), new One(b)];
      const sums = [x.plus(y), x.minus(y), x.times(y), x.div(y), x.abs().pow(y), x.abs().ln(), x.abs().sqrt(), x.neg()];
      const whole = [x.floor(), x.ceil(), x.round(), x.toDecimalPlaces(2)];
      return [...sums, ...whole, x.toFixed(2), x.toNumber(), x.comparedTo(y), x.lt(y), x.gte(y), x.isZero()].map(
        String,
      );
    });
    expect(results[1]).toEqual(results[0]);
  }
});

it('has little more', () => {
  const methods = (text: string): number => text.match(/^P\.\w+ = /gmu)?.length ?? 0;
  expect(methods(source) - methods(left)).toBe(19);
  expect(left).not.toContain('Decimal.sinh =');
});
