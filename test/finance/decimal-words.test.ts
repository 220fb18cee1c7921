// Decimals for the eye: rounded once, half away from zero, and the same text back when nothing is cut.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalWords } from '../../src/finance/decimal-words.ts';

describe('a decimal', () => {
  it.each([
    ['5.4321', 2, '5,43'],
    ['5.435', 2, '5,44'],
    ['1.005', 2, '1,01'],
    ['-0.004', 2, '0,00'],
    ['-0.005', 2, '-0,01'],
    ['128456.35', 0, '128.456'],
    ['999999.995', 2, '1.000.000,00'],
    ['0.0363', 4, '0,0363'],
    ['14', 2, '14,00'],
  ] as const)('%s to %i places is %s', (text, places, words) => expect(decimalWords(text, places)).toBe(words));

  it('of two places comes back as it was', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (cents) => {
        const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
        const text = `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(decimalWords(text, 2).replaceAll('.', '').replace(',', '.')).toBe(text);
      }),
    );
  });
});
